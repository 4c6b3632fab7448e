/** A quiet button at the lower corner; the form that it opens is a module of its own. */
import { useLayoutEffect, useRef } from 'react'
import type { Model, ViewProps } from '../../core/element/definition'
import { has } from '../../core/own'
import { atEdge } from '../../core/ui/edge'
import type { chatAttributes } from './chat.element'
import type { ChatModel, ShownChat } from './chat.model'

/** What is shown; a country where nobody chats has no chat, and a second tag shows nothing. */
export type ShownOrNot = ShownChat | { readonly now: { readonly at: 'unset' | 'second' } }

/** What the view is shown with. */
export interface ChatViewModel extends Model<ShownOrNot>, Omit<ChatModel, 'get'> {}

type Props = ViewProps<typeof chatAttributes, ShownOrNot, ChatViewModel>

/** @see ChatViewModel */
export function ChatView({ state, model }: Props) {
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const { at } = state.now
  const isOpen = at === 'asking' || at === 'connecting' || at === 'away'
  useFocusBack(button, isOpen)
  useRoom(button, has(state, 'agents') && at !== 'talking')
  if (at === 'second') return null
  if (!has(state, 'agents')) return <slot />
  const { now, agents } = state
  const { say, contactUrl, press } = model
  const Form = model.formView()
  if (now.at === 'talking') return null
  if (now.at === 'lost')
    return (
      <a ref={button} part="button" href={contactUrl}>
        {say('contact')}
      </a>
    )
  return (
    <>
      <button
        ref={button}
        type="button"
        part="button"
        aria-haspopup="dialog"
        aria-busy={now.at === 'opening' || now.at === 'resuming'}
        aria-label={agents === 'unknown' ? undefined : say(agents)}
        data-state={agents}
        onClick={() => void press()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H10l-4 4v-4H4z" />
        </svg>
        <span>{say('chat')}</span>
      </button>
      {isOpen && Form && <Form now={now} model={model} />}
    </>
  )
}

const atCorner = atEdge('corner')

/** While the button is there, what the keyboard comes to is clear of it. */
function useRoom(button: { readonly current: HTMLElement | null }, isThere: boolean): void {
  useLayoutEffect(() => {
    return isThere ? atCorner(button.current) : undefined
  }, [button, isThere])
}

/** The form goes with its box, and what has the focus in it too: then it comes back to what opened it. */
function useFocusBack(button: { readonly current: HTMLElement | null }, isOpen: boolean): void {
  const was = useRef(isOpen)
  useLayoutEffect(() => {
    if (was.current && !isOpen) button.current?.focus()
    was.current = isOpen
  }, [button, isOpen])
}
