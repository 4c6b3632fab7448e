/** What happens when: nothing of the vendor's before the visitor asks, or is quietly checked for (CHAT-01). */
import type { ComponentType } from 'react'
import { within } from '../../core/deadline'
import { fetched } from '../../core/fetched'
import { createStore, type Store } from '../../core/state/create-store'
import type { Say } from '../../core/texts'
import { type ChatEvent, type ChatState, next } from './chat.machine'
import { type Agents, type Answers, checkAfter, mistakesIn, noAnswers } from './chat.rules'
import type { ChatCode } from './chat.texts'
import type { ChatFormProps } from './chat-form.view'

/** How the vendor's window stands: `minimized` is a button of the vendor's own. */
export type ChatWindow = 'maximized' | 'minimized' | 'hidden'

/** That a visitor talks, from page to page. */
export interface Talk {
  /** How the window stood on the page before; nothing where nobody talked. */
  readonly before: ChatWindow | undefined
  /** How it stands now: hidden, it is over. */
  stands(window: ChatWindow): void
  /** It does not go on here; the next page may take it up. */
  pause(): void
}

/** The vendor's chat on this page. */
export interface ChatVendor {
  agents(): Agents
  /** Calls back when somebody comes or goes. */
  onAgents(told: (agents: Agents) => void): void
  /** Calls back when its window stands otherwise. */
  onWindow(told: (window: ChatWindow) => void): void
  /** Hands over who it is, and opens the window. */
  begin(answers: Answers): void
  show(window: ChatWindow): void
}

/** What a chat needs from the page. */
export interface ChatDeps {
  readonly say: Say<ChatCode>
  /** The shop's page for those whom a chat does not help. */
  readonly contactUrl: string
  readonly talk: Talk
  /** Fetches the vendor's script, and resolves once it can be talked with. Rejects with a RoveError where it does not come. */
  loadVendor(): Promise<ChatVendor>
  loadForm(): Promise<ComponentType<ChatFormProps>>
  /** Whether the vendor may be asked for without the visitor having asked. */
  mayCheck(): boolean
  /** That the visitor closed it is kept for a day. */
  keepClosed(): void
  /** Calls back once the page has loaded. @returns the undo */
  whenLoaded(run: () => void): () => void
  report(failure: unknown): void
  inform(failure: unknown): void
}

/** A chat's state with who is there. */
export interface ShownChat {
  readonly now: ChatState
  readonly agents: Agents
}

/** What the view can ask of a chat. */
export interface ChatModel extends Pick<Store<ShownChat>, 'get' | 'subscribe'> {
  readonly say: Say<ChatCode>
  readonly contactUrl: string
  /** The form, once its code is there: always while it is open. */
  formView(): ComponentType<ChatFormProps> | undefined
  press(): Promise<void>
  /** What was filled in until now: it stays while the page does, also where the form is closed meanwhile. */
  answers(): Answers
  typed(answers: Answers): void
  submit(answers: Answers): Promise<void>
  close(): void
  stop(): void
}

/** How long the vendor is waited for, in milliseconds. */
const patience = 8000

/** @see ChatDeps */
export function createChatModel(deps: ChatDeps): ChatModel {
  const { talk } = deps
  const { before } = talk
  const store = createStore<ShownChat>({ now: { at: before ? 'resuming' : 'resting' }, agents: 'unknown' })
  let Form: ComponentType<ChatFormProps> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let written = noAnswers
  /** Whether the vendor has told of an open window since a talk began. */
  let opened = false

  function take(event: ChatEvent): ChatState['at'] {
    const { now, agents } = store.get()
    const after = next(now, event)
    if (after !== now) store.set({ now: after, agents })
    return after.at
  }

  function know(agents: Agents): void {
    store.set({ ...store.get(), agents })
    take({ type: 'known', agents })
  }

  let isStopped = false
  const fetchVendor = fetched(() => deps.loadVendor().then(meet))
  /** Whoever waits for it waits for so long. */
  const loadVendor = () => within(patience, 'chat', fetchVendor())

  /** However late it comes, it shows what is asked for: a talk that goes on, or nothing. */
  function meet(loaded: ChatVendor): ChatVendor {
    const { at } = store.get().now
    const window = at === 'resuming' || at === 'resting' ? before : undefined
    loaded.onAgents(know)
    loaded.onWindow((now) => follow(now, loaded))
    know(loaded.agents())
    if (window) take({ type: 'resumed' })
    loaded.show(window ?? 'hidden')
    return loaded
  }

  /** Proactive is off: a window that nobody has asked for does not stay. */
  function follow(window: ChatWindow, { show }: ChatVendor): void {
    // The vendor's window outlives the element: another one's may be talking in it.
    if (isStopped) return
    const talking = store.get().now.at === 'talking'
    if (!talking && window !== 'hidden') show('hidden')
    // What it told of before it was opened is not its end.
    if (!talking || (window === 'hidden' && !opened)) return
    talk.stands(window)
    opened = window !== 'hidden'
    if (!opened) take({ type: 'ended' })
  }

  const leave = deps.whenLoaded(() => {
    if (before) loadVendor().catch(fail)
    else
      timer = setTimeout(() => {
        if (deps.mayCheck()) loadVendor().catch(deps.inform)
      }, checkAfter)
  })

  function fail(failure: unknown): void {
    deps.inform(failure)
    talk.pause()
    take({ type: 'failed' })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    say: deps.say,
    contactUrl: deps.contactUrl,
    formView: () => Form,
    async press() {
      if (store.get().now.at !== 'resting') return
      take({ type: 'pressed' })
      const form = Form ? Promise.resolve(Form) : deps.loadForm()
      // Without the vendor the form opens all the same, and says what to do instead.
      loadVendor().catch(async (failure: unknown) => {
        await form.catch(() => {})
        deps.inform(failure)
        if (store.get().now.at === 'asking') take({ type: 'failed' })
      })
      try {
        Form = await form
        take({ type: 'opened', agents: store.get().agents })
      } catch (failure) {
        deps.report(failure)
        take({ type: 'lost' })
      }
    },
    answers: () => written,
    typed(answers) {
      written = answers
      take({ type: 'typed', mistakes: mistakesIn(answers) })
    },
    async submit(answers) {
      if (store.get().now.at !== 'asking') return
      if (take({ type: 'submitted', mistakes: mistakesIn(answers) }) !== 'connecting') return
      try {
        const loaded = await loadVendor()
        if (store.get().now.at !== 'connecting') return
        if (loaded.agents() === 'offline') return know('offline')
        take({ type: 'handed' })
        loaded.begin(answers)
        talk.stands('maximized')
      } catch (failure) {
        fail(failure)
      }
    },
    close() {
      if (take({ type: 'closed' }) === 'resting') deps.keepClosed()
    },
    stop() {
      isStopped = true
      leave()
      clearTimeout(timer)
      talk.pause()
    },
  }
}
