/** What popups do: each waits for its trigger, then for its turn; one at a time stands before the visitor. */
import type { Memory } from '../../core/conditions/condition'
import type { Reason } from '../../core/pieces'
import { createStore, type Store } from '../../core/state/create-store'
import type { Visitor } from '../../core/visitor'
import type { Card, CardCode } from './card/card.model'
import { isStanding, next, type PopupEvent, type PopupState } from './popups.machine'
import type { Definition } from './popups.rules'
import type { PopupsMemory } from './popups-memory.model'
import type { Trigger } from './trigger/trigger.rules'

/** One popup of the page. */
export interface Popup {
  readonly definition: Definition
  readonly triggers: readonly Trigger[]
  explain(visitor: Visitor, memory: Memory, handled: boolean): readonly Reason[]
}

/** What popups need from the page. */
export interface PopupsDeps {
  readonly popups: readonly Popup[]
  readonly memory: PopupsMemory
  visitor(): Visitor
  /** Asks where the visitor is, once. */
  locate(): void
  takeTurn(speak: (end: (spoke?: boolean) => void) => void): () => void
  readHandled(cookie: string): boolean
  keepHandled(cookie: string): void
  /** Whether the page is looked at. */
  isSeen(): boolean
  /** The card's code, fetched when a popup is due. */
  loadCard(): Promise<CardCode>
  tell(fact: 'popup:shown' | 'popup:subscribed', payload: { readonly id: string }): void
  tellClosed(payload: { readonly id: string; readonly by: 'visitor' | 'done' }): void
  identify(email: string): void
  report(failure: unknown): void
}

/** The popup before the visitor, if there is one. */
export interface Showing {
  readonly id: string
  readonly card: Card
  readonly now: PopupState
}

/** What the view can ask of popups. */
export interface PopupsModel extends Pick<Store<Showing | undefined>, 'get' | 'subscribe'> {
  /** Where a popup is, for the why-panel. */
  stateOf(id: string): PopupState
  explain(id: string): readonly Reason[]
  cardView(): CardCode['View'] | undefined
  /** An address was given. */
  submit(text: string): void
  /** The visitor has done something in it. */
  engage(): void
  close(): void
  stop(): void
}

/** @see PopupsDeps */
export function createPopupsModel(deps: PopupsDeps): PopupsModel {
  const { memory } = deps
  const store = createStore<Showing | undefined>(undefined)
  const byId = new Map(deps.popups.map((popup) => [popup.definition.id, popup]))
  const states = new Map<string, PopupState>()
  const undo: (() => void)[] = []
  let code: CardCode | undefined
  let endTurn = () => {}
  let stopped = false

  const stateOf = (id: string): PopupState => states.get(id) ?? { at: 'waiting' }

  /** Takes an event; true when it led somewhere. */
  function take(id: string, event: PopupEvent): boolean {
    const before = stateOf(id)
    const now = next(before, event)
    if (stopped || now === before) return false
    states.set(id, now)
    const showing = store.get()
    if (showing?.id === id) store.set(isStanding(now) ? { ...showing, now } : undefined)
    return true
  }

  function explain(id: string): readonly Reason[] {
    const popup = byId.get(id)
    if (!popup) return []
    const { cookie } = popup.definition
    return popup.explain(deps.visitor(), memory.of(id), !!cookie && deps.readHandled(cookie))
  }

  /** Where only the city is missing, somebody has to ask for it. */
  function isEligible(id: string): boolean {
    const unmet = explain(id).filter(({ eligible }) => !eligible)
    const onlyCity = unmet.length > 0 && unmet.every(({ condition }) => condition === 'city')
    if (onlyCity && deps.visitor().city === undefined) deps.locate()
    return unmet.length === 0
  }

  /** @returns whether nothing is left to come of its triggers */
  function fire(id: string): boolean {
    const { at } = stateOf(id)
    if (stopped || (at !== 'waiting' && at !== 'due')) return true
    if (at === 'waiting' && deps.isSeen() && isEligible(id) && take(id, { type: 'triggered' })) prepare(id)
    return false
  }

  /** All that can be fetched and made ready is, before it asks for its turn. */
  async function prepare(id: string): Promise<void> {
    const { definition } = byId.get(id) as Popup
    try {
      code ??= await deps.loadCard()
      const card = await code.prepare(definition, deps.visitor())
      if (!stopped) undo.push(deps.takeTurn((end) => show(id, card, end)))
    } catch (failure) {
      deps.report(failure)
      take(id, { type: 'turned', eligible: false })
    }
  }

  function show(id: string, card: Card, end: (spoke?: boolean) => void): void {
    take(id, { type: 'turned', eligible: !stopped && isEligible(id) })
    if (!isStanding(stateOf(id))) {
      end(false)
      return
    }
    endTurn = end
    memory.note('shown', id, deps.visitor().now)
    store.set({ id, card, now: stateOf(id) })
    deps.tell('popup:shown', { id })
  }

  async function subscribe({ id, card }: Showing, email: string): Promise<void> {
    try {
      await card.signUp(email)
      memory.noteSubscribed(deps.visitor().now)
      handled(id)
      take(id, { type: 'subscribed' })
      deps.identify(email)
      deps.tell('popup:subscribed', { id })
    } catch (failure) {
      deps.report(failure)
      take(id, { type: 'failed' })
    }
  }

  function handled(id: string): void {
    const cookie = byId.get(id)?.definition.cookie
    if (cookie) deps.keepHandled(cookie)
  }

  for (const { definition, triggers } of deps.popups) {
    undo.push(...triggers.map((trigger) => trigger(() => fire(definition.id))))
    isEligible(definition.id)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    stateOf,
    explain,
    cardView: () => code?.View,
    submit(text) {
      const showing = store.get()
      if (!showing) return
      const email = text.trim()
      const valid = showing.card.isValid(email)
      if (take(showing.id, { type: 'submitted', valid }) && valid) subscribe(showing, email)
    },
    engage() {
      const id = store.get()?.id
      if (id !== undefined) memory.note('engaged', id, deps.visitor().now)
    },
    close() {
      const id = store.get()?.id
      if (id === undefined || !take(id, { type: 'closed' })) return
      const now = stateOf(id)
      memory.note('closed', id, deps.visitor().now)
      handled(id)
      endTurn()
      if (now.at === 'closed') deps.tellClosed({ id, by: now.by })
    },
    stop() {
      stopped = true
      for (const end of undo) end()
      endTurn()
    },
  }
}
