/** The chat model: loads the provider's code when the chat is opened, or for an allowed availability check (CHAT-01). */
import type { ComponentType } from 'react'
import { rejectAfter } from '../../core/base/async/deadline'
import { loadOnce } from '../../core/base/async/load-once'
import { createStore } from '../../core/base/state/create-store'
import { type ChatEvent, type ChatState, next } from './chat.machine'
import { type Agents, checkDelayMs, invalidFieldsOf, loadTimeoutMs, noAnswers } from './chat.rules'
import type { ChatDeps, ChatFormProps, ChatModel, ChatProvider, ChatWindow, ShownChat } from './chat.types'

/** @see ChatDeps */
export function createChatModel(deps: ChatDeps): ChatModel {
  const { conversation } = deps
  const { before } = conversation
  const store = createStore<ShownChat>({ now: { at: before ? 'resuming' : 'idle' }, agents: 'unknown' })
  let Form: ComponentType<ChatFormProps> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let answers = noAnswers
  /** Whether the provider has reported an open window since the conversation started. */
  let opened = false

  function dispatch(event: ChatEvent): ChatState['at'] {
    const { now, agents } = store.get()
    const after = next(now, event)
    if (after !== now) store.set({ now: after, agents })
    return after.at
  }

  function setAgents(agents: Agents): void {
    store.set({ ...store.get(), agents })
    dispatch({ type: 'agents-changed', agents })
  }

  let isStopped = false
  const fetchProvider = loadOnce(() => deps.loadProvider().then(connect))
  /** Loads the provider, with a timeout. */
  const loadProvider = () => rejectAfter(loadTimeoutMs, 'chat', fetchProvider())

  /** Applies to a late provider too: it resumes the conversation, or hides its window. */
  function connect(loaded: ChatProvider): ChatProvider {
    const { at } = store.get().now
    const window = at === 'resuming' || at === 'idle' ? before : undefined
    loaded.onAgents(setAgents)
    loaded.onWindow((now) => applyWindow(now, loaded))
    setAgents(loaded.agents())
    if (window) dispatch({ type: 'resumed' })
    loaded.show(window ?? 'hidden')
    return loaded
  }

  /** Hides a window that the visitor has not opened: proactive chats are disabled. */
  function applyWindow(window: ChatWindow, { show }: ChatProvider): void {
    // The provider's window outlives the element: another element's conversation may use it.
    if (isStopped) return
    const talking = store.get().now.at === 'talking'
    if (!talking && window !== 'hidden') show('hidden')
    // A window state reported before the window was opened does not end the conversation.
    if (!talking || (window === 'hidden' && !opened)) return
    conversation.setWindow(window)
    opened = window !== 'hidden'
    if (!opened) dispatch({ type: 'ended' })
  }

  const cancelCheck = deps.whenLoaded(() => {
    if (before) loadProvider().catch(fail)
    else
      timer = setTimeout(() => {
        if (deps.mayCheck()) loadProvider().catch(deps.inform)
      }, checkDelayMs)
  })

  function fail(failure: unknown): void {
    deps.inform(failure)
    conversation.pause()
    dispatch({ type: 'failed' })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    t: deps.t,
    contactUrl: deps.contactUrl,
    formView: () => Form,
    async press() {
      if (store.get().now.at !== 'idle') return
      dispatch({ type: 'pressed' })
      const form = Form ? Promise.resolve(Form) : deps.loadForm()
      // The form opens without the provider too, and shows the alternative.
      loadProvider().catch(async (failure: unknown) => {
        await form.catch(() => {})
        deps.inform(failure)
        if (store.get().now.at === 'asking') dispatch({ type: 'failed' })
      })
      try {
        Form = await form
        dispatch({ type: 'opened', agents: store.get().agents })
      } catch (failure) {
        deps.report(failure)
        dispatch({ type: 'lost' })
      }
    },
    answers: () => answers,
    typed(latest) {
      answers = latest
      dispatch({ type: 'typed', invalidFields: invalidFieldsOf(latest) })
    },
    async submit(submitted) {
      if (store.get().now.at !== 'asking') return
      if (dispatch({ type: 'submitted', invalidFields: invalidFieldsOf(submitted) }) !== 'connecting') return
      try {
        const loaded = await loadProvider()
        if (store.get().now.at !== 'connecting') return
        if (loaded.agents() === 'offline') return setAgents('offline')
        dispatch({ type: 'handed' })
        loaded.start(submitted)
        conversation.setWindow('maximized')
      } catch (failure) {
        fail(failure)
      }
    },
    close() {
      if (dispatch({ type: 'closed' }) === 'idle') deps.keepClosed()
    },
    stop() {
      isStopped = true
      cancelCheck()
      clearTimeout(timer)
      conversation.pause()
    },
  }
}
