"""
Renders whole rooms: blender -b -P demo-host/pictures/scenes.py -- [--only NAME] [--out FOLDER]
"""
import json
import math
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)

import bpy
from mathutils import Vector

import stage
from materials import fabric, of_catalogue, painted, wood
from render import builders, save
from shapes import pillow, plank, rod, turned

with open(os.path.join(here, "../catalogue/furniture.json"), encoding="utf-8") as file:
    catalogue = {item["slug"]: item for item in json.load(file)}


def place(slug, at, turn=0, colour=0):
    """Puts a product of the catalogue somewhere in the room."""
    item = catalogue[slug]
    before = set(bpy.context.scene.objects)
    builders[item["kind"]](item, of_catalogue(item, item["colours"][colour], item["nid"]))
    holder = bpy.data.objects.new(slug, None)
    bpy.context.collection.objects.link(holder)
    for thing in set(bpy.context.scene.objects) - before - {holder}:
        thing.parent = holder
    holder.location, holder.rotation_euler = (*at, 0) if len(at) == 2 else at, (0, 0, math.radians(turn))


def room(wall, floor, boards=True):
    """A back wall with a skirting, and a floor."""
    for k in range(14 if boards else 1):
        depth = 0.5 if boards else 8
        plank((14, depth - 0.006, 0.04), (0.13 * (k % 3), 1.1 - depth * (k + 0.5), -0.02), floor)
    plank((14, 0.1, 4), (0, 1.15, 2), wall)
    plank((14, 0.03, 0.11), (0, 1.09, 0.055), wall)


def picture(at, size, hexa):
    """A framed sheet of colour on the wall."""
    x, z = at
    plank((size[0] + 0.05, 0.03, size[1] + 0.05), (x, 1.085, z), wood("#b98f62"))
    plank((size[0], 0.035, size[1]), (x, 1.083, z), painted("#f3efe6", 0.9))
    plank((size[0] * 0.5, 0.04, size[1] * 0.55), (x, 1.082, z), painted(hexa, 0.9))


def lamp(at, height=1.5):
    x, y = at
    turned([(0.16, 0), (0.16, 0.02), (0.02, 0.035), (0.012, 0.06)], (x, y, 0), painted("#2a2724", 0.4, 1))
    rod((x, y, 0.03), (x, y, height), 0.011, painted("#2a2724", 0.4, 1))
    turned([(0.24, height - 0.02), (0.16, height + 0.26), (0.155, height + 0.26)], (x, y, 0), painted("#efe6d4", 0.95))


def cushion(at, hexa, kind, turn=0, size=0.48):
    pillow(size, size, 0.17, fabric(kind, hexa), at, (math.radians(-16), 0, math.radians(turn)))


def window_light(power=400, colour=(1.0, 0.96, 0.9)):
    """Sun through a window to the left, and the light of the sky."""
    stage.area((-5.2, -2.6, 3.4), (0.6, 0, 0.4), 1.5, power, colour)
    stage.area((3.5, -4.5, 3.2), (0, 0, 0.6), 3.5, 60)
    stage.world(0.3)


def camera(at, towards, lens):
    scene = bpy.context.scene
    made = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    bpy.context.collection.objects.link(made)
    made.location, made.data.lens = at, lens
    made.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    scene.camera = made


def living():
    room(painted("#d9cdb9", 0.95), wood("#b28a60"))
    place("dune-wool-rug", (0.1, -1.1), 90, 1)
    place("marlow-3-seat-sofa", (0, 0.45), 0, 1)
    cushion((-0.72, 0.42, 0.76), "#b5592f", "Velvet", 8)
    cushion((0.78, 0.44, 0.76), "#6b7354", "Boucle", -10)
    place("pebble-coffee-table", (0.1, -1.05), 8)
    place("sol-lounge-chair", (2.15, -0.9), -58)
    place("nils-side-table", (-1.55, 0.3), 0)
    place("luz-planter", (2.3, 0.55), 0)
    lamp((-1.75, 0.75))
    picture((-0.35, 1.75), (0.7, 0.9), "#a4481f")
    picture((0.55, 1.75), (0.7, 0.9), "#6b7354")
    window_light()
    camera((-0.5, -5.6, 1.45), (0.28, 0.2, 0.78), 36)


