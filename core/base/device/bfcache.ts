/** The browser's back-forward cache, which restores a page in its last state. */
import { guard } from '../report/report'

/**
 * Runs a callback when the page is restored from the back-forward cache: its state can be stale.
 *
 * @returns the undo
 */
export function onBfcacheRestore(run: () => void): () => void {
  const shown = guard('back-forward cache', ({ persisted }: PageTransitionEvent) => {
    if (persisted) run()
  })
  addEventListener('pageshow', shown)
  return () => removeEventListener('pageshow', shown)
}
