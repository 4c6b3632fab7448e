/** What is fetched when the first popup is due: it waits for its turn, stands before the visitor, and is answered. */
import { identify } from '../../../core/contacts'
import { writeCookie } from '../../../core/device/cookies'
import type { Guest } from '../../../core/element/definition'
import { share } from '../../../core/page'
import { isRehearsal } from '../../../core/rehearsal'
import { report } from '../../../core/report'
import { takeTurn, whyWait } from '../../../core/turns'
import { type Card, prepareCard } from '../card/card.model'
import { CardView } from '../card/card.view'
import type { Definition } from '../popups.rules'
import { asksForAddress } from '../popups-address.rules'
import type { Questions } from '../popups-questions.model'
import { isStanding, next, type PopupEvent, type PopupState } from './stage.machine'

/** The popup before the visitor, if there is one. */
export interface Showing {
  readonly definition: Definition
  readonly card: Card
  readonly now: PopupState
}

/** What the stage needs from the page. */
export interface StageDeps {
  readonly questions: Pick<Questions, 'memory' | 'now' | 'isEligible'>
  readonly tell: Guest<Record<never, never>>['tell']
  showing(): Showing | undefined
  show(showing: Showing | undefined): void
  prepare?: typeof prepareCard
}

/** Where one popup at a time stands. */
export interface Stage {
  readonly View: typeof CardView
  stateOf(id: string): PopupState
  /** What a marketer is to know of one that was due. */
  notesOf(id: string): readonly string[]
  /**
   * Takes one that is due. Where it is no longer eligible when its turn has come, it waits for its trigger again; so it
   * does where it is to come `now` and its turn has not.
   */
  enter(definition: Definition, now?: boolean): Promise<void>
  /** An address was given. */
  submit(text: string): void
  /** The visitor has done something in it. */
  engage(): void
  /** It stands before the visitor. */
  appear(): void
  /** The page has hidden it: it was not answered, and does not come again on this page. */
  hide(): void
  close(): void
  stop(): void
}

/** @see StageDeps */
export function createStage(deps: StageDeps): Stage {
  const { tell, showing, prepare = prepareCard } = deps
  const { memory, now: time, isEligible } = deps.questions
  /** Those that have been shown do not come to the page again, whatever becomes of the tag that brought them. */
  const [gone] = share('popups gone', () => ({ states: new Map<string, PopupState>(), stop() {} }))
  const states = new Map(gone.states)
  const cards = new Map<string, Card>()
  const undo = new Set<() => void>()
  let endTurn: (spoke?: boolean) => void = () => {}
  let stopped = false

  const stateOf = (id: string): PopupState => states.get(id) ?? { at: 'waiting' }

  /** Takes an event; true when it led somewhere. */
  function take(id: string, event: PopupEvent): boolean {
    const before = stateOf(id)
    const now = next(before, event)
    if (stopped || now === before) return false
    states.set(id, now)
    if (now.at === 'closed') gone.states.set(id, now)
    const standing = showing()
    if (standing?.definition.id === id) deps.show(isStanding(now) ? { ...standing, now } : undefined)
    return true
  }

  function show(definition: Definition, card: Card, end: (spoke?: boolean) => void): void {
    const { id } = definition
    take(id, { type: 'turned', eligible: !stopped && isEligible(id) })
    const now = stateOf(id)
    if (!isStanding(now)) {
      end(false)
      return
    }
    endTurn = end
    deps.show({ definition, card, now })
  }

  async function subscribe({ definition, card }: Showing, email: string): Promise<void> {
    const { id } = definition
    try {
      await card.signUp(email)
      memory.noteSubscribed(time())
      handled(definition)
      take(id, { type: 'subscribed' })
      identify({ email }, 'form')
      tell('popup:subscribed', { id })
    } catch (failure) {
      report(`popup ${id}`, failure)
      take(id, { type: 'failed' })
    }
  }

  // Nobody is asked for what they have answered in another tab.
  undo.add(
    memory.watchSubscribed(() => {
      const standing = showing()
      if (!standing || !asksForAddress(standing.definition)) return
      const { id } = standing.definition
      if (!take(id, { type: 'answered' })) return
      endTurn()
      tell('popup:closed', { id, by: 'done' })
    }),
  )

  return {
    View: CardView,
    stateOf,
    notesOf: (id) => cards.get(id)?.notes ?? [],
    async enter(definition, now) {
      const { id } = definition
      if (!take(id, { type: 'triggered' })) return
      try {
        const card = await prepare(definition)
        cards.set(id, card)
        if (now && whyWait('popup')) take(id, { type: 'turned', eligible: false })
        else if (!stopped) undo.add(takeTurn('popup', (end) => show(definition, card, end)))
      } catch (failure) {
        report(`popup ${id}`, failure)
        take(id, { type: 'unfit', why: (failure as Error).message })
      }
    },
    submit(text) {
      const standing = showing()
      if (!standing) return
      const email = text.trim()
      const valid = standing.card.isValid(email)
      if (take(standing.definition.id, { type: 'submitted', valid }) && valid) subscribe(standing, email)
    },
    engage() {
      const standing = showing()
      if (standing) memory.note('engaged', standing.definition.id, time())
    },
    appear() {
      const standing = showing()
      if (!standing) return
      const { id } = standing.definition
      memory.note('shown', id, time())
      tell('popup:shown', { id })
    },
    hide() {
      const standing = showing()
      if (!standing) return
      take(standing.definition.id, { type: 'unfit', why: 'the page hides it' })
      endTurn(false)
    },
    close() {
      const standing = showing()
      if (!standing || !take(standing.definition.id, { type: 'closed' })) return
      const { id } = standing.definition
      memory.note('closed', id, time())
      handled(standing.definition)
      endTurn()
      const now = stateOf(id)
      if (now.at === 'closed') tell('popup:closed', { id, by: now.by })
    },
    stop() {
      stopped = true
      const standing = showing()
      if (standing) gone.states.set(standing.definition.id, { at: 'closed', by: 'visitor' })
      for (const end of undo) end()
    },
  }
}

/** For a day, where a popup wants it (NEWS-01). */
function handled({ cookie }: Definition): void {
  if (cookie && !isRehearsal()) writeCookie(cookie, '1', 1)
}
