/** `<rove-popups>`: the popups that the page's settings define (POP-01). */

import { isPreview, previewedPopups } from '../../core/base/page/preview'
import { report } from '../../core/base/report/report'
import { acquireShared } from '../../core/base/state/page'
import { readPopups } from '../../core/shop/campaign/popups.setting'
import { pageSessions } from '../../core/shop/session/session.store'
import { defineElement } from '../../core/view/element/define-element'
import css from './popups.css?inline'
import { createPopupsModel, type PopupsModel } from './popups.model'
import { type Definition, readDefinitions, type Unusable } from './popups.rules'
import { PopupsView } from './popups.view'
import type { OpenPopup } from './stage/stage.model'
import { triggersOf } from './trigger/trigger.dom'
import { createTickerModel } from './trigger/trigger-ticker.model'

/** The element's attributes. */
const popupsAttributes = {} as const

export default defineElement<typeof popupsAttributes, OpenPopup | undefined, PopupsModel>({
  tag: 'rove-popups',
  attributes: popupsAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary:
      'The popups that the page’s settings define. Each opens when its trigger fires, if its conditions are met.',
    placing: ['once', 'may-be-empty'],
    attributes: {},
    facts: {
      'popup:shown': '`{ id }`: the popup has become visible.',
      'popup:closed': '`{ id, by }`: the popup was closed. `by` is `visitor`, or `done` after a sign-up.',
      'popup:subscribed': '`{ id }`: a sign-up was accepted. The e-mail address is passed to the contact sink only.',
    },
    parts: {
      dialog: 'The card: centred, on a phone at the lower edge.',
      'close-button': 'Closes the popup.',
      content: 'The part `html`.',
      form: 'The form: the part `form`, or ours.',
      button: 'Submits our form.',
      link: 'The link of a built-in popup.',
      done: 'The confirmation: the part `done`, or ours.',
      overlay: 'The part `overlay`: a layer over the page, behind the card.',
    },
    slots: { '': 'Shown until the element’s code is loaded; best left empty.' },
    tokens: {},
  },
  styles: [css],
  view: PopupsView,
  async create({ element, publish, signal }) {
    await earlierRemoved(element, signal)
    const previewed = previewedPopups()
    const { usable: defined, unusable } = readDefinitions(readPopups(), previewed)
    const usable = previewed.length > 0 ? shownNow(defined, previewed) : defined
    if (unusable.length > 0) reportProblems(unusable).catch(fail)
    const [, leaveSessions] = pageSessions()
    const ticker = createTickerModel()
    const model = createPopupsModel({
      popups: usable.map((definition) => ({ definition, triggers: triggersOf(definition, ticker) })),
      isSeen: () => document.visibilityState !== 'hidden',
      loadEligibility: async () =>
        (await import('./eligibility/eligibility.model')).createEligibilityModel(usable, element),
      loadStage: async (place) =>
        (await import('./stage/stage.model')).createStageModel({ ...place, publish: publish }),
      report: fail,
    })
    // The visitor's location takes time to request.
    if (usable.some(({ conditions }) => conditions.city)) model.eligibility().catch(fail)
    const undeclare = isPreview() ? declare(model, usable, unusable) : () => {}
    return {
      ...model,
      stop() {
        undeclare()
        model.stop()
        leaveSessions()
      },
    }
  },
})

/**
 * A page has one active popups element: others wait until all earlier ones are removed. Rejects if the element itself
 * is removed first.
 */
async function earlierRemoved({ dataset }: HTMLElement, signal: AbortSignal): Promise<void> {
  const [line, leave] = acquireShared('popups', (): { gone?: Promise<void>; stop(): void } => ({ stop() {} }))
  const { gone } = line
  const going = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  line.gone = Promise.all([gone, going]).then(leave)
  // A waiting element is not loading: checks for a ready page do not wait for it.
  if (gone) dataset.roveState = 'ready'
  await gone
  signal.throwIfAborted()
}

/** Reports each invalid definition on the console, except those that the page has switched off. */
async function reportProblems(unusable: readonly Unusable[]): Promise<void> {
  const { conditionOf, problemTexts } = await import('./eligibility/eligibility.model')
  for (const one of unusable) {
    const lines = one.isSwitchedOff ? [] : problemTexts(one, conditionOf)
    for (const { condition, reason } of lines)
      report(`popup ${one.id}`, condition === 'definition' ? reason : `condition ${condition}: ${reason}`)
  }
}

/** The popups of a preview link: they open at once. Those that the page does not have are reported. */
function shownNow(defined: readonly Definition[], previewed: readonly string[]): readonly Definition[] {
  const found = defined.filter(({ id }) => previewed.includes(id))
  for (const id of previewed)
    if (!found.some((one) => one.id === id)) report('popups', `rove-preview: this page has no popup ${id}`)
  return found.map((definition) => ({ ...definition, event: { interval: [0], scroll: undefined, exit: false } }))
}

const fail = (failure: unknown) => report('popups', failure)

/** Lists the popups in the why-panel. Loaded in a preview only. @returns a function that removes them */
function declare(model: PopupsModel, usable: readonly Definition[], unusable: readonly Unusable[]): () => void {
  const since = performance.now()
  let undeclare = () => {}
  let stopped = false
  import('./preview/preview.model')
    .then(async ({ createPreviewModel }) => {
      const eligibility = await model.eligibility()
      const { conditionOf } = await import('./eligibility/eligibility.model')
      if (!stopped) undeclare = createPreviewModel({ ...model, ...eligibility, conditionOf }, usable, unusable, since)
    })
    .catch(fail)
  return () => {
    stopped = true
    undeclare()
  }
}
