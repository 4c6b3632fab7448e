/** HTML of the header that scripts of the page have replaced. */
import { own } from '../../core/base/input/own'
import { guard } from '../../core/base/report/report'
import { where } from './header.rules'

/** Runs now, and whenever HTML of the header was replaced. */
export function whenReplaced(root: HTMLElement, signal: AbortSignal, run: () => void): void {
  const guarded = guard(where, run)
  guarded()
  const observer = new MutationObserver(guarded)
  observer.observe(root, own({ childList: true, subtree: true }))
  signal.addEventListener('abort', () => observer.disconnect())
}
