/** A quiet button at the lower corner; the form that it opens is a module of its own. */
import type { Model, ViewProps } from '../../core/element/definition'
import type { chatAttributes } from './chat.element'
import type { ChatModel, ShownChat } from './chat.model'

/** What is shown; a country where nobody chats has no chat. */
export type ShownOrNot = ShownChat | { readonly now: { readonly at: 'unset' } }

/** What the view is shown with. */
export interface ChatViewModel extends Model<ShownOrNot>, Omit<ChatModel, 'get'> {}

type Props = ViewProps<typeof chatAttributes, ShownOrNot, ChatViewModel>

export function ChatView({ state, model }: Props) {
  if (!('agents' in state)) return <slot />
  const { now, agents } = state
  const { say, contactUrl, press } = model
  const Form = model.formView()
  if (now.at === 'talking') return null
  if (now.at === 'lost')
    return (
      <a part="button" href={contactUrl}>
        {say('contact')}
      </a>
    )
  const isOpen = now.at !== 'resting' && now.at !== 'opening'
  return (
    <>
      <button
        type="button"
        part="button"
        aria-haspopup="dialog"
        aria-busy={now.at === 'opening'}
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
