/** The form of a popup that asks for an e-mail address: the marketer's form or ours. Both are submitted by our code. */

import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { builtIn } from '../../../core/base/input/built-in'
import { typedEmail } from '../../../core/base/input/typed.rules'
import { addressField } from '../signup/signup-address.rules'
import type { CardError } from '../stage/stage.machine'
import type { CardProps } from './card.types'
import { Markup } from './card-markup.view'

interface FormProps extends Pick<CardProps, 'card' | 'state' | 'onSubmit'> {
  /** The content above the form; it may contain the marketer's form. */
  readonly children: ReactNode
}

/** Handles the forms in the card that ask for an address. Other forms are submitted by the browser. */
export function CardForm({ card, state, onSubmit, children }: FormProps) {
  const { form, t } = card
  const content = useRef<HTMLDivElement>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const sending = state.at === 'sending'
  const error = state.at === 'shown' ? state.error : undefined
  const errorText = error ? t(error.code) : ''
  useLayoutEffect(() => followButtons(content.current, card), [card])
  useInvalidInput(emailInput, error?.code === 'wrongEmail' ? error : undefined)
  useErrorAt(emailInput, form === 'ours' ? '' : errorText)

  const submit = (event: FormEvent) => {
    const sent = builtIn(event.target as Element)
    if (sent.hasAttribute('action')) return
    // The browser would put the input into the page's URL.
    event.preventDefault()
    const field = sent.querySelector<HTMLInputElement>(addressField)
    if (!field) return
    emailInput.current = field
    if (!sending) onSubmit(field.value)
  }
  return (
    <div ref={content} className="parts" onSubmit={submit} onInput={() => followButtons(content.current, card)}>
      {children}
      {form && (
        <div part="form" aria-busy={sending}>
          {form === 'ours' ? <OwnForm card={card} sending={sending} error={errorText} /> : <Markup fragment={form} />}
        </div>
      )}
    </div>
  )
}

interface OwnFormProps extends Pick<FormProps, 'card'> {
  readonly sending: boolean
  /** The error message. */
  readonly error: string
}

function OwnForm({ card: { t }, sending, error }: OwnFormProps) {
  return (
    <form noValidate>
      <label>
        {t('email')}
        <input type="email" name="email" autoComplete="email" />
      </label>
      <p id="problem" className="error" role="alert">
        {error}
      </p>
      <button type="submit" part="button" className="primary" aria-disabled={sending}>
        {t(sending ? 'sending' : 'send')}
      </button>
    </form>
  )
}

/**
 * The form's buttons wait until the address is valid (NEWS-01). They are not `disabled`: the keyboard reaches them, and a
 * press says what is missing (POP-02). The browser's own validation messages are suppressed.
 */
function followButtons(place: Element | null, { isValid }: FormProps['card']): void {
  for (const { form: found, value } of place?.querySelectorAll<HTMLInputElement>(addressField) ?? []) {
    const form = builtIn(found)
    if (!form) continue
    form.noValidate = true
    for (const button of form.querySelectorAll('[type=submit],button:not([type])'))
      button.setAttribute('aria-disabled', `${!isValid(typedEmail(value))}`)
  }
}

/** Shows the error below a field of the marketer's form, as our form does. */
function useErrorAt(asked: { readonly current: Element | null }, words: string): void {
  useLayoutEffect(() => {
    if (!words) return
    const problem = document.createElement('p')
    problem.id = 'problem'
    problem.className = 'error'
    problem.setAttribute('role', 'alert')
    problem.textContent = words
    const field = asked.current
    const label = field?.closest('label')
    ;(label ?? field)?.after(problem)
    return () => problem.remove()
  }, [asked, words])
}

/** Marks the field as the specification requires and focuses it, after each error. */
function useInvalidInput(asked: { readonly current: Element | null }, error: CardError | undefined): void {
  useLayoutEffect(() => {
    const input = asked.current as HTMLInputElement | null
    input?.classList.toggle('error', !!error)
    if (!error) input?.removeAttribute('aria-invalid')
    else {
      input?.setAttribute('aria-invalid', 'true')
      input?.setAttribute('aria-describedby', 'problem')
      input?.focus()
    }
  }, [asked, error])
}
