"""
Renders whole rooms: blender -b -P demo-host/pictures/scenes.py -- [--only NAME …] [--out FOLDER] [--scale PERCENT] [--again]
"""
import argparse
import math
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)

import bpy

import develop
import stage
from materials import fabric, of_catalogue
from plants import tree
from render import builders, catalogue, default_out
from rooms import art, camera, curtain, daylight, floor_lamp, pendant, plank_floor, stone_floor, sun, wall
from sewn import pillow
from styling import books, bowl, vase

items = {item["slug"]: item for item in catalogue()}


def place(slug, at, turn=0, colour=None):
    """Puts a product of the catalogue somewhere in the room, in the named colour or its first."""
    item = items[slug]
    chosen = next((one for one in item["colours"] if one["name"] == colour), item["colours"][0])
    before = set(bpy.context.scene.objects)
    builders[item["kind"]](item, of_catalogue(item, chosen, item["nid"]))
    holder = bpy.data.objects.new(slug, None)
    bpy.context.collection.objects.link(holder)
    for thing in set(bpy.context.scene.objects) - before - {holder}:
        thing.parent = holder
    holder.location, holder.rotation_euler = (*at, 0) if len(at) == 2 else at, (0, 0, math.radians(turn))


def cushion(at, hexa, kind, turn=0, size=(0.5, 0.5)):
    pillow(*size, 0.17, fabric(kind, hexa), at, (math.radians(-18), 0, math.radians(turn)))


def living():
    wall("#ddd2c1")
    plank_floor("#c09a6c")
    curtain(-2.75, 1.0)
    place("dune-wool-rug", (0.15, -1.2, 0), 90)
    place("marlow-3-seat-sofa", (0, 0.4), 0, "Chalk")
    cushion((-0.66, 0.34, 0.74), "#a5643f", "Linen", 10)
    cushion((-0.42, 0.22, 0.68), "#e4dac8", "Wool", 4, (0.52, 0.34))
    cushion((0.72, 0.36, 0.74), "#7c8466", "Velvet", -9)
    place("pebble-coffee-table", (0.1, -1.1), 6)
    vase(-0.2, -1.05, 0.36)
    books(0.3, -1.15, 0.36)
    place("sol-lounge-chair", (1.95, -0.75), -52)
    place("nils-side-table", (-1.5, 0.35))
    bowl(-1.5, 0.35, 0.49, size=0.8)
    place("luz-planter", (2.15, 0.55), 0, "Chalk")
    floor_lamp(-1.78, 0.72)
    art(0.05, 1.72, 1.15, 0.86, ("#a4481f", "#8b8f74", "#2f2a26"), 5)
    sun((0.9, 0.9, 1.35))
    daylight()
    camera(0.15, 1.08, 5.3, 38, 0.035)


def dining():
    wall("#cdd0c1")
    plank_floor("#b78c60", seed=8)
    place("border-flatweave-rug", (0, -0.85), 90)
    place("fjord-dining-table", (0, -0.75))
    for x in (-0.5, 0.5):
        place("wren-dining-chair", (x, -1.5), 176 + 12 * x)
        place("wren-dining-chair", (x, 0.02), 8 * x)
    place("ines-spindle-chair", (-1.42, -0.75), 84)
    place("ines-spindle-chair", (1.42, -0.75), -88)
    vase(0.05, -0.7, 0.742, "#b9704a", 1.15)
    tree((0.05, -0.7, 0.98), 0.55, 4, 70, 0.06, 0.022)
    bowl(-0.52, -0.8, 0.742, "#efe8db", 1.2)
    place("arden-console", (2.35, 0.78))
    vase(2.75, 0.8, 0.796, "#3c3a36", 1.1)
    books(2.1, 0.8, 0.796, 4)
    art(2.35, 1.62, 0.62, 0.8, ("#5d4130", "#b9704a"), 11)
    place("luz-planter", (-2.35, 0.5), 120, "Chalk")
    pendant(0, -0.75, 1.78)
    sun((-0.6, 0.9, 1.3))
    daylight(0.52)
    camera(0.3, 1.16, 5.5, 36, 0.03)


def terrace():
    wall("#dcc4ab", skirting=False)
    stone_floor("#d9cdba")
    place("jute-braid-rug", (0, -1.0, 0), 90)
    place("teak-terrace-sofa", (-0.1, 0.35))
    cushion((-0.72, 0.2, 0.68), "#b8693f", "Linen", 9, (0.46, 0.46))
    cushion((0.66, 0.2, 0.68), "#e9dfcb", "Linen", -8, (0.46, 0.46))
    place("terrace-coffee-table", (0, -0.95))
    bowl(-0.2, -0.95, 0.34, "#f0e9dc", 1.2)
    books(0.22, -0.98, 0.34)
    place("cala-rope-chair", (1.65, -0.75), -58, "Sand")
    place("luz-planter", (1.75, 0.55), 30)
    place("luz-planter", (-1.75, 0.5), 100)
    place("brisa-side-table", (1.3, 0.35), 0, "Chalk")
    tree((-4.6, -1.9, 3.4), 3.0, 21, 620, 0.24, 0.075)
    sun((0, 0, 0), (1.0, 0.72, -0.74), 3.7, None)
    stage.world(0.36, (0.9, 0.95, 1.0))
    camera(0.0, 1.05, 5.2, 37, 0.035)


def corner():
    wall("#c9b9ab")
    plank_floor("#ab8158", seed=14)
    curtain(2.75, 1.0, "#efe8db")
    place("atlas-berber-rug", (0.1, -1.05), 86)
    place("nest-daybed-sofa", (-0.85, 0.45))
    cushion((-1.2, 0.5, 0.72), "#8f6a72", "Velvet", 6)
    cushion((-0.78, 0.52, 0.72), "#ece4d6", "Linen", -4)
    place("toft-swivel-chair", (1.35, -0.25), -30, "Blush")
    place("kit-ottoman", (0.75, -1.3))
    place("drum-side-table", (0.55, 0.45))
    vase(0.52, 0.47, 0.45, "#7b5a4c", 0.9)
    tree((0.52, 0.47, 0.66), 0.5, 9, 50, 0.06, 0.022)
    floor_lamp(2.0, 0.65)
    art(-1.15, 1.68, 0.6, 0.8, ("#8f6a72", "#d3a98e"), 3)
    art(-0.4, 1.68, 0.6, 0.8, ("#5d6a58", "#c9a36f"), 16)
    sun((0.2, 0.9, 1.35))
    daylight()
    camera(0.25, 1.08, 5.0, 37, 0.03)


scenes = {"scene-living": living, "scene-dining": dining, "scene-terrace": terrace, "scene-bedroom-corner": corner}


def main():
    words = argparse.ArgumentParser(prog="scenes.py")
    words.add_argument("--only", nargs="+")
    words.add_argument("--out", default=default_out)
    words.add_argument("--scale", type=int, default=100)
    words.add_argument("--again", action="store_true")
    asked = words.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
    for name, arrange in scenes.items():
        path = os.path.abspath(os.path.join(asked.out, f"{name}.png"))
        if (asked.only and name not in asked.only) or (os.path.exists(path) and not asked.again):
            continue
        stage.clear()
        stage.renderer((1600, 1000), 16, asked.scale, transparent=False)
        arrange()
        develop.save(develop.print_of(develop.clean(develop.expose(), 4), grounded=False), path)


if __name__ == "__main__":
    main()
