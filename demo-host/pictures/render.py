"""
Renders the catalogue's pictures as PNG; finish.mjs makes them small.

blender -b -P demo-host/pictures/render.py -- [--only SLUG|KIND|CATEGORY …] [--view main|second|colours …]
  [--out FOLDER] [--scale PERCENT] [--again]
"""
import argparse
import json
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)

import develop
import outdoor
import seats
import soft
import stage
import styling
import tables
from materials import linear, of_catalogue

builders = {**seats.builders, **tables.builders, **soft.builders, **outdoor.builders}

# The grey in which covers are rendered before the darkroom colours them.
grey = "#969696"
# Pixels and samples of each view.
sizes = {"main": ((800, 1000), 8), "second": ((640, 800), 7), "colours": ((640, 800), 6)}
default_out = ".cache/prints"


def catalogue():
    items = []
    for name in ("furniture.json", "covers.json"):
        with open(os.path.join(here, "../catalogue", name), encoding="utf-8") as file:
            items += json.load(file)
    return items


def kebab(name):
    return name.lower().replace(" ", "-")


def one_light_for_all(item):
    """Whether colours differ by the cover's colour only: not where a pattern or veins change with it."""
    return item["material"] != "Marble" and item["params"].get("pattern", "plain") == "plain"


def shoot(item, hexa, view, scale):
    """Builds a product, lights it, frames it and renders it. Returns its passes, cleared of grain."""
    stage.clear()
    size, samples = sizes[view]
    stage.renderer(size, samples, scale)
    builders[item["kind"]](item, of_catalogue(item, {"hex": hexa}, item["nid"]))
    width = stage.extent()
    if view == "second":
        styling.accompany(item)
    stage.frame(*styling.camera_for(item, view))
    stage.studio_light(width)
    stage.shadow_floor()
    return develop.clean(develop.expose(), size[0] // 160)


def change_to(hexa):
    """How many times brighter a colour is than the grey, channel by channel."""
    return [new / old for new, old in zip(linear(hexa)[:3], linear(grey)[:3])]


def pictures_of(item, view):
    """A view's file names, each with its colour: the main picture of a plain product serves its colours too."""
    slug, (first, *others) = item["slug"], item["colours"]
    rest = [(f"{slug}--{kebab(colour['name'])}", colour["hex"]) for colour in others]
    if view == "second":
        return [(f"{slug}--2", first["hex"])]
    if view == "main":
        return [(slug, first["hex"]), *(rest if one_light_for_all(item) else [])]
    return [] if one_light_for_all(item) else rest


def render(item, view, asked):
    places = [(os.path.abspath(os.path.join(asked.out, f"{name}.png")), hexa) for name, hexa in pictures_of(item, view)]
    missing = [(path, hexa) for path, hexa in places if asked.again or not os.path.exists(path)]
    if not missing:
        return
    if one_light_for_all(item):
        shot = shoot(item, grey, view, asked.scale)
        for path, hexa in missing:
            develop.save(develop.print_of(shot, change_to(hexa)), path)
        return
    for path, hexa in missing:
        develop.save(develop.print_of(shoot(item, hexa, view, asked.scale)), path)


def main():
    words = argparse.ArgumentParser(prog="render.py")
    words.add_argument("--only", nargs="+")
    words.add_argument("--view", nargs="+", default=["main", "second", "colours"])
    words.add_argument("--out", default=default_out)
    words.add_argument("--scale", type=int, default=100)
    words.add_argument("--again", action="store_true")
    asked = words.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
    for view in asked.view:
        for item in catalogue():
            if not asked.only or {item["slug"], item["kind"], item["category"]} & set(asked.only):
                render(item, view, asked)


if __name__ == "__main__":
    main()
