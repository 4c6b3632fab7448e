"""
Renders the catalogue: blender -b -P demo-host/pictures/render.py -- [--only SLUG] [--views main,second,colours] [--out FOLDER]
Writes PNGs with a transparent ground; finish.mjs puts them on paper and makes them small.
"""
import json
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)

import outdoor
import seats
import soft
import stage
import tables
from materials import of_catalogue

builders = {**seats.builders, **tables.builders, **soft.builders, **outdoor.builders}
kebab = lambda name: name.lower().replace(" ", "-")

# Where the camera stands for a kind: azimuth, elevation, how much of the frame is filled.
angles = {"rug": (-14, 46, 0.88), "pillow": (8, 8, 0.74), "parasol": (0, 4, 0.9), "dining-table": (-30, 14, 0.9)}


def build(item, colour):
    stage.clear()
    import bpy

    builders[item["kind"]](item, of_catalogue(item, colour, item["nid"]))
    corners = stage.bounds()
    return max(max(c.x for c in corners) - min(c.x for c in corners), max(c.z for c in corners))


def render(item, colour, view, path):
    size = build(item, colour)
    width, height, samples = (560, 700, 18) if view == "colours" else (800, 1000, 28)
    stage.renderer(width, height, samples, transparent=True)
    azimuth, elevation, fill = angles.get(item["kind"], (-24, 13, 0.9))
    if view == "second":
        azimuth, elevation, fill = (34, elevation + 9, 1.25) if item["kind"] != "rug" else (24, 30, 1.5)
    stage.frame(azimuth, elevation, fill=fill)
    stage.studio_light(size)
    stage.shadow_floor()
    save(path)


def save(path):
    import bpy

    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def wanted(views, items):
    """Every picture: main ones first, so that a shop is whole as early as can be."""
    for view in views:
        for item in items:
            first, *others = item["colours"]
            if view == "main":
                yield item, first, view, item["slug"]
            elif view == "second":
                yield item, first, view, f"{item['slug']}--2"
            else:
                for colour in others:
                    yield item, colour, view, f"{item['slug']}--{kebab(colour['name'])}"


def main():
    words = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    asked = dict(zip(words[::2], words[1::2]))
    out = asked.get("--out", ".cache/renders")
    with open(os.path.join(here, "../catalogue/furniture.json"), encoding="utf-8") as file:
        items = [item for item in json.load(file) if asked.get("--only") in (None, item["slug"], item["kind"], item["category"])]
    for item, colour, view, name in wanted(asked.get("--views", "main,second,colours").split(","), items):
        path = os.path.abspath(os.path.join(out, f"{name}.png"))
        if not os.path.exists(path):
            render(item, colour, view, path)


if __name__ == "__main__":
    main()
