"""Rugs and pillows."""
import math

from sewn import cloth, pillow
from shapes import tube, turned


def rug(item, cover):
    pattern = item["params"]["pattern"]
    if pattern == "runner":
        made = cloth(0.85, 2.6, 0.012, cover)
    elif item["params"].get("shape") == "round":
        return cloth(2.2, 2.2, 0.016, cover, disc=True)
    elif pattern == "shag":
        made = cloth(1.7, 2.4, 0.05, cover, wave=0.03)
    else:
        made = cloth(1.7, 2.4, 0.016, cover, wave=0.006)
    width, depth = (0.85, 2.6) if pattern == "runner" else (1.7, 2.4)
    if pattern in ("diamond", "stripe", "runner", "leaves"):
        for side in (-1, 1):
            for k in range(int(width / 0.022)):
                x = -width / 2 + 0.011 + k * 0.022
                sway = 0.012 * math.sin(k * 2.7)
                end = depth / 2 * side
                tube([(x, end, 0.01), (x + sway, end + side * 0.03, 0.008), (x + sway * 1.6, end + side * 0.07, 0.004)], 0.003, cover)
    return made


def pillow_of(item, cover):
    lumbar = item["terms"][0].startswith("Lumbar")
    if item["params"]["pattern"] == "bolster":
        turned([(0.01, 0), (0.07, 0.006), (0.1, 0.03), (0.105, 0.12), (0.105, 0.5), (0.1, 0.59), (0.07, 0.614), (0.01, 0.62)], (-0.31, 0, 0.105), cover, (0, math.radians(90), 0))
        return
    width, height = (0.62, 0.36) if lumbar else (0.5, 0.5)
    pillow(width, height, 0.2, cover, (0, 0, height / 2 - 0.015), (math.radians(-14), 0, math.radians(-8)))


builders = {"rug": rug, "pillow": pillow_of}
