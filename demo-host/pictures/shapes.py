"""Meshes that furniture is built from. Lengths are metres; z is up; the front looks towards -y."""
import math

import bpy
from mathutils import Vector, noise

# How angular a block may be and still be a cushion with piping.
welted_up_to = 5.3


def mesh(name, vertices, faces, material, uvs=None, smooth=True):
    """A mesh object of the scene."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    if uvs:
        layer = data.uv_layers.new(name="UVMap")
        for loop in data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    for polygon in data.polygons:
        polygon.use_smooth = smooth
    data.materials.append(material)
    made = bpy.data.objects.new(name, data)
    made["grain"] = _grain(vertices)
    bpy.context.collection.objects.link(made)
    return made


def _grain(points):
    """How tightly wood's grain is drawn in each direction: loosely along the longest side."""
    spans = [max(p[axis] for p in points) - min(p[axis] for p in points) for axis in range(3)]
    return [1.1 if span == max(spans) else 15.0 for span in spans]


def block(size, at, material, plan=10.0, profile=5.0, crumple=0.0, turn=(0, 0, 0), steps=22):
    """
    A rounded block around a centre: from a plank (plan and profile 40) to a puffed cushion (profile 2.6).
    `crumple` moves the surface in and out by so many metres, as stuffing does. A puffed block in a welted
    cover gets its piping around its rim.
    """
    half = [side / 2 for side in size]
    vertices, faces, index = [], [], {}
    for axis in range(3):
        for side in (-1, 1):
            grid = []
            for i in range(steps + 1):
                row = []
                for j in range(steps + 1):
                    # Denser towards the edges, where the roundness is.
                    spread = lambda k: math.sin((k / steps - 0.5) * math.pi)
                    direction = [0.0, 0.0, 0.0]
                    direction[axis] = float(side)
                    direction[(axis + 1) % 3] = spread(i)
                    direction[(axis + 2) % 3] = spread(j)
                    row.append(_vertex(direction, half, plan, profile, crumple, vertices, index, at))
                grid.append(row)
            for i in range(steps):
                for j in range(steps):
                    corners = (grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1])
                    faces.append(corners if side > 0 else corners[::-1])
    made = mesh("block", vertices, faces, material)
    made.location, made.rotation_euler = at, turn
    if material.get("welted") and profile <= welted_up_to:
        thin = half.index(min(half))
        line = []
        for a in (math.tau * k / 96 for k in range(96)):
            around = [math.cos(a), math.sin(a)]
            around.insert(thin, 0.0)
            line.append(_point(around, half, plan, profile, crumple, at))
        welt = tube(line, 0.0045, material, closed=True)
        welt.location, welt.rotation_euler = at, turn
    return made


def _vertex(direction, half, plan, profile, crumple, vertices, index, at):
    key = tuple(round(value, 5) for value in direction)
    if key in index:
        return index[key]
    vertices.append(tuple(_point(direction, half, plan, profile, crumple, at)))
    index[key] = len(vertices) - 1
    return index[key]


def _point(direction, half, plan, profile, crumple, at):
    x, y, z = direction
    around = (abs(x) ** plan + abs(y) ** plan) ** (profile / plan)
    reach = (around + abs(z) ** profile) ** (-1 / profile)
    point = Vector((x * reach * half[0], y * reach * half[1], z * reach * half[2]))
    if crumple:
        seen = point * 5 + Vector(at) * 9
        point += point.normalized() * crumple * (noise.noise(seen) + 0.5 * noise.noise(seen * 2.3))
    return point


def plank(size, at, material, turn=(0, 0, 0)):
    """A board with edges just soft enough to catch the light."""
    return block(size, at, material, plan=26, profile=26, turn=turn, steps=14)


def turned(profile, at, material, turn=(0, 0, 0), around=48):
    """A body of revolution: `profile` is a list of (radius, height) from the bottom up."""
    vertices, faces = [], []
    for radius, height in profile:
        for k in range(around):
            angle = 2 * math.pi * k / around
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for row in range(len(profile) - 1):
        for k in range(around):
            a, b = row * around + k, row * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    faces.append(tuple(reversed(range(around))))
    faces.append(tuple(range((len(profile) - 1) * around, len(profile) * around)))
    made = mesh("turned", vertices, faces, material)
    made.location, made.rotation_euler = at, turn
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(40)
    return made


def eased(profile, steps=5):
    """A profile's points joined by a smooth line."""
    points = [profile[0], *profile, profile[-1]]
    line = []
    for before, start, end, after in zip(points, points[1:], points[2:], points[3:]):
        for k in range(steps):
            t = k / steps
            line.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(before, start, end, after)
            ))
    return [*line, profile[-1]]


def rod(start, end, radius, material, tip=None):
    """A round bar from one point to another, thinner at its end if `tip` says so."""
    start, end = Vector(start), Vector(end)
    along = end - start
    length = along.length
    made = turned([(radius, 0), (radius if tip is None else tip, length)], start, material, around=20)
    made.rotation_euler = along.to_track_quat("Z", "Y").to_euler()
    return made


def tube(points, radius, material, closed=False):
    """A round bar along a smooth line."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = "3D", radius, 6, 16
    curve.use_fill_caps = True
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for knot, point in zip(line.points, points):
        knot.co = (*point, 1)
    line.use_endpoint_u, line.use_cyclic_u, line.order_u = not closed, closed, 4
    curve.materials.append(material)
    made = bpy.data.objects.new("tube", curve)
    made["grain"] = _grain(points)
    bpy.context.collection.objects.link(made)
    return made


def slab(outline, height, at, material):
    """A plate with any outline (a list of (x, y), counter-clockwise), its edge softened."""
    n = len(outline)
    rings = [(0.985, 0), (1, 0.18), (1, 0.82), (0.985, 1)]
    vertices = [(x * scale, y * scale, height * z) for scale, z in rings for x, y in outline]
    faces = [
        (r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k)
        for r in range(len(rings) - 1)
        for k in range(n)
    ]
    faces += [tuple(reversed(range(n))), tuple(range((len(rings) - 1) * n, len(rings) * n))]
    made = mesh("slab", vertices, faces, material)
    made.location = at
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(30)
    return made


def band(path, heights, thickness, material):
    """An upright board bent along `path` (a list of (x, y)), between two heights at every point of it."""
    vertices, faces, count = [], [], len(path)
    for k, (x, y) in enumerate(path):
        (ax, ay), (bx, by) = path[max(0, k - 1)], path[min(count - 1, k + 1)]
        along = Vector((bx - ax, by - ay, 0)).normalized()
        out = Vector((along.y, -along.x, 0)) * thickness / 2
        low, high = heights[k]
        soft = min(thickness / 2, (high - low) / 4)
        for side, z in ((1, low + soft), (1, high - soft), (0.4, high), (-0.4, high), (-1, high - soft), (-1, low + soft), (-0.4, low), (0.4, low)):
            vertices.append((x + out.x * side, y + out.y * side, z))
    for k in range(count - 1):
        for n in range(8):
            a, b = k * 8 + n, k * 8 + (n + 1) % 8
            faces.append((a, b, b + 8, a + 8))
    faces += [tuple(range(8))[::-1], tuple(range((count - 1) * 8, count * 8))]
    made = mesh("band", vertices, faces, material)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(50)
    return made


def rounded(width, height, power=4.0, steps=40):
    """A closed outline between a rectangle and an ellipse."""
    turn = [math.tau * k / steps for k in range(steps)]
    curve = lambda value: math.copysign(abs(value) ** (2 / power), value)
    return [(width / 2 * curve(math.cos(a)), height / 2 * curve(math.sin(a))) for a in turn]
