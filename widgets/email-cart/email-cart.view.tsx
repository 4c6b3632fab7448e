/** A button that opens a form for up to three addresses, and says when it has been sent. */
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import type { ViewProps } from '../../core/element/definition'
import { has } from '../../core/own'
import type { emailCartAttributes } from './email-cart.element'
import { type EmailCartState, mostEmails } from './email-cart.machine'
import type { EmailCartModel, ShownEmailCart } from './email-cart.model'

type Props = ViewProps<typeof emailCartAttributes, ShownEmailCart, EmailCartModel>

export function EmailCartView({ state: { now, empty }, model }: Props) {
  const { say, toggle } = model
  const box = useRef<HTMLDivElement>(null)
  useFocus(box, now)
  if (empty) return null
  const isOpen = now.at === 'writing' || now.at === 'sending'
  return (
    <div className="rove-mail-cart" ref={box} tabIndex={-1}>
      <button
        type="button"
        part="button"
        aria-expanded={now.at === 'sent' ? undefined : isOpen}
        disabled={now.at === 'sent'}
        onClick={toggle}
      >
        {say(now.at === 'sent' ? 'sent' : isOpen ? 'cancel' : 'open')}
      </button>
      <p className="visually-hidden" role="status">
        {now.at === 'sent' ? say('sent') : ''}
      </p>
      {isOpen && <Letter now={now} model={model} />}
    </div>
  )
}

type Open = Extract<EmailCartState, { fields: number }>

function Letter({ now, model }: { readonly now: Open; readonly model: EmailCartModel }) {
  const { say, addField, submit } = model
  const sending = now.at === 'sending'
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void submit({
      emails: fields.getAll('email').map(String),
      body: String(fields.get('body') ?? ''),
      subscribe: fields.has('subscribe'),
    })
  }
  return (
    <form part="form" noValidate onSubmit={send}>
      {[...Array(now.fields)].map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
        <EmailField key={place} place={place} now={now} say={say} />
      ))}
      {now.fields < mostEmails && (
        <button type="button" part="add-button" onClick={addField}>
          {say('another')}
        </button>
      )}
      <label>
        {say('body')}
        <textarea part="input" name="body" rows={3} maxLength={5000} />
      </label>
      <label className="rove-check">
        <input type="checkbox" name="subscribe" value="1" />
        {say('subscribe')}
      </label>
      <button type="submit" part="submit-button" disabled={sending}>
        {say(sending ? 'sending' : 'submit')}
      </button>
    </form>
  )
}

interface EmailFieldProps {
  readonly place: number
  readonly now: Open
  readonly say: EmailCartModel['say']
}

function EmailField({ place, now, say }: EmailFieldProps) {
  const id = `rove-email-cart-${place + 1}`
  const wrong = now.at === 'writing' && now.wrong.includes(place)
  return (
    <div>
      <label htmlFor={id}>{say('email', { n: place + 1 })}</label>
      <input
        id={id}
        part="input"
        type="email"
        name="email"
        autoComplete={place === 0 ? 'email' : 'off'}
        aria-invalid={wrong}
        aria-describedby={`${id}-error`}
      />
      <p id={`${id}-error`} part="error" role="alert">
        {wrong ? say('wrongEmail') : ''}
      </p>
    </div>
  )
}

/** Into the new field, into the first wrong one, and back to the button. */
function useFocus(box: { readonly current: HTMLElement | null }, now: EmailCartState): void {
  const before = useRef(now)
  useLayoutEffect(() => {
    const was = before.current
    before.current = now
    if (was === now) return
    const emails = box.current?.querySelectorAll<HTMLInputElement>('input[name=email]')
    if (now.at === 'writing')
      emails?.[
        now.wrong[0] !== undefined && has(was, 'tries') && was.tries < now.tries ? now.wrong[0] : now.fields - 1
      ]?.focus()
    else if (now.at === 'sent') box.current?.focus()
  }, [box, now])
}
