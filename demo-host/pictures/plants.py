"""A small tree for pots: a few branches, and leaves that all share one mesh."""
import math
import random

import bpy
from mathutils import Vector

from materials import Nodes, linear, shade, wood
from shapes import mesh, tube


def _leaf_material(hexa):
    nodes = Nodes("leaf")
    colour = linear(hexa)
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    nodes.colour(nodes.ramp(chance, [(0.0, shade(colour, 0.55)), (1.0, shade(colour, 1.35))]))
    nodes.set(Roughness=0.55, Specular=0.3)
    return nodes.material


def _leaf(length, width, material):
    """A pointed leaf, folded a little along its middle and bent at its tip."""
    vertices, faces, steps = [], [], 8
    for k in range(steps + 1):
        t = k / steps
        half = width / 2 * math.sin(math.pi * t**0.8) ** 0.9 if 0 < k < steps else 0.0005
        drop = -0.28 * length * t * t
        vertices += [(-half, t * length, drop + half * 0.5), (0, t * length, drop), (half, t * length, drop + half * 0.5)]
    for k in range(steps):
        for n in range(2):
            a = k * 3 + n
            faces.append((a, a + 1, a + 4, a + 3))
    return mesh("leaf", vertices, faces, material)


def tree(at, height, seed=1, leaves=150, length=0.085, width=0.03, hexa="#66744a"):
    """An olive-like tree that stands at `at` and is `height` tall above it."""
    chance = random.Random(seed)
    bark, first = wood("#75624b"), _leaf(length, width, _leaf_material(hexa))
    base = Vector(at)
    twigs = []
    for k in range(7):
        angle = k * 2.4 + chance.uniform(-0.4, 0.4)
        start = base + Vector((0, 0, height * (0.3 + 0.05 * k)))
        reach = height * chance.uniform(0.2, 0.34)
        end = start + Vector((reach * math.cos(angle), reach * math.sin(angle), height * chance.uniform(0.26, 0.42)))
        end.z = min(end.z, base.z + height)
        bend = (start + end) / 2 + Vector((0.2 * reach * math.cos(angle), 0.2 * reach * math.sin(angle), -0.05 * height))
        tube([start, bend, bend * 0.4 + end * 0.6, end], 0.006, bark)
        twigs.append((start, bend, end))
    trunk = [base + Vector((0.02 * height * math.sin(k * 1.7), 0.015 * height * math.cos(k * 2.3), height * 0.66 * k / 5)) for k in range(6)]
    tube([base, *trunk[1:]], 0.013, bark)
    for n in range(leaves):
        start, bend, end = chance.choice(twigs)
        t = chance.uniform(0.25, 1.0)
        place = (1 - t) ** 2 * start + 2 * t * (1 - t) * bend + t * t * end
        shown = first if n == 0 else first.copy()
        if n:
            bpy.context.collection.objects.link(shown)
        shown.location = place + Vector([chance.uniform(-1, 1) * 0.035 * height for _ in range(3)])
        shown.rotation_euler = (chance.uniform(-0.7, 0.6), chance.uniform(-0.6, 0.6), chance.uniform(0, math.tau))
        size = chance.uniform(0.7, 1.25)
        shown.scale = (size, size, size)
