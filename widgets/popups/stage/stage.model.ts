/**
 * The dialog of the popups: waits in the dialog queue, opens, and handles the visitor's actions. Loaded when the first
 * popup is due.
 */

import { writeCookie } from '../../../core/base/device/cookies'
import { type Typed, typedEmail } from '../../../core/base/input/typed.rules'
import { isPreview } from '../../../core/base/page/preview'
import { report } from '../../../core/base/report/report'
import { acquireShared } from '../../../core/base/state/page'
import { dialogWaitReason, queueDialog } from '../../../core/shop/campaign/dialog-queue.store'
import { identify } from '../../../core/shop/contacts/identify.action'
import type { ElementContext } from '../../../core/view/element/definition'
import { type Card, prepareCard } from '../card/card.dom'
import { CardView } from '../card/card.view'
import type { Eligibility } from '../eligibility/eligibility.model'
import type { Definition } from '../popups.rules'
import { asksForAddress } from '../signup/signup-address.rules'
import { isOpen, next, type PopupEvent, type PopupState } from './stage.machine'

/** The open popup. */
export interface OpenPopup {
  readonly definition: Definition
  readonly card: Card
  readonly state: PopupState
}

/** What the stage needs from the page. */
export interface StageDeps {
  readonly eligibility: Pick<Eligibility, 'memory' | 'now' | 'isEligible'>
  readonly publish: ElementContext<Record<never, never>>['publish']
  openPopup(): OpenPopup | undefined
  show(popup: OpenPopup | undefined): void
  prepare?: typeof prepareCard
}

/** Shows one popup at a time. */
export interface StageModel {
  readonly View: typeof CardView
  stateOf(id: string): PopupState
  /** Messages for the marketer about a popup that was due. */
  notesOf(id: string): readonly string[]
  /**
   * Queues a popup that is due. If it is no longer eligible when the dialog queue lets it open, it waits for its
   * trigger again. With `immediately`, a popup that cannot open at once also goes back to waiting for its trigger.
   */
  enter(definition: Definition, immediately?: boolean): Promise<void>
  /** The visitor has submitted an address. */
  submit(text: string): void
  /** The visitor has pressed or typed something in it. */
  engage(): void
  /** The popup has become visible. */
  appear(): void
  /**
   * The page's styles hide the popup: no cool-down follows, and no `popup:closed` is published. This element does not
   * open it again.
   */
  hide(): void
  close(): void
  stop(): void
}

/** @see StageDeps */
export function createStageModel(deps: StageDeps): StageModel {
  const { publish, openPopup, prepare = prepareCard } = deps
  const { memory, now: time, isEligible } = deps.eligibility
  /**
   * The final states of popups that were closed on this page. They outlive the element, so that these popups do not
   * open again.
   */
  const [closedPopups] = acquireShared('popups gone', () => ({ states: new Map<string, PopupState>(), stop() {} }))
  const states = new Map(closedPopups.states)
  const cards = new Map<string, Card>()
  const undo = new Set<() => void>()
  let leaveQueue: (shown?: boolean) => void = () => {}
  /** The popups whose `popup:shown` was published: once, however often they step aside. */
  const published = new Set<string>()
  /** When the open popup was shown before, and whether the visitor uses it. */
  let shownBefore: number | undefined
  let isUsed = false
  let stopped = false

  const stateOf = (id: string): PopupState => states.get(id) ?? { at: 'waiting' }

  /** Applies an event. Returns whether the state changed. */
  function dispatch(id: string, event: PopupEvent): boolean {
    const before = stateOf(id)
    const state = next(before, event)
    if (stopped || state === before) return false
    states.set(id, state)
    if (state.at === 'closed') closedPopups.states.set(id, state)
    const open = openPopup()
    if (open?.definition.id === id) deps.show(isOpen(state) ? { ...open, state } : undefined)
    return true
  }

  function show(definition: Definition, card: Card, close: (shown?: boolean) => void): void {
    const { id } = definition
    dispatch(id, { type: !stopped && isEligible(id) ? 'dequeued' : 'postponed' })
    const state = stateOf(id)
    if (!isOpen(state)) {
      close(false)
      return
    }
    leaveQueue = close
    isUsed = false
    deps.show({ definition, card, state })
  }

  /** The popup has not been shown, as far as its conditions are concerned: it opens again. */
  function stepAside(id: string): boolean {
    if (isUsed || !dispatch(id, { type: 'stepped-aside' })) return false
    memory.note('shown', id, shownBefore)
    return true
  }

  async function subscribe({ definition, card }: OpenPopup, email: Typed): Promise<void> {
    const { id } = definition
    try {
      await card.signUp(email)
      memory.noteSubscribed(time())
      rememberHandled(definition)
      dispatch(id, { type: 'subscribed' })
      identify({ email }, 'form')
      publish('popup:subscribed', { id })
    } catch (failure) {
      report(`popup ${id}`, failure)
      dispatch(id, { type: 'failed' })
    }
  }

  // A visitor who subscribes in another tab is not asked again.
  undo.add(
    memory.watchSubscribed(() => {
      const open = openPopup()
      if (!open || !asksForAddress(open.definition)) return
      const { id } = open.definition
      if (!dispatch(id, { type: 'answered' })) return
      leaveQueue()
      publish('popup:closed', { id, by: 'done' })
    }),
  )

  return {
    View: CardView,
    stateOf,
    notesOf: (id) => cards.get(id)?.notes ?? [],
    async enter(definition, immediately) {
      const { id } = definition
      if (!dispatch(id, { type: 'triggered' })) return
      try {
        const card = await prepare(definition)
        cards.set(id, card)
        if (immediately && dialogWaitReason('popup')) dispatch(id, { type: 'postponed' })
        else if (!stopped)
          undo.add(
            queueDialog(
              'popup',
              (close) => show(definition, card, close),
              () => stepAside(id),
            ),
          )
      } catch (failure) {
        report(`popup ${id}`, failure)
        dispatch(id, { type: 'unfit', why: (failure as Error).message })
      }
    },
    submit(text) {
      const open = openPopup()
      if (!open) return
      const email = typedEmail(text)
      const valid = open.card.isValid(email)
      if (dispatch(open.definition.id, { type: 'submitted', valid }) && valid) subscribe(open, email)
    },
    engage() {
      const open = openPopup()
      if (!open) return
      isUsed = true
      memory.note('engaged', open.definition.id, time())
    },
    appear() {
      const open = openPopup()
      if (!open) return
      const { id } = open.definition
      shownBefore = memory.of(id).shown
      memory.note('shown', id, time())
      if (!published.has(id)) publish('popup:shown', { id })
      published.add(id)
    },
    hide() {
      const open = openPopup()
      if (!open) return
      dispatch(open.definition.id, { type: 'unfit', why: 'the page hides it' })
      leaveQueue(false)
    },
    close() {
      const open = openPopup()
      if (!open || !dispatch(open.definition.id, { type: 'closed' })) return
      const { id } = open.definition
      memory.note('closed', id, time())
      rememberHandled(open.definition)
      leaveQueue()
      const state = stateOf(id)
      if (state.at === 'closed') publish('popup:closed', { id, by: state.by })
    },
    stop() {
      stopped = true
      const open = openPopup()
      if (open) closedPopups.states.set(open.definition.id, { at: 'closed', by: 'visitor' })
      for (const end of undo) end()
    },
  }
}

/** Stores for a day that the popup was handled, if it has a cookie (NEWS-01). */
function rememberHandled({ cookie }: Definition): void {
  if (cookie && !isPreview()) writeCookie(cookie, '1', 1)
}
