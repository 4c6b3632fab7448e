/**
 * The form before a chat, in the light DOM so that browsers can autofill it; or the alternative to a chat (CHAT-01).
 */
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { builtIn } from '../../core/base/input/built-in'
import { Modal } from '../../core/view/dialog/modal'
import { inLightDom } from '../../core/view/element/light-dom'
import { Field, SelectField } from '../../core/view/form/field'
import type { Answers } from './chat.rules'
import type { ChatCode } from './chat.texts'
import type { ChatFormProps } from './chat.types'
import css from './chat-form.css?inline'

function Dialog({ now, model }: ChatFormProps) {
  const { t, close } = model
  return (
    <Modal title={t('title')} closeLabel={t('close')} css={css} onClose={close}>
      {now.at === 'away' ? <Unavailable model={model} /> : <ChatQuestions now={now} model={model} />}
    </Modal>
  )
}

/** @see ChatFormProps */
export const ChatForm = inLightDom(Dialog, '')

/** Replaces the form, and takes its focus. */
function Unavailable({ model }: Pick<ChatFormProps, 'model'>) {
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => container.current?.focus(), [])
  return (
    <div className="outcome" ref={container} tabIndex={-1}>
      <Alternative model={model} code="away" />
    </div>
  )
}

/** A sentence with a link to the contact page. */
function Alternative({ model: { t, contactUrl }, code }: Pick<ChatFormProps, 'model'> & { readonly code: ChatCode }) {
  return (
    <div className="instead" role="status">
      <p>{t(code)}</p>
      <p>
        <a href={contactUrl}>{t('contact')}</a>
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

function ChatQuestions({ now, model }: ChatFormProps) {
  const { t, typed, submit } = model
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<Answers>(model.answers)
  const open = now.at === 'asking' ? now : undefined
  const tries = open?.tries

  useLayoutEffect(() => {
    if (tries) builtIn(form.current)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])

  const field = (name: keyof Answers) => ({
    name: `chat-${name}`,
    value: answers[name],
    error: open?.invalidFields.includes(name) ? t(messages[name]) : undefined,
    onInput(value: string) {
      // Of the model, because a browser can fill in several fields at once.
      const typing = { ...model.answers(), [name]: value }
      typed(typing)
      setAnswers(typing)
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(model.answers())
  }
  return (
    <form part="form" noValidate ref={form} onSubmit={send}>
      <Field label={t('name')} autoComplete="name" {...field('name')} />
      <Field label={t('email')} type="email" autoComplete="email" {...field('email')} />
      <SelectField
        label={t('existing')}
        options={[
          { value: '', label: t('choose') },
          { value: 'Yes', label: t('yes') },
          { value: 'No', label: t('no') },
        ]}
        {...field('existing')}
      />
      <Field label={t('order')} optional={t('optional')} inputMode="numeric" autoComplete="off" {...field('order')} />
      {open?.failed && <Alternative model={model} code="failed" />}
      <button type="submit" className="primary" aria-disabled={!open}>
        {t(open ? 'start' : 'connecting')}
      </button>
    </form>
  )
}
