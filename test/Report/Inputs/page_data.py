"""Prints what an HTML page holds, as a browser reads it: its title, the text
outside of scripts and styles, and the data of its scripts as indented JSON.

  page_data.py <PAGE
"""

import html.parser
import json
import sys


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.element, self.attributes = "", {}

    def handle_starttag(self, tag, attributes):
        self.element, self.attributes = tag, dict(attributes)

    def handle_endtag(self, _):
        self.element, self.attributes = "", {}

    def handle_comment(self, data):
        sys.exit("a comment: " + data)

    def handle_data(self, data):
        name = self.attributes.get("id") or self.attributes.get("class") or ""
        if self.attributes.get("type") == "application/json":
            # JSON allows no other numbers.
            data = json.loads(data, parse_constant=lambda text: sys.exit("not JSON: " + text))
            print(f"{name} {self.attributes.get('data-title', '')}".strip())
            print(json.dumps(data, indent=1))
        elif self.element in ("script", "style"):
            print(self.element, name)
        elif data.strip():
            print(f"{self.element}: {data.strip()}")


page = Page()
page.feed(sys.stdin.buffer.read().decode("utf-8"))
page.close()
