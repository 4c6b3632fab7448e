/** Shows when elements load, start and are painted: as entries of the browser's timeline, in DevTools on a track of their own. */
import type { Timing } from '../core/element/timings'
import { own } from '../core/input/own'
import { page } from '../core/state/page'

/** Writes an entry for each timing, those of before and those to come. */
export function showTimings(): void {
  const shared = page()
  if (shared.showTiming) return
  shared.showTiming = write
  for (const timing of shared.timings ?? []) write(timing)
}

function write(timing: Timing): void {
  const [tag, phase, , end, count] = timing
  const devtools = own({ dataType: 'track-entry', track: 'Rove', color: phase === 'load' ? 'tertiary' : 'primary' })
  // An older browser, or a page's replacement, throws.
  try {
    performance.measure(`<${tag}> ${phase}`, own({ start: startOf(timing), end, detail: own({ count, devtools }) }))
  } catch {}
}

/** When a timing began: a load with the request of the tag's file, where the browser tells. */
export function startOf([tag, phase, start]: Timing): number {
  return phase === 'load' ? (requestOf(tag)?.startTime ?? start) : start
}

/** The request of a tag's file: `search.js`, or for `rove-home-poem` the file of its group, `home.js`. */
function requestOf(tag: string): PerformanceEntry | undefined {
  const files = performance.getEntriesByType('resource')
  const named = (name: string) => files.find((file) => file.name.endsWith(`/${name}.js`))
  const name = tag.replace('rove-', '')
  return named(name) ?? named(name.replace(/-.*/, ''))
}
