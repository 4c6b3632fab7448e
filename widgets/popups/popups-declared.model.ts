/** Popups as a marketer is told of them: every one of them, with where it is and why. */
import { declarePiece } from '../../core/pieces'
import { whyWait } from '../../core/turns'
import type { PopupsModel } from './popups.model'
import type { Definition, Unusable } from './popups.rules'
import type { Questions } from './popups-questions.model'

type Declared = Pick<PopupsModel, 'stateOf'> & Pick<Questions, 'explain'>

/** @returns the undo */
export function declarePopups(
  model: Declared,
  usable: readonly Definition[],
  unusable: readonly Unusable[],
): () => void {
  const undo = [
    ...usable.map((definition) =>
      declarePiece({
        kind: 'popup',
        id: definition.id,
        state: () => inWords(model, definition),
        explain: () => model.explain(definition.id),
      }),
    ),
    ...unusable.map(({ id, problem }) =>
      declarePiece({
        kind: 'popup',
        id,
        state: () => 'cannot come',
        explain: () => [{ condition: 'definition', eligible: false, reason: problem }],
      }),
    ),
  ]
  return () => {
    for (const end of undo) end()
  }
}

function inWords(model: Pick<PopupsModel, 'stateOf'>, definition: Definition): string {
  const state = model.stateOf(definition.id)
  switch (state.at) {
    case 'waiting':
      return waitsFor(definition)
    case 'due':
      return `waits for its turn: ${whyWait('popup') ?? 'it is being fetched'}`
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

/** What it waits for. */
function waitsFor({ event: { interval, scroll, exit } }: Definition): string {
  const what = [interval && `${interval[0]} s`, scroll && `${scroll[0]} % of the page`, exit && 'the visitor to leave']
  return `waits for ${what.filter(Boolean).join(' or ')}`
}
