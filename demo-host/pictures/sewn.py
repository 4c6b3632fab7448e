"""Meshes of cloth: upholstery swept along an arc, rugs and pillows."""
import math

from mathutils import Vector, noise

from shapes import mesh


def swept(section, radius, spread, material, soft=0.3, steps=72):
    """
    Upholstery along an arc that opens to the front: `section` is a list of (outwards, height) around its
    middle, `spread` the half angle in degrees, and `soft` how far before its ends it begins to round off.
    """
    vertices, faces, count = [], [], len(section)
    for k in range(steps + 1):
        angle = math.radians(spread) * math.sin((k / steps - 0.5) * math.pi)
        left = (math.radians(spread) - abs(angle)) * radius
        full = math.sqrt(max(0.0, 1 - max(0.0, 1 - left / soft) ** 2)) if left < soft else 1.0
        for out, height in section:
            r = radius + out * max(full, 0.02)
            z = height * max(full, 0.02)
            lump = 0.006 * noise.noise(Vector((r * angle * 4, out * 5, height * 5)))
            vertices.append(((r + lump) * math.sin(angle), (r + lump) * math.cos(angle) - radius, z + lump))
    for k in range(steps):
        for n in range(count):
            a, b = k * count + n, k * count + (n + 1) % count
            faces.append((a, a + count, b + count, b))
    faces += [tuple(range(count)), tuple(range(steps * count, (steps + 1) * count))[::-1]]
    return mesh("swept", vertices, faces, material)


def cloth(width, depth, thickness, material, wave=0.0, steps=60, disc=False):
    """A rug on the floor, its edges not quite straight, or a `disc`; the upper side carries the pattern."""
    vertices, faces, uvs = [], [], []
    for i in range(steps + 1):
        for j in range(steps + 1):
            u, v = i / steps, j / steps
            edge = min(u, 1 - u, v, 1 - v)
            a, b = 2 * u - 1, 2 * v - 1
            if disc:
                a, b = a * math.sqrt(1 - b * b / 2), b * math.sqrt(1 - a * a / 2)
            x, y = a * width / 2, b * depth / 2
            lift = 0.003 + thickness * min(1, edge * 40) + wave * max(0, noise.noise(Vector((x * 1.4, y * 1.4, 3)))) * min(1, edge * 6)
            wobble = 0.004 * noise.noise(Vector((x * 3, y * 3, 7)))
            vertices.append((x + wobble, y + wobble, lift))
            uvs.append(((a + 1) / 2, (b + 1) / 2))
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
