/** Lets Back close an overlay. */
import { addBackStep } from './back-step'

/** Makes Back call `close` instead of leaving the page, until the signal aborts. */
export function stepBack(close: () => void, signal: AbortSignal): void {
  if (!signal.aborted) signal.addEventListener('abort', addBackStep(close))
}
