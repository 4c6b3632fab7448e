"""The studio: light from the upper left, a camera that frames what stands there, and the renderer's settings."""
import math

import bpy
from mathutils import Vector


def clear():
    """An empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True


def renderer(size, samples, scale=100, transparent=True):
    """Cycles with few samples: develop.py clears the grain."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed, cycles.use_denoising = "CPU", samples, 7, False
    cycles.use_adaptive_sampling, cycles.sample_clamp_indirect, cycles.sample_clamp_direct = False, 3, 12
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = scale
    scene.render.film_transparent = transparent


def world(strength, colour=(1.0, 0.985, 0.97)):
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*colour, 1)
    background.inputs["Strength"].default_value = strength


def area(at, towards, size, power, colour=(1.0, 0.985, 0.965)):
    light = bpy.data.lights.new("area", "AREA")
    light.shape, light.size, light.energy, light.color = "DISK", size, power, colour
    lamp = bpy.data.objects.new("area", light)
    lamp.location = at
    lamp.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)


def studio_light(size):
    """A large soft key from the upper left, a fill from the right, for something `size` metres wide."""
    reach = max(size, 0.5)
    area((-1.9 * reach, -1.7 * reach, 2.6 * reach), (0, 0, 0.2 * reach), 1.7 * reach, 92 * reach * reach)
    area((2.4 * reach, -1.6 * reach, 1.6 * reach), (0, 0, 0.3 * reach), 2.4 * reach, 13 * reach * reach)
    area((0.8 * reach, 2.4 * reach, 2.0 * reach), (0, 0, 0.4 * reach), 1.4 * reach, 26 * reach * reach)
    world(0.34)


def shadow_floor():
    """A floor of which only the shadow is seen."""
    bpy.ops.mesh.primitive_plane_add(size=60)
    bpy.context.object.is_shadow_catcher = True


def bounds():
    """The corners of everything that is shown."""
    corners = []
    depsgraph = bpy.context.evaluated_depsgraph_get()
    for thing in bpy.context.scene.objects:
        if thing.type in ("MESH", "CURVE") and not thing.is_shadow_catcher:
            shown = thing.evaluated_get(depsgraph)
            corners += [shown.matrix_world @ Vector(corner) for corner in shown.bound_box]
    return corners


def extent():
    """How large the thing on stage is: its width or its height."""
    corners = bounds()
    across = max(max(c[axis] for c in corners) - min(c[axis] for c in corners) for axis in (0, 1))
    return max(across, max(c.z for c in corners))


def frame(azimuth, elevation, fill, lens=70, above=0.03):
    """A camera that shows everything at `fill` of the frame, with a little more room above it than below."""
    scene = bpy.context.scene
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    bpy.context.collection.objects.link(camera)
    scene.camera, camera.data.lens, camera.data.sensor_fit, camera.data.sensor_height = camera, lens, "VERTICAL", 36
    corners = bounds()
    middle = sum(corners, Vector()) / len(corners)
    a, e = math.radians(azimuth), math.radians(elevation)
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    camera.rotation_euler = (-back).to_track_quat("-Z", "Y").to_euler()
    turn = camera.rotation_euler.to_matrix().inverted()
    aspect = scene.render.resolution_x / scene.render.resolution_y
    tangent = 18 / lens
    distance = 0.5
    for _ in range(60):
        seen = [turn @ (corner - middle - back * distance) for corner in corners]
        spread = max(max(abs(p.x / -p.z) / (tangent * aspect), abs(p.y / -p.z) / tangent) if p.z < -0.05 else 9 for p in seen)
        distance *= 1 + (spread / fill - 1) * 0.5
    camera.location = middle + back * distance
    camera.data.shift_y = above
    _border(seen, tangent * aspect, tangent, above)


def _border(seen, right, up, above):
    """Only what stands there and its shadow are rendered: beyond is paper."""
    picture = bpy.context.scene.render
    across = [0.5 + p.x / -p.z / right / 2 for p in seen]
    upward = [0.5 + p.y / -p.z / up / 2 - above for p in seen]
    picture.use_border = True
    picture.border_min_x, picture.border_max_x = max(0, min(across) - 0.18), min(1, max(across) + 0.3)
    picture.border_min_y, picture.border_max_y = max(0, min(upward) - 0.13), min(1, max(upward) + 0.02)
