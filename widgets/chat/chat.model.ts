/** What happens when: nothing of the vendor's before the visitor asks, or is quietly checked for (CHAT-01). */
import type { ComponentType } from 'react'
import { createStore, type Store } from '../../core/state/create-store'
import type { Say } from '../../core/texts'
import { type ChatEvent, type ChatState, next } from './chat.machine'
import { type Agents, type Answers, checkAfter, mistakesIn } from './chat.rules'
import type { ChatCode } from './chat.texts'
import type { ChatFormProps } from './chat-form.view'

/** How the vendor's window stands: `minimized` is a button of the vendor's own. */
export type ChatWindow = 'maximized' | 'minimized' | 'hidden'

/** The vendor's chat on this page, hidden until it is given somebody to talk to. */
export interface ChatVendor {
  agents(): Agents
  /** Calls back when somebody comes or goes. */
  onAgents(told: (agents: Agents) => void): void
  /** Calls back when its window stands otherwise. */
  onWindow(told: (window: ChatWindow) => void): void
  /** Hands over who it is, and opens the window. */
  begin(answers: Answers): void
  hide(): void
}

/** What a chat needs from the page. */
export interface ChatDeps {
  readonly say: Say<ChatCode>
  /** The shop's page for those whom a chat does not help. */
  readonly contactUrl: string
  /** Fetches the vendor's script, once. Rejects with a RoveError where it does not come. */
  loadVendor(): Promise<ChatVendor>
  loadForm(): Promise<ComponentType<ChatFormProps>>
  /** Whether the vendor may be asked for without the visitor having asked. */
  mayCheck(): boolean
  /** That the visitor closed it is kept for a day. */
  keepClosed(): void
  /** Calls back once the page has loaded. @returns the undo */
  whenLoaded(run: () => void): () => void
  /** Nobody else speaks unasked until the returned end is called. */
  holdFloor(): () => void
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
  typed(): void
  submit(answers: Answers): Promise<void>
  close(): void
  stop(): void
}

/** @see ChatDeps */
export function createChatModel(deps: ChatDeps): ChatModel {
  const store = createStore<ShownChat>({ now: { at: 'resting' }, agents: 'unknown' })
  let Form: ComponentType<ChatFormProps> | undefined
  let vendor: Promise<ChatVendor> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let endFloor = () => {}
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

  function loadVendor(): Promise<ChatVendor> {
    vendor ??= deps.loadVendor().then(
      (loaded) => {
        loaded.onAgents(know)
        loaded.onWindow((window) => follow(window, loaded))
        know(loaded.agents())
        return loaded
      },
      (failure: unknown) => {
        vendor = undefined
        throw failure
      },
    )
    return vendor
  }

  /** Whoever talks is not interrupted. Proactive is off: a window that nobody has asked for does not stay. */
  function follow(window: ChatWindow, { hide }: ChatVendor): void {
    endFloor()
    endFloor = () => {}
    const talking = store.get().now.at === 'talking'
    if (!talking && window !== 'hidden') hide()
    if (talking && window === 'maximized') {
      opened = true
      endFloor = deps.holdFloor()
    }
    // What it told of before it was opened is not its end.
    if (talking && window === 'hidden' && opened) {
      opened = false
      take({ type: 'ended' })
    }
  }

  const leave = deps.whenLoaded(() => {
    timer = setTimeout(() => {
      if (deps.mayCheck()) loadVendor().catch(deps.inform)
    }, checkAfter)
  })

  return {
    get: store.get,
    subscribe: store.subscribe,
    say: deps.say,
    contactUrl: deps.contactUrl,
    formView: () => Form,
    async press() {
      if (store.get().now.at !== 'resting') return
      take({ type: 'pressed' })
      const failed = loadVendor().then(
        () => undefined,
        (failure: unknown) => ({ failure }),
      )
      try {
        Form ??= await deps.loadForm()
        take({ type: 'opened', agents: store.get().agents })
      } catch (failure) {
        deps.report(failure)
        take({ type: 'lost' })
      }
      void failed.then((found) => {
        if (!found) return
        deps.inform(found.failure)
        if (store.get().now.at === 'asking') take({ type: 'failed' })
      })
    },
    typed: () => void take({ type: 'typed' }),
    async submit(answers) {
      if (store.get().now.at !== 'asking') return
      if (take({ type: 'submitted', mistakes: mistakesIn(answers) }) !== 'connecting') return
      try {
        const loaded = await loadVendor()
        if (store.get().now.at !== 'connecting') return
        if (loaded.agents() === 'offline') return know('offline')
        take({ type: 'handed' })
        loaded.begin(answers)
      } catch (failure) {
        deps.inform(failure)
        take({ type: 'failed' })
      }
    },
    close() {
      if (take({ type: 'closed' }) === 'resting') deps.keepClosed()
    },
    stop() {
      leave()
      clearTimeout(timer)
      endFloor()
    },
  }
}
