/** Shows when elements load, start and are painted: as entries of the browser's timeline, in DevTools on a track of their own. */

import { own } from '../core/base/input/own'
import { page } from '../core/base/state/page'
import type { Timing } from '../core/view/element/timings'
import { fileOf } from './widgets'

/** Writes an entry for each timing, those of before and those to come. */
export function showTimings(): void {
  const shared = page()
  if (shared.showTiming) return
  shared.showTiming = write
  for (const timing of shared.timings ?? []) write(timing)
}

function write(timing: Timing): void {
  const [tag, phase, , , count] = timing
  const [start, end] = spanOf(timing)
  const devtools = own({ dataType: 'track-entry', track: 'Rove', color: phase === 'load' ? 'tertiary' : 'primary' })
  // An older browser, or a page's replacement, throws.
  try {
    performance.measure(`<${tag}> ${phase}`, own({ start, end, detail: own({ count, devtools }) }))
  } catch {}
}

/** When a timing began and ended: of a load, when the browser has requested and received the tag's file, if it tells. */
export function spanOf([tag, phase, start, end]: Timing): readonly [start: number, end: number] {
  const request = phase === 'load' && requestOf(tag)
  return request ? [request.startTime, request.responseEnd] : [start, end]
}

/** The request of a tag's file, in the folder of this one. */
function requestOf(tag: string): PerformanceResourceTiming | undefined {
  const address = import.meta.url.replace(/[^/]*$/, `${fileOf(tag)}.js`)
  return performance.getEntriesByName(address, 'resource')[0] as PerformanceResourceTiming | undefined
}
