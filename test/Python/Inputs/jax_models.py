"""Three models in JAX: a convolution net, a block of a transformer with its
gradient, and a recurrent net as a scan."""

import jax
import jax.numpy as jnp


def shape(*dims):
    return jax.ShapeDtypeStruct(dims, jnp.float32)


def convnet(x, kernels, weights):
    for number, (kernel, stride) in enumerate(zip(kernels, (2, 1, 2, 1))):
        with jax.named_scope(f"conv{number}"):
            x = jax.lax.conv_general_dilated(x, kernel, (stride, stride), "SAME",
                                             dimension_numbers=("NHWC", "HWIO", "NHWC"))
            x = jnp.maximum(x, 0)
    with jax.named_scope("head"):
        return x.mean((1, 2)) @ weights


def attention(x, wq, wk, wv, wo):
    with jax.named_scope("layers.0"):
        q, k, v = x @ wq, x @ wk, x @ wv
        return (jax.nn.softmax(q @ k.T / 8.0) @ v) @ wo


def attention_step(*arguments):
    return jax.value_and_grad(lambda *each: (attention(*each) ** 2).sum(), argnums=(1, 2, 3, 4))(*arguments)


def rnn(x, wx, wh, bias):
    def step(hidden, xt):
        with jax.named_scope("cell"):
            hidden = jnp.tanh(xt @ wx + hidden @ wh + bias)
        return hidden, hidden

    return jax.lax.scan(step, jnp.zeros((x.shape[1], wh.shape[0])), x)[1]


MODELS = {
    "convnet": (convnet, shape(8, 64, 64, 3),
                [shape(3, 3, 3, 32), shape(3, 3, 32, 32), shape(3, 3, 32, 64), shape(3, 3, 64, 64)], shape(64, 10)),
    "attention_step": (attention_step, shape(128, 64), *[shape(64, 64)] * 4),
    "rnn": (rnn, shape(50, 16, 32), shape(32, 64), shape(64, 64), shape(64)),
}
