/** Adds history entries so that Back closes an overlay. Each entry stores its number of overlays as `rove_overlays`. */
import { number } from 'valibot'
import { guard } from '../report/report'
import { page } from '../state/page'
import { createHistoryEntry } from './history-entry'
import { type NavigateEvent, opensPage } from './navigation'

/** The open overlays, topmost last, and whether the browser is traversing the history or leaving the page. */
export interface BackSteps {
  readonly open: (() => void)[]
  isTraversing: boolean
  isLeaving: boolean
}

declare module '../state/page' {
  interface Page {
    /** The overlays that Back closes. See `addBackStep`. */
    backSteps?: BackSteps
  }
}

/**
 * Makes Back call `close` instead of leaving the page.
 *
 * @param close closes the overlay; where it stays open, the next Back calls it again
 * @param signal removes the entry, for an overlay that was closed by other means, unless the page is being left
 */
export function addBackStep(close: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const steps = pageSteps()
  const { open } = steps
  const step = () => close()
  open.push(step)
  steps.isLeaving = false
  reconcile()
  signal.addEventListener('abort', () => {
    open.splice(open.indexOf(step), 1)
    // A press on a link closes the overlay before the link is followed.
    setTimeout(reconcile)
  })
}

const overlays = createHistoryEntry('rove_overlays', number())
/** The number of our entries between the current one and the page's own. */
const entriesOpen = () => overlays.read() ?? 0

/** Adds or removes history entries to match the open overlays. A traversal is asynchronous: one at a time. */
const reconcile = guard('back', () => {
  const steps = pageSteps()
  if (steps.isTraversing || steps.isLeaving) return
  const missing = steps.open.length - entriesOpen()
  for (let entry = 0; entry < missing; entry++) overlays.push(entriesOpen() + 1)
  if (missing >= 0) return
  steps.isTraversing = true
  history.go(missing)
})

function pageSteps(): BackSteps {
  const shared = page()
  if (!shared.backSteps) {
    const steps: BackSteps = { open: [], isTraversing: false, isLeaving: false }
    shared.backSteps = steps
    addEventListener('popstate', () => {
      const isOurs = steps.isTraversing
      steps.isTraversing = false
      const gone = isOurs ? [] : steps.open.slice(entriesOpen())
      for (const close of gone.reverse()) guard('back', close)()
      // Overlays that closed have been removed by then; those that stay open get their entry again.
      setTimeout(reconcile)
    })
    addEventListener('pageshow', () => {
      steps.isLeaving = false
      reconcile()
    })
    const { navigation } = globalThis as { readonly navigation?: EventTarget }
    navigation?.addEventListener('navigate', (event) => navigate(event as NavigateEvent, steps))
    navigation?.addEventListener('navigateerror', () => {
      // Our own traversal makes the browser call a link's navigation aborted, although its page still comes.
      if (!steps.isTraversing) steps.isLeaving = false
    })
  }
  return shared.backSteps
}

/**
 * Detects that the page is being left: a traversal would cancel that navigation. Traversals that only close overlays,
 * ours or the visitor's, keep focus and scroll position.
 */
function navigate(event: NavigateEvent, steps: BackSteps): void {
  if (!event.destination.sameDocument) steps.isLeaving = opensPage(event)
  else if (event.navigationType === 'traverse' && event.canIntercept && (steps.isTraversing || steps.open.length > 0))
    event.intercept({ focusReset: 'manual', scroll: 'manual' })
}
