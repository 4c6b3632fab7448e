/** A button that opens a form for up to three addresses, and a confirmation. */
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { has } from '../../core/base/input/own'
import type { ViewProps } from '../../core/view/element/definition'
import type { EmailCartState } from './email-cart.machine'
import type { EmailCartModel, ShownEmailCart } from './email-cart.model'
import { maxEmails } from './email-cart.rules'

type Props = ViewProps<ShownEmailCart, EmailCartModel>

export function EmailCartView({ state: { now, empty }, model }: Props) {
  const { t, toggle } = model
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
        {t(now.at === 'sent' ? 'sent' : isOpen ? 'cancel' : 'open')}
      </button>
      <p className="visually-hidden" role="status">
        {now.at === 'sent' ? t('sent') : ''}
      </p>
      {isOpen && <EmailForm now={now} model={model} />}
    </div>
  )
}

type Open = Extract<EmailCartState, { fields: number }>

function EmailForm({ now, model }: { readonly now: Open; readonly model: EmailCartModel }) {
  const { t, addField, submit } = model
  const sending = now.at === 'sending'
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void submit({
      addresses: fields.getAll('email').map(String),
      body: String(fields.get('body') ?? ''),
      subscribe: fields.has('subscribe'),
    })
  }
  return (
    <form part="form" noValidate onSubmit={send}>
      {[...Array(now.fields)].map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field is identified by its index
        <EmailField key={index} index={index} now={now} t={t} />
      ))}
      {now.fields < maxEmails && (
        <button type="button" part="add-button" onClick={addField}>
          {t('another')}
        </button>
      )}
      <label>
        {t('body')}
        <textarea part="input" name="body" rows={3} maxLength={5000} />
      </label>
      <label className="rove-check">
        <input type="checkbox" name="subscribe" value="1" />
        {t('subscribe')}
      </label>
      <button type="submit" part="submit-button" disabled={sending}>
        {t(sending ? 'sending' : 'submit')}
      </button>
      <p part="error" role="alert">
        {now.at === 'writing' && now.isUnsent ? t('unsent') : ''}
      </p>
    </form>
  )
}

interface EmailFieldProps {
  readonly index: number
  readonly now: Open
  readonly t: EmailCartModel['t']
}

function EmailField({ index, now, t }: EmailFieldProps) {
  const id = `rove-email-cart-${index + 1}`
  const invalid = now.at === 'writing' && now.invalid.includes(index)
  return (
    <div>
      <label htmlFor={id}>{t('email', { n: index + 1 })}</label>
      <input
        id={id}
        part="input"
        inputMode="email"
        name="email"
        autoComplete={index === 0 ? 'email' : 'off'}
        aria-invalid={invalid}
        aria-describedby={`${id}-error`}
      />
      <p id={`${id}-error`} part="error" role="alert">
        {invalid ? t(now.areTooMany ? 'oneEach' : 'wrongEmail') : ''}
      </p>
    </div>
  )
}

/** Moves the focus to a new field, to the first invalid field, and back to the button. */
function useFocus(box: { readonly current: HTMLElement | null }, now: EmailCartState): void {
  const before = useRef(now)
  useLayoutEffect(() => {
    const was = before.current
    before.current = now
    if (was === now) return
    const emails = box.current?.querySelectorAll<HTMLInputElement>('input[name=email]')
    if (now.at === 'writing')
      emails?.[
        now.invalid[0] !== undefined && has(was, 'tries') && was.tries < now.tries ? now.invalid[0] : now.fields - 1
      ]?.focus()
    else if (now.at === 'sent') box.current?.focus()
  }, [box, now])
}
