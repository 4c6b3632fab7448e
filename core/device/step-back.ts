/** Back as a way to close what stands over the page: its code is fetched when something does. */
import { report } from '../report'

/**
 * Makes Back call `close` in place of leaving the page, until the signal aborts. Where the code does not come, Back
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
