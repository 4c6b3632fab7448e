/** Popups as a marketer is told of them: every one of them, with where it is and why. */
import { sources } from '../../core/host/settings/read-setting'
import { declarePiece } from '../../core/pieces'
import { whyWait } from '../../core/turns'
import type { PopupsModel } from './popups.model'
import type { Definition, Unusable } from './popups.rules'
import { problemInWords } from './popups-problems.rules'
import type { Questions } from './popups-questions.model'
import { waitingInWords } from './popups-waiting.rules'
import { isStanding } from './stage/stage.machine'

type Declared = Pick<PopupsModel, 'stateOf' | 'stage'> & Pick<Questions, 'explain'>

/**
 * @param since when triggers began to be watched for, by `performance.now()`
 * @returns the undo
 */
export function declarePopups(
  model: Declared,
  usable: readonly Definition[],
  unusable: readonly Unusable[],
  since: number,
): () => void {
  const undo = [
    ...usable.map((definition) =>
      declarePiece({
        kind: 'popup',
        id: definition.id,
        state: () => inWords(model, definition, since),
        explain: () => model.explain(definition.id),
        notes: () => model.stage()?.notesOf(definition.id) ?? [],
        stands: () => isStanding(model.stateOf(definition.id)),
      }),
    ),
    ...[...unusable.map(problemOf), ...misplacedPopups()].map(({ id, reason }) =>
      declarePiece({
        kind: 'popup',
        id,
        state: () => 'cannot come',
        explain: () => [{ condition: 'definition', eligible: false, reason }],
      }),
    ),
  ]
  return () => {
    for (const end of undo) end()
  }
}

const problemOf = ({ id, problem }: Unusable) => ({ id, reason: problemInWords(problem) })

function inWords(model: Declared, { id, event }: Definition, since: number): string {
  const state = model.stateOf(id)
  switch (state.at) {
    case 'waiting':
      return waitingInWords(event, model.explain(id), {
        seconds: (performance.now() - since) / 1000,
        scrolled: scrolled(),
      })
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

/** Popups that a source says where nobody reads them. */
function misplacedPopups() {
  const reason = 'it is not read: popups stand in the list rove.popups'
  return sources().flatMap((source) => {
    const { rove } = Object(source)
    const slips = [
      ...Object.keys(Object(source)).filter((key) => key === 'popups'),
      ...Object.keys(Object(rove)).flatMap((key) => (misspelt.test(key) ? [`rove.${key}`] : [])),
    ]
    return slips.map((id) => ({ id, reason }))
  })
}
const misspelt = /^(?!popups$)pop_?-?ups?$/i

/** How much of what can be scrolled, in percent. */
function scrolled(): number | undefined {
  const room = document.documentElement.scrollHeight - innerHeight
  return room > 0 ? (scrollY / room) * 100 : undefined
}