def dining():
    room(painted("#c9ccbd", 0.95), wood("#a67c52"))
    place("border-flatweave-rug", (0, -0.9), 90, 0)
    place("fjord-dining-table", (0, -0.7), 0)
    for x in (-0.55, 0.55):
        place("wren-dining-chair", (x, -1.45), 180)
        place("ines-spindle-chair", (x, 0.0), 0)
    turned([(0.05, 0.74), (0.09, 0.78), (0.1, 0.88), (0.045, 0.98), (0.05, 1.02)], (0.1, -0.7, 0), painted("#b8693f", 0.8))
    turned([(0.02, 0.745), (0.16, 0.75), (0.2, 0.8), (0.19, 0.8)], (-0.5, -0.65, 0), painted("#efe9dd", 0.6))
    place("arden-console", (2.3, 0.75), 0)
    picture((2.3, 1.6), (0.8, 0.6), "#5d4130")
    rod((0, -0.7, 3.4), (0, -0.7, 1.75), 0.006, painted("#26231f", 0.4))
    turned([(0.34, 1.52), (0.22, 1.68), (0.05, 1.76), (0.04, 1.76)], (0, -0.7, 0), painted("#efe6d4", 0.9))
    window_light(360)
    camera((-1.6, -5.6, 1.6), (0.45, -0.1, 0.74), 36)


def terrace():
    room(painted("#cf9f7c", 0.95), painted("#d8cbb6", 0.9), boards=False)
    place("jute-braid-rug", (0, -1.0), 90, 0)
    place("teak-terrace-sofa", (-0.2, 0.3), 0)
    cushion((-0.85, 0.22, 0.74), "#b8693f", "Linen", 8, 0.44)
    place("terrace-coffee-table", (0, -0.95), 0)
    place("cala-rope-chair", (1.8, -0.8), -55, 1)
    place("luz-planter", (1.6, 0.5), 30)
    place("luz-planter", (-2.0, 0.4), 100)
    turned([(0.03, 0.34), (0.1, 0.345), (0.13, 0.42), (0.12, 0.42)], (-0.2, -0.95, 0), painted("#efe9dd", 0.6))
    stage.area((-6, -4, 6), (0, 0, 0.4), 0.7, 1050, (1.0, 0.94, 0.84))
    stage.world(0.34, (0.92, 0.96, 1.0))
    camera((0.7, -5.4, 1.5), (-0.05, 0.1, 0.72), 36)


def corner():
    room(painted("#b7a7a0", 0.95), wood("#9a7550"))
    place("atlas-berber-rug", (0.2, -0.9), 80, 0)
    place("toft-swivel-chair", (0.5, -0.25), -22, 1)
    place("kit-ottoman", (0.95, -1.25), 0, 0)
    place("drum-side-table", (-0.45, -0.1), 0)
    place("pebble-loveseat", (-2.3, 0.35), 14, 0)
    cushion((-2.45, 0.3, 0.74), "#5d4259", "Velvet", 10)
    lamp((1.4, 0.5), 1.55)
    picture((0.55, 1.7), (0.9, 1.1), "#5d4259")
    place("luz-planter", (2.3, 0.4), 60, 1)
    window_light(380, (1.0, 0.95, 0.89))
    camera((-0.5, -4.9, 1.4), (-0.1, 0.1, 0.74), 38)


scenes = {"scene-living": living, "scene-dining": dining, "scene-terrace": terrace, "scene-bedroom-corner": corner}


def main():
    words = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    asked = dict(zip(words[::2], words[1::2]))
    percent = int(asked.get("--percent", 100))
    for name, arrange in scenes.items():
        path = os.path.abspath(os.path.join(asked.get("--out", ".cache/renders"), f"{name}.png"))
        if asked.get("--only", name) != name or os.path.exists(path):
            continue
        stage.clear()
        stage.renderer(1600, 1000, 48, transparent=False)
        bpy.context.scene.view_settings.view_transform = "Filmic"
        bpy.context.scene.view_settings.look = "High Contrast"
        bpy.context.scene.view_settings.exposure = 0.35
        bpy.context.scene.render.resolution_percentage = percent
        arrange()
        save(path)


if __name__ == "__main__":
    main()
