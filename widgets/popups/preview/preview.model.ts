/** Lists every popup with its state and its reasons in the why-panel. */

import { pageScroller, scrollPlace } from '../../../core/base/device/page-scroll'
import { sources } from '../../../core/base/input/read-setting'
import { declareContent } from '../../../core/shop/campaign/contents.store'
import { dialogWaitReason } from '../../../core/shop/campaign/dialog-queue.store'
import type { conditionOf } from '../../../core/shop/conditions/prepare'
import type { Eligibility } from '../eligibility/eligibility.model'
import type { PopupsModel } from '../popups.model'
import type { Definition, Unusable } from '../popups.rules'
import { problemTexts } from '../popups-problems.rules'
import { isOpen } from '../stage/stage.machine'
import { waitingText } from './preview-waiting.rules'

interface Declared extends Pick<PopupsModel, 'stateOf' | 'stage'>, Pick<Eligibility, 'explain'> {
  readonly conditionOf: typeof conditionOf
}

/**
 * @param since when the triggers were started, by `performance.now()`
 * @returns a function that removes the entries
 */
export function createPreviewModel(
  model: Declared,
  usable: readonly Definition[],
  unusable: readonly Unusable[],
  since: number,
): () => void {
  const undo = [
    ...usable.map((definition) =>
      declareContent({
        kind: 'popup',
        id: definition.id,
        state: () => stateText(model, definition, since),
        explain: () => model.explain(definition.id),
        notes: () => model.stage()?.notesOf(definition.id) ?? [],
        coversPage: () => isOpen(model.stateOf(definition.id)),
      }),
    ),
    ...[
      ...unusable.map((one) => ({ id: one.id, unmet: problemTexts(one, model.conditionOf) })),
      ...misplacedPopups(),
    ].map(({ id, unmet }) =>
      declareContent({
        kind: 'popup',
        id,
        state: () => 'cannot come',
        explain: () => unmet.map((one) => ({ ...one, eligible: false })),
      }),
    ),
  ]
  return () => {
    for (const end of undo) end()
  }
}

function stateText(model: Declared, { id, event }: Definition, since: number): string {
  const state = model.stateOf(id)
  switch (state.at) {
    case 'waiting':
      return waitingText(event, model.explain(id), {
        seconds: (performance.now() - since) / 1000,
        scrolled: scrolled(),
      })
    case 'due':
      return `waits in the dialog queue: ${dialogWaitReason('popup') ?? 'it is being fetched'}`
    case 'unfit':
      return `cannot come: ${state.why}`
    case 'shown':
      return 'shown'
    case 'sending':
      return 'sends an address'
    case 'done':
      return 'subscribed'
    case 'closed':
      return state.by === 'done' ? 'subscribed, and closed' : 'closed by the visitor'
  }
}

/** Popups that are configured in a source from which they are not read. */
function misplacedPopups() {
  const unmet = [{ condition: 'definition', reason: 'it is not read: popups stand in the list rove.popups' }]
  return sources().flatMap((source) => {
    const { rove } = Object(source)
    const misplaced = [
      ...Object.keys(Object(source)).filter((key) => key === 'popups'),
      ...Object.keys(Object(rove)).flatMap((key) => (misspelt.test(key) ? [`rove.${key}`] : [])),
    ]
    return misplaced.map((id) => ({ id, unmet }))
  })
}
const misspelt = /^(?!popups$)pop_?-?ups?$/i

/** The scroll position in percent of the scrollable height. */
function scrolled(): number | undefined {
  const { top, distance } = scrollPlace(pageScroller())
  return distance > 0 ? (top / distance) * 100 : undefined
}
