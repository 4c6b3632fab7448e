/** A button in the lower corner. The form that it opens is loaded separately. */
import { useLayoutEffect, useRef } from 'react'
import { has } from '../../core/base/input/own'
import { atEdge } from '../../core/view/edge/edge'
import type { Model, ViewProps } from '../../core/view/element/definition'
import type { ChatModel, ShownChat } from './chat.types'

/** A chat's state. `unset`: no account for this country; `second`: not the first tag. */
export type PageChat = ShownChat | { readonly now: { readonly at: 'unset' | 'second' } }

/** What the view uses of the model. */
export interface ChatViewModel extends Model<PageChat>, Omit<ChatModel, 'get'> {}

type Props = ViewProps<PageChat, ChatViewModel>

/** @see ChatViewModel */
export function ChatView({ state, model }: Props) {
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const { at } = state.now
  const isOpen = at === 'asking' || at === 'connecting' || at === 'away'
  useFocusBack(button, isOpen)
  useReservedSpace(button, has(state, 'agents') && at !== 'talking')
  if (at === 'second') return null
  if (!has(state, 'agents')) return <slot />
  const { now, agents } = state
  const { t, contactUrl, press } = model
  const Form = model.formView()
  if (now.at === 'talking') return null
  if (now.at === 'lost')
    return (
      <a ref={button} part="button" href={contactUrl}>
        {t('contact')}
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
        aria-label={agents === 'unknown' ? undefined : t(agents)}
        data-state={agents}
        onClick={() => void press()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H10l-4 4v-4H4z" />
        </svg>
        <span>{t('chat')}</span>
      </button>
      {isOpen && Form && <Form now={now} model={model} />}
    </>
  )
}

const atCorner = atEdge('corner')

/** While the button is shown, reserves space so that it does not cover the focused element. */
function useReservedSpace(button: { readonly current: HTMLElement | null }, isThere: boolean): void {
  useLayoutEffect(() => {
    return isThere ? atCorner(button.current) : undefined
  }, [button, isThere])
}

/** When the form closes, returns the focus to the button that opened it. */
function useFocusBack(button: { readonly current: HTMLElement | null }, isOpen: boolean): void {
  const was = useRef(isOpen)
  useLayoutEffect(() => {
    if (was.current && !isOpen) button.current?.focus()
    was.current = isOpen
  }, [button, isOpen])
}
