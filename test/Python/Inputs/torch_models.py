"""Models of torchvision and PyTorch, without weights: a convolution net, one with
depthwise convolutions, and a vision transformer."""

import torch


def make_image_model(name):
    def make():
        import torchvision

        with torch.device("meta"):
            return torchvision.models.get_model(name).eval(), (torch.empty(1, 3, 224, 224),)

    return make


def make_encoder():
    """A layer of a transformer, of PyTorch itself."""
    with torch.device("meta"):
        layer = torch.nn.TransformerEncoderLayer(d_model=64, nhead=4, dim_feedforward=256, batch_first=True)
        return layer.eval(), (torch.empty(2, 128, 64),)


MODELS = {
    "encoder": make_encoder,
    **{name: make_image_model(name) for name in ("resnet18", "mobilenet_v3_small", "vit_b_16")},
}
