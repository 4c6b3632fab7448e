/** Which products' covers were refused on this device: what was declined is not offered again. */
import { array, number } from 'valibot'
import { createStored } from '../../../core/device/storage'

/** How many products are remembered, the latest first. */
const most = 50

const refused = createStored('rove_cover_refused', array(number()), [])

/** Whether the cover of a product was refused. */
export function isCoverRefused(nid: number): boolean {
  return refused.read().includes(nid)
}

/** Remembers that it was. */
export function refuseCover(nid: number): void {
  refused.write([nid, ...refused.read().filter((other) => other !== nid)].slice(0, most))
}
