"""The shell of a room and what makes it lived in: floor, wall, curtain, art, lamps, and sun through a window."""
import math
import random

import bpy
from mathutils import Vector, noise

import stage
from materials import clay, fabric, painted, wood
from shapes import mesh, plank, rod, slab, turned

back = 1.1
dark = "#2a2724"


def _board(x0, x1, y0, y1, material, top=0.0):
    bevel = 0.002
    low = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    high = [(x0 + bevel, y0 + bevel), (x1 - bevel, y0 + bevel), (x1 - bevel, y1 - bevel), (x0 + bevel, y1 - bevel)]
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    shift = lambda points, z: [(x - middle[0], y - middle[1], z) for x, y in points]
    vertices = shift(low, -0.02) + shift(low, -bevel) + shift(high, 0)
    faces = [(8, 9, 10, 11)]
    for ring in (0, 4):
        faces += [(ring + k, ring + (k + 1) % 4, ring + 4 + (k + 1) % 4, ring + 4 + k) for k in range(4)]
    made = mesh("board", vertices, faces, material, smooth=False)
    made.location = (*middle, top)
    return made


def plank_floor(hexa, wide=0.19, seed=3):
    """Boards of many lengths, laid along the wall."""
    chance, timber = random.Random(seed), wood(hexa, 0.3)
    y = back
    while y > -4.6:
        x = -6 - chance.uniform(0, 2)
        while x < 6:
            end = x + chance.uniform(1.4, 2.6)
            _board(x, end - 0.002, y - wide + 0.002, y, timber)
            x = end
        y -= wide


def stone_floor(hexa, side=0.9):
    """Large flags with open joints."""
    stone = clay(hexa)
    for i in range(-7, 8):
        for j in range(7):
            _board(i * side, (i + 1) * side - 0.012, back - (j + 1) * side, back - j * side - 0.012, stone)
    plank((14, 8, 0.02), (0, -2, -0.03), painted("#8d8374", 0.9))


def wall(hexa, skirting=True):
    """Plaster: not quite even."""
    plaster = fabric("Plaster", hexa)
    plank((16, 0.1, 5), (0, back + 0.05, 2.5), plaster)
    if skirting:
        plank((16, 0.024, 0.12), (0, back - 0.01, 0.06), painted("#f1ece2", 0.6))


def curtain(x, width, hexa="#e9e2d4", height=2.9):
    """Linen that hangs in folds from above the picture to the floor."""
    vertices, faces, across, down = [], [], 120, 20
    for i in range(across + 1):
        for j in range(down + 1):
            u, v = i / across, j / down
            fold = 0.055 * math.sin(u * width * 34 + 1.6 * noise.noise(Vector((u * 6, v * 1.2, 2))))
            drift = 0.03 * noise.noise(Vector((u * 4, v * 2, 9)))
            vertices.append((x + (u - 0.5) * width + drift, back - 0.14 + fold * (0.6 + 0.4 * (1 - v)), 0.015 + v * height))
    for i in range(across):
        for j in range(down):
            a = i * (down + 1) + j
            faces.append((a, a + down + 1, a + down + 2, a + 1))
    return mesh("curtain", vertices, faces, fabric("Linen", hexa))


def art(x, z, width, height, inks, seed=1, frame="#b08a5e"):
    """A framed print: a few calm shapes on thick paper."""
    chance, y = random.Random(seed), back - 0.02
    plank((width + 0.05, 0.035, height + 0.05), (x, y, z), wood(frame))
    plank((width + 0.005, 0.03, height + 0.005), (x, y - 0.006, z), painted("#f4efe5", 0.95))
    for k, ink in enumerate(inks):
        size = min(width, height) * (0.31 - 0.05 * k)
        squash, egg = chance.uniform(0.75, 1.0), chance.uniform(-0.09, 0.09)
        turn = [math.tau * n / 72 for n in range(72)]
        # The first is a sun, the others are pebbles; the last is cut in half.
        outline = [(size * math.cos(a), size * squash * math.sin(a) * (1 + egg * math.cos(2 * a))) for a in turn]
        if k and k == len(inks) - 1:
            outline = [(px, max(py, 0.0)) for px, py in outline]
        at = (x + width * (0.14, -0.15, 0.06)[k % 3], y - 0.0215 - 0.0012 * k, z + height * (0.13, -0.07, -0.24)[k % 3])
        made = slab(outline, 0.001, at, painted(ink, 0.95))
        made.rotation_euler = (math.radians(90), 0, 0)


