/** The products whose cover was declined on this device. A declined cover is not offered again. */
import { array, number } from 'valibot'
import { createStored } from '../../../core/base/device/storage'

/** Maximum number of stored products, latest first. */
const maxRefusals = 50

/** The stored refusals, by the products' node ids. */
export interface CoverRefusalsModel {
  has(nid: number): boolean
  add(nid: number): void
}

/** @see CoverRefusalsModel */
export function createCoverRefusalsModel(): CoverRefusalsModel {
  const refused = createStored('rove_cover_refused', array(number()), [])
  return {
    has: (nid) => refused.read().includes(nid),
    add: (nid) => refused.write([nid, ...refused.read().filter((other) => other !== nid)].slice(0, maxRefusals)),
  }
}
