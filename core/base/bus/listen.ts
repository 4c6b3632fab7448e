/** Listens to the page's own HTML. New HTML needs no observer: its events reach the document. */
import { builtIn } from '../input/built-in'
import { own } from '../input/own'
import { guard } from '../report/report'

/** Listens to events, their types with spaces between them. */
export type Listen = <E extends Event>(
  target: EventTarget,
  types: string,
  run: (event: E) => void,
  isCapturing?: boolean,
) => void

/** Creates a function that listens until the signal aborts. What a listener throws is reported, under the name `where`. */
export function createListen(where: string, signal: AbortSignal): Listen {
  return (target, types, run, capture = false) => {
    const listener = guard(where, run as (event: Event) => void)
    for (const type of types.split(' ')) builtIn(target).addEventListener(type, listener, own({ signal, capture }))
  }
}