def floor_lamp(x, y, height=1.5, shade="#efe6d4"):
    turned([(0.15, 0), (0.15, 0.015), (0.02, 0.026), (0.011, 0.05)], (x, y, 0), painted(dark, 0.4, 1))
    rod((x, y, 0.03), (x, y, height), 0.009, painted(dark, 0.4, 1))
    turned([(0.235, height - 0.03), (0.232, height - 0.03), (0.165, height + 0.26), (0.168, height + 0.26)], (x, y, 0), fabric("Linen", shade))


def pendant(x, y, z, hexa="#e9e0cf", radius=0.33):
    """A shallow dome on a cord."""
    rod((x, y, z), (x, y, z + 3), 0.004, painted(dark, 0.5))
    dome = [(radius * math.sin(math.pi / 2 * (1 - k / 12)), z - 0.24 + 0.24 * math.sin(math.pi / 2 * k / 12)) for k in range(13)]
    turned([(max(r, 0.004), h) for r, h in dome], (x, y, 0), painted(hexa, 0.6))


def sun(towards, direction=(1.0, 0.62, -0.62), strength=5.0, window=(2.0, 2.3), panes=(2, 3), colour=(1.0, 0.9, 0.76)):
    """Sunlight through a window with bars, falling around a point; without a `window` it falls everywhere."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = strength, math.radians(0.8), colour
    lamp = bpy.data.objects.new("sun", light)
    along = Vector(direction).normalized()
    lamp.rotation_euler = along.to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)
    if not window:
        return
    holder = bpy.data.objects.new("window", None)
    bpy.context.collection.objects.link(holder)
    holder.location = Vector(towards) - along * 6.5
    holder.rotation_euler = along.to_track_quat("-Z", "Y").to_euler()
    wide, high = window
    boards = [((9, 4, 0.04), (0, side * (high / 2 + 2), 0)) for side in (-1, 1)]
    boards += [((4, high, 0.04), (side * (wide / 2 + 2), 0, 0)) for side in (-1, 1)]
    boards += [((0.06, high, 0.04), (wide * (k / panes[0] - 0.5), 0, 0)) for k in range(1, panes[0])]
    boards += [((wide, 0.06, 0.04), (0, high * (k / panes[1] - 0.5), 0)) for k in range(1, panes[1])]
    for size, at in boards:
        made = plank(size, at, painted("#ffffff"))
        made.parent = holder
        made.visible_camera = made.visible_diffuse = made.visible_glossy = False


def daylight(sky=0.5, fill=55):
    """What a bright sky gives through windows behind and beside the camera."""
    stage.area((-4.2, -3.4, 2.6), (0.2, 0.3, 0.6), 2.4, 150, (1.0, 0.98, 0.95))
    stage.area((4.2, -4.2, 2.8), (0, 0, 0.7), 3.2, fill, (1.0, 0.96, 0.92))
    stage.world(sky, (1.0, 0.98, 0.95))


def camera(x, height, distance, lens, lower=0.0):
    """A level camera, so that walls stay upright; `lower` shifts the view down."""
    made = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    bpy.context.collection.objects.link(made)
    made.location, made.rotation_euler = (x, -distance, height), (math.radians(90), 0, 0)
    made.data.lens, made.data.shift_y = lens, -lower
    bpy.context.scene.camera = made
