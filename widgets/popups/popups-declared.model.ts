/** Popups as a marketer is told of them: every one of them, with where it is and why. */
import { declarePiece } from '../../core/pieces'
import { whyWait } from '../../core/turns'
import type { Popup, PopupsModel } from './popups.model'
import { type Definition, type Unusable, waitsFor } from './popups.rules'

/** @returns the undo */
export function declarePopups(
  model: Pick<PopupsModel, 'stateOf' | 'explain'>,
  usable: readonly Popup[],
  unusable: readonly Unusable[],
): () => void {
  const undo = [
    ...usable.map(({ definition }) =>
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
