"""How products are shown: where the camera stands for each kind, and what keeps a product company in its second view."""
import math

from materials import clay, fabric, painted
from sewn import pillow
from shapes import eased, plank, turned

# Azimuth, elevation, how much of the frame is filled.
cameras = {
    "rug": (-12, 48, 0.9), "pillow": (-10, 10, 0.76), "parasol": (-10, 5, 0.92), "lounger": (-38, 17, 0.92),
    "sectional": (-20, 20, 0.95), "modular": (-24, 20, 0.95), "curved": (-8, 18, 0.95), "sofa": (-20, 12, 0.94),
    "outdoor-sofa": (-22, 13, 0.94), "dining-table": (-30, 14, 0.92), "outdoor-table": (-30, 15, 0.92),
    "daybed": (-24, 14, 0.94), "hanging": (-24, 8, 0.88), "ottoman": (-20, 16, 0.72), "side-table": (-20, 14, 0.74),
    "outdoor-side": (-20, 14, 0.74), "planter": (-10, 8, 0.86), "fire-bowl": (-20, 20, 0.8),
}
usual = (-26, 13, 0.86)
wide = ("sofa", "sectional", "modular", "daybed", "curved", "outdoor-sofa")
topped = {
    "dining-table": 0.742, "round-table": 0.74, "coffee-table": 0.36, "console": 0.796, "desk": 0.752,
    "outdoor-table": 0.74, "outdoor-coffee": 0.34,
}


def camera_for(item, view):
    azimuth, elevation, fill = cameras.get(item["kind"], usual)
    if view != "second":
        return azimuth, elevation, fill
    if item["kind"] == "rug":
        return 26, 34, 1.5
    if item["kind"] == "pillow":
        return 30, 14, 0.86
    return 32, elevation + 6, fill


def accompany(item):
    """Puts something beside, or on, a product."""
    kind = item["kind"]
    if kind in wide and kind != "daybed":
        _pillows(item)
    elif kind in topped:
        height = 0.3 if item["params"].get("top") == "plinth" else 0.34 if item["params"].get("top") == "slab" else topped[kind]
        still_life(height)
    elif kind == "pillow" and item["params"]["pattern"] != "bolster":
        pillow(0.52, 0.52, 0.2, fabric("Linen", "#e6dfd2"), (0.13, 0.2, 0.24), (math.radians(-12), 0, math.radians(5)))


def _pillows(item):
    x, y, z = {
        "outdoor-sofa": (-0.66, 0.08, 0.66), "curved": (-0.3, 0.12, 0.74),
        "modular": (-0.92, 0.0, 0.62),
    }.get(item["kind"], (-0.62, 0.02, 0.72))
    tilt = math.radians(-20)
    pillow(0.5, 0.5, 0.17, fabric("Linen", "#e9e3d7"), (x, y + 0.04, z), (tilt, 0, math.radians(12)))
    pillow(0.56, 0.34, 0.15, fabric("Wool", "#a8765a"), (x + 0.1, y - 0.12, z - 0.08), (tilt, 0, math.radians(6)))


def still_life(height, at=(0, 0)):
    """A vase and a bowl."""
    x, y = at
    vase(x - 0.1, y + 0.05, height)
    bowl(x + 0.2, y - 0.06, height)


def vase(x, y, z, hexa="#d9cfbf", size=1.0):
    profile = [(0.045, 0), (0.075, 0.02), (0.1, 0.09), (0.092, 0.15), (0.05, 0.2), (0.034, 0.23), (0.04, 0.26), (0.034, 0.26), (0.028, 0.23)]
    turned(eased([(r * size, h * size) for r, h in profile]), (x, y, z), clay(hexa))


def bowl(x, y, z, hexa="#8c5f45", size=1.0):
    profile = [(0.04, 0), (0.045, 0.01), (0.1, 0.035), (0.13, 0.07), (0.124, 0.07), (0.095, 0.042), (0.001, 0.02)]
    turned([(r * size, h * size) for r, h in profile], (x, y, z), clay(hexa))


def books(x, y, z, turn=10):
    for k, (hexa, size) in enumerate((("#e4dccd", (0.28, 0.21, 0.028)), ("#7d8471", (0.25, 0.18, 0.022)))):
        plank(size, (x, y, z + 0.014 + k * 0.026), painted(hexa, 0.8), (0, 0, math.radians(turn + 9 * k)))
