/**
 * The history entries that make Back close what stands over the page. How many of them lie between an entry and the
 * page's own stands in it, as `rove_overlays`.
 */
import { number } from 'valibot'
import { page } from '../page'
import { guard } from '../report'
import { createHistoryEntry } from './history-entry'

/** What stands over the page, the topmost last, and where the browser is on its way to. */
export interface BackSteps {
  readonly open: (() => void)[]
  isTravelling: boolean
  isLeaving: boolean
}

/** `navigate` events of the Navigation API: https://html.spec.whatwg.org/#the-navigateevent-interface */
interface NavigateEvent extends Event {
  readonly navigationType: string
  readonly destination: { readonly sameDocument: boolean }
  readonly downloadRequest: string | null
  readonly canIntercept: boolean
  intercept(options: { readonly focusReset: 'manual'; readonly scroll: 'manual' }): void
}

/**
 * Makes Back call `close` in place of leaving the page.
 *
 * @param close closes what was opened; where it stays open, the next Back calls it again
 * @returns the undo, for what was closed by other means: its entry goes, unless the page is being left
 */
export function addBackStep(close: () => void): () => void {
  const steps = pageSteps()
  const { open } = steps
  const step = () => close()
  open.push(step)
  steps.isLeaving = false
  reconcile()
  return () => {
    const at = open.indexOf(step)
    if (at < 0) return
    open.splice(at, 1)
    // What is closed by a press on a link is closed before the link is followed.
    setTimeout(reconcile)
  }
}

const overlays = createHistoryEntry('rove_overlays', number())
/** How many entries of ours lie between the current one and the page's own. */
const entriesOpen = () => overlays.read() ?? 0

/** The browser's entry follows what is open. It travels when it likes, so one travel at a time. */
const reconcile = guard('back', () => {
  const steps = pageSteps()
  if (steps.isTravelling || steps.isLeaving) return
  const missing = steps.open.length - entriesOpen()
  for (let entry = 0; entry < missing; entry++) overlays.push(entriesOpen() + 1)
  if (missing >= 0) return
  steps.isTravelling = true
  history.go(missing)
})

function pageSteps(): BackSteps {
  const shared = page()
  if (!shared.backSteps) {
    const steps: BackSteps = { open: [], isTravelling: false, isLeaving: false }
    shared.backSteps = steps
    addEventListener('popstate', () => {
      const isOurs = steps.isTravelling
      steps.isTravelling = false
      const gone = isOurs ? [] : steps.open.slice(entriesOpen())
      for (const close of gone.reverse()) guard('back', close)()
      // What was closed has had its turn to go; what stays open gets its entry again.
      setTimeout(reconcile)
    })
    addEventListener('pageshow', () => {
      steps.isLeaving = false
      reconcile()
    })
    const { navigation } = globalThis as { readonly navigation?: EventTarget }
    navigation?.addEventListener('navigate', (event) => navigate(event as NavigateEvent, steps))
    navigation?.addEventListener('navigateerror', () => {
      steps.isLeaving = false
    })
  }
  return shared.backSteps
}

/** A page on its way out is left alone: a travel would call it off. What travels for us keeps focus and scroll. */
function navigate(event: NavigateEvent, steps: BackSteps): void {
  if (!event.destination.sameDocument) steps.isLeaving = event.downloadRequest === null
  else if (event.navigationType === 'traverse' && event.canIntercept && (steps.isTravelling || steps.open.length > 0))
    event.intercept({ focusReset: 'manual', scroll: 'manual' })
}
