/** What is asked before a chat, in the light DOM: browsers fill in who somebody is. Or what to do instead (CHAT-01). */
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { inLightDom } from '../../core/element/light-dom'
import { Field, SelectField } from '../../core/ui/field'
import { Modal } from '../../core/ui/modal'
import type { ChatState } from './chat.machine'
import type { ChatModel } from './chat.model'
import type { Answers } from './chat.rules'
import type { ChatCode } from './chat.texts'
import css from './chat-form.css?inline'

/** What the form is shown with. */
export interface ChatFormProps {
  readonly now: ChatState
  readonly model: Pick<ChatModel, 'say' | 'contactUrl' | 'answers' | 'typed' | 'submit' | 'close'>
}

function Dialog({ now, model }: ChatFormProps) {
  const { say, close } = model
  return (
    <Modal title={say('title')} closeLabel={say('close')} css={css} onClose={close}>
      {now.at === 'away' ? <Away model={model} /> : <Questions now={now} model={model} />}
    </Modal>
  )
}

/** @see ChatFormProps */
export const ChatForm = inLightDom(Dialog, '')

/** In place of the form, which may have had the focus. */
function Away({ model }: Pick<ChatFormProps, 'model'>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <div className="outcome" ref={place} tabIndex={-1}>
      <Instead model={model} code="away" />
    </div>
  )
}

/** A sentence, and the way to where somebody reads. */
function Instead({ model: { say, contactUrl }, code }: Pick<ChatFormProps, 'model'> & { readonly code: ChatCode }) {
  return (
    <div className="instead" role="status">
      <p>{say(code)}</p>
      <p>
        <a href={contactUrl}>{say('contact')}</a>
      </p>
    </div>
  )
}

const messages = {
  name: 'wrongName',
  email: 'wrongEmail',
  existing: 'wrongExisting',
  order: 'wrongOrder',
} as const

function Questions({ now, model }: ChatFormProps) {
  const { say, typed, submit } = model
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<Answers>(model.answers)
  const asking = now.at === 'asking' ? now : undefined
  const tries = asking?.tries

  useLayoutEffect(() => {
    if (tries) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])

  const field = (name: keyof Answers) => ({
    name: `chat-${name}`,
    value: answers[name],
    problem: asking?.mistakes.includes(name) ? say(messages[name]) : undefined,
    onInput(value: string) {
      const typing = { ...answers, [name]: value }
      typed(typing)
      setAnswers(typing)
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(answers)
  }
  return (
    <form part="form" noValidate ref={form} onSubmit={send}>
      <Field label={say('name')} autoComplete="name" {...field('name')} />
      <Field label={say('email')} type="email" autoComplete="email" {...field('email')} />
      <SelectField
        label={say('existing')}
        options={[
          { value: '', label: say('choose') },
          { value: 'Yes', label: say('yes') },
          { value: 'No', label: say('no') },
        ]}
        {...field('existing')}
      />
      {answers.existing === 'Yes' && (
        <Field
          label={say('order')}
          optional={say('optional')}
          inputMode="numeric"
          autoComplete="off"
          {...field('order')}
        />
      )}
      {asking?.failed && <Instead model={model} code="failed" />}
      <button type="submit" className="primary" aria-disabled={!asking}>
        {say(asking ? 'start' : 'connecting')}
      </button>
    </form>
  )
}
