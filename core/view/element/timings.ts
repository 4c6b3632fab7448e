/** When elements load, start and are painted: noted here, shown by `rove.debug()` and in the browser's own tools. */
import { nextTask } from '../../base/async/schedule'
import { page } from '../../base/state/page'

/**
 * `load`: the request of the tag's file. `start`: what the starts of one task take together, without what an element
 * waits for. `paint`: from the first ready element until the frame that shows it.
 */
export type Phase = 'load' | 'start' | 'paint'

/**
 * Times in milliseconds since the navigation; the end of starts is their beginning plus what they take together. A `load`
 * is noted when the tag is registered: the browser knows when its file was requested and received.
 */
export type Timing = readonly [tag: string, phase: Phase, start: number, end: number, count: number]

declare module '../../base/state/page' {
  interface Page {
    timings?: Timing[]
    /** Shows a timing in the browser's own tools. */
    showTiming?: (timing: Timing) => void
  }
}

/** So many timings of a tag's phase are kept and shown; later ones are added to the last one. */
const mostKept = 20

/** Notes a timing. A page that inserts and removes elements all day keeps no more of them. */
export function noteTiming(...timing: Timing): void {
  const shared = page()
  shared.timings ??= []
  const { timings } = shared
  const [tag, phase, start, end, count] = timing
  const kept = timings.filter(([ours, its]) => ours === tag && its === phase)
  const last = kept.at(-1)
  if (last && kept.length === mostKept) {
    const [, , from, to, before] = last
    timings[timings.indexOf(last)] = [tag, phase, from, to + end - start, before + count]
    return
  }
  timings.push(timing)
  shared.showTiming?.(timing)
}

/** Notes the paint of a tag whose first element is ready now. */
export function notePaint(tag: string): void {
  const ready = performance.now()
  requestAnimationFrame(() => nextTask(() => noteTiming(tag, 'paint', ready, performance.now(), 1)))
}
