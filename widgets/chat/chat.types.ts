/** Types of the chat's models and views. */

import type { ComponentType } from 'react'
import type { Store } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import type { ChatState } from './chat.machine'
import type { Agents, Answers } from './chat.rules'
import type { ChatCode } from './chat.texts'

/** The state of the provider's window; `minimized` is the provider's own button. */
export type ChatWindow = 'maximized' | 'minimized' | 'hidden'

/** The conversation of this tab, across pages. */
export interface ConversationModel {
  /** The window's state on the previous page; `undefined` without a conversation. */
  readonly before: ChatWindow | undefined
  /** Stores the window's state; `hidden` ends the conversation. */
  setWindow(window: ChatWindow): void
  /** The conversation stops on this page. The next page may resume it. */
  pause(): void
}

/** The provider's chat on this page. */
export interface ChatProvider {
  agents(): Agents
  /** Called when agents come online or go offline. */
  onAgents(listener: (agents: Agents) => void): void
  /** Called when the window's state changes. */
  onWindow(listener: (window: ChatWindow) => void): void
  /** Passes the visitor's answers to the provider and opens the window. */
  start(answers: Answers): void
  show(window: ChatWindow): void
}

/** What the chat model needs from the page. */
export interface ChatDeps {
  readonly t: TextLookup<ChatCode>
  /** The shop's contact page, shown as the alternative. */
  readonly contactUrl: string
  readonly conversation: ConversationModel
  /** Loads the provider. Resolves when it is ready; rejects with a RoveError if that fails. */
  loadProvider(): Promise<ChatProvider>
  loadForm(): Promise<ComponentType<ChatFormProps>>
  /** Whether the provider may be loaded before the visitor opens the chat. */
  mayCheck(): boolean
  /** Stores for a day that the visitor has closed the chat. */
  keepClosed(): void
  /** Calls back when the page has loaded. @returns a function that unsubscribes */
  whenLoaded(run: () => void): () => void
  report(failure: unknown): void
  inform(failure: unknown): void
}

/** A chat's state, and whether an agent is online. */
export interface ShownChat {
  readonly now: ChatState
  readonly agents: Agents
}

/** What the view uses of the chat. */
export interface ChatModel extends Pick<Store<ShownChat>, 'get' | 'subscribe'> {
  readonly t: TextLookup<ChatCode>
  readonly contactUrl: string
  /** The form's view. Defined while the form is open. */
  formView(): ComponentType<ChatFormProps> | undefined
  press(): Promise<void>
  /** The form's values. They are kept until the page is left, also while the form is closed. */
  answers(): Answers
  typed(answers: Answers): void
  submit(answers: Answers): Promise<void>
  close(): void
  stop(): void
}

/** The props of the form. */
export interface ChatFormProps {
  readonly now: ChatState
  readonly model: Pick<ChatModel, 't' | 'contactUrl' | 'answers' | 'typed' | 'submit' | 'close'>
}
