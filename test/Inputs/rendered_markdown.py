"""Reads Markdown with GitHub's renderer."""

import html.parser
import subprocess

# What our own Markdown has. Links and images are not among it.
OWN_TAGS = {"h2", "h3", "p", "ul", "li", "strong", "code", "table", "thead", "tbody", "tr", "th",
            "td", "details", "summary", "pre", "hr"}


class Rendered(html.parser.HTMLParser):
    """The tags and texts of a piece of Markdown. `errors` has markup that is none
    of ours, and mentions, references and URLs that GitHub would link."""

    def __init__(self, cmark, markdown):
        super().__init__()
        self.errors, self.texts, self.codes, self.stack = [], [], [], []
        if isinstance(markdown, str):
            markdown = markdown.encode()
        done = subprocess.run([cmark, "--unsafe", "-e", "table", "-e", "autolink", "-e", "strikethrough"],
                              input=markdown, capture_output=True, check=True, timeout=120)
        self.html = done.stdout.decode()
        self.feed(self.html)
        self.close()

    def handle_starttag(self, tag, attributes):
        if tag not in OWN_TAGS:
            self.errors.append(f"tag {tag}")
        for name, value in attributes:
            if (name, value) not in (("align", "right"), ("align", "left")) and \
                    not (tag == "code" and name == "class"):
                self.errors.append(f"attribute {name}={value}")
        self.stack.append(tag)
        if tag == "code":
            self.codes.append("")

    def handle_endtag(self, tag):
        if not self.stack or self.stack.pop() != tag:
            self.errors.append(f"end of {tag}")

    def handle_comment(self, data):
        self.errors.append(f"comment {data}")

    def handle_data(self, data):
        self.texts.append(data)
        if "code" in self.stack:
            self.codes[-1] += data
        elif any(mark in data for mark in ("@", "#", "://", "www.")):
            self.errors.append(f"linked text {data!r}")
