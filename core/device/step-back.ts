/** Lets Back close an overlay. The code is loaded with the first overlay. */
import { report } from '../report/report'

/**
 * Makes Back call `close` instead of leaving the page, until the signal aborts. Where the code cannot be loaded, Back
 * leaves the page.
 */
export async function stepBack(close: () => void, signal: AbortSignal): Promise<void> {
  try {
    const { addBackStep } = await import('./back-step')
    if (!signal.aborted) signal.addEventListener('abort', addBackStep(close))
  } catch (failure) {
    report('back', failure)
  }
}
