/** Reads the colours that variables have in a part of the page. */
import { readColor } from '../../core/base/styles/color.rules'
import type { Colors } from './contrasts.rules'

/**
 * @param place where the variables have their values
 * @param used what to compute, by the variable’s name
 */
export function readColors(place: HTMLElement, used: ReadonlyMap<string, string>): Colors {
  const probe = place.appendChild(document.createElement('i'))
  const style = getComputedStyle(probe)
  const rows = [...used].flatMap(([variable, value]) => {
    // Colours of every form become colours of sRGB.
    probe.style.color = `rgb(from ${value} r g b / alpha)`
    const color = readColor(style.color)
    return color ? [[variable, color] as const] : []
  })
  probe.remove()
  return new Map(rows)
}
