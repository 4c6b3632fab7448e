"""Meshes that furniture is built from. Lengths are metres; z is up; the front looks towards -y."""
import math

import bpy
from mathutils import Vector, noise


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
    bpy.context.collection.objects.link(made)
    return made


def block(size, at, material, plan=10.0, profile=5.0, crumple=0.0, turn=(0, 0, 0), steps=22):
    """
    A rounded block around a centre: from a plank (plan and profile 40) to a puffed cushion (profile 2.6).
    `crumple` moves the surface in and out by so many metres, as stuffing does.
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
    return made


def _vertex(direction, half, plan, profile, crumple, vertices, index, at):
    key = tuple(round(value, 5) for value in direction)
    if key in index:
        return index[key]
    x, y, z = direction
    around = (abs(x) ** plan + abs(y) ** plan) ** (profile / plan)
    reach = (around + abs(z) ** profile) ** (-1 / profile)
    point = Vector((x * reach * half[0], y * reach * half[1], z * reach * half[2]))
    if crumple:
        seen = point * 5 + Vector(at) * 9
        point += point.normalized() * crumple * (noise.noise(seen) + 0.5 * noise.noise(seen * 2.3))
    vertices.append(tuple(point))
    index[key] = len(vertices) - 1
    return index[key]


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
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for knot, point in zip(line.points, points):
        knot.co = (*point, 1)
    line.use_endpoint_u, line.use_cyclic_u, line.order_u = not closed, closed, 4
    curve.materials.append(material)
    made = bpy.data.objects.new("tube", curve)
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


def cloth(width, depth, thickness, material, wave=0.0, steps=60):
    """A rug on the floor, its edges not quite straight; the upper side carries the pattern."""
    vertices, faces, uvs = [], [], []
    for i in range(steps + 1):
        for j in range(steps + 1):
            u, v = i / steps, j / steps
            edge = min(u, 1 - u, v, 1 - v)
            x, y = (u - 0.5) * width, (v - 0.5) * depth
            lift = thickness * min(1, edge * 40) + wave * max(0, noise.noise(Vector((x * 1.4, y * 1.4, 3)))) * min(1, edge * 6)
            wobble = 0.004 * noise.noise(Vector((x * 3, y * 3, 7)))
            vertices.append((x + wobble, y + wobble, lift))
            uvs.append((u, v))
    for i in range(steps):
        for j in range(steps):
            a = i * (steps + 1) + j
            faces.append((a, a + steps + 1, a + steps + 2, a + 1))
    return mesh("cloth", vertices, faces, material, uvs)


def pillow(width, height, thickness, material, at, turn, steps=44):
    """A stuffed cover: fullest in the middle, drawn in between the corners, seamed all round."""
    vertices, faces, uvs = [], [], []
    for side in (1, -1):
        base = len(vertices)
        for i in range(steps + 1):
            for j in range(steps + 1):
                u, v = 2 * i / steps - 1, 2 * j / steps - 1
                full = max(0, (1 - u**4) * (1 - v**4)) ** 0.55
                x = width / 2 * u * (1 - 0.07 * (1 - v * v))
                z = height / 2 * v * (1 - 0.07 * (1 - u * u))
                seen = Vector((x * 7, z * 7, side * 2 + width * 11))
                y = -side * (thickness / 2 * full + 0.012 * full * noise.noise(seen))
                vertices.append((x, y, z))
                uvs.append(((u + 1) / 2, (v + 1) / 2))
        for i in range(steps):
            for j in range(steps):
                a = base + i * (steps + 1) + j
                corners = (a, a + steps + 1, a + steps + 2, a + 1)
                faces.append(corners if side > 0 else corners[::-1])
    made = mesh("pillow", vertices, faces, material, uvs)
    made.location, made.rotation_euler = at, turn
    return made
