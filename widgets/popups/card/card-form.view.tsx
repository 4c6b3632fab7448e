/** The form of a popup that asks for an address: the marketer's or ours, sent by us in both cases. */
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { addressField } from '../popups-address.rules'
import type { CardError } from '../stage/stage.machine'
import type { CardProps } from './card.view'
import { Markup } from './card-markup.view'

interface FormProps extends Pick<CardProps, 'card' | 'now' | 'onSubmit'> {
  /** What stands above it, a form of the marketer's in it too. */
  readonly children: ReactNode
}

/** Forms in the card that ask us for an address; another one goes where it says. */
export function CardForm({ card, now, onSubmit, children }: FormProps) {
  const { form, say } = card
  const place = useRef<HTMLDivElement>(null)
  const asked = useRef<HTMLInputElement>(null)
  const sending = now.at === 'sending'
  const error = now.at === 'shown' ? now.error : undefined
  const words = error ? say(error.code) : ''
  useLayoutEffect(() => followButtons(place.current, card), [card])
  useWrongInput(asked, error?.code === 'wrongEmail' ? error : undefined)
  useErrorAt(asked, form === 'ours' ? '' : words)

  const submit = (event: FormEvent) => {
    const sent = event.target as Element
    if (sent.hasAttribute('action')) return
    // The browser would put what was filled in into the page's address.
    event.preventDefault()
    const field = sent.querySelector<HTMLInputElement>(addressField)
    if (!field) return
    asked.current = field
    if (!sending) onSubmit(field.value)
  }
  return (
    <div ref={place} className="parts" onSubmit={submit} onInput={() => followButtons(place.current, card)}>
      {children}
      {form && (
        <div part="form" aria-busy={sending}>
          {form === 'ours' ? <OwnForm card={card} sending={sending} error={words} /> : <Markup fragment={form} />}
        </div>
      )}
    </div>
  )
}

interface OwnFormProps extends Pick<FormProps, 'card'> {
  readonly sending: boolean
  /** Why the address was not taken, in words. */
  readonly error: string
}

function OwnForm({ card: { say }, sending, error }: OwnFormProps) {
  return (
    <form noValidate>
      <label>
        {say('email')}
        <input type="email" name="email" autoComplete="email" />
      </label>
      <p id="problem" className="error" role="alert">
        {error}
      </p>
      <button type="submit" part="button" className="primary" aria-disabled={sending}>
        {say(sending ? 'sending' : 'send')}
      </button>
    </form>
  )
}

/** A button that waits for a valid address, where it does. What a browser says of a field itself stays unsaid. */
function followButtons(place: Element | null, { isValid, buttonWaits }: FormProps['card']): void {
  for (const { form, value } of place?.querySelectorAll<HTMLInputElement>(addressField) ?? []) {
    if (!form) continue
    form.noValidate = true
    for (const button of form.querySelectorAll<HTMLButtonElement>('[type=submit],button:not([type])'))
      button.disabled = buttonWaits && !isValid(value.trim())
  }
}

/** Shows below a field of the marketer's why the address was not taken, as our form does. */
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

/** Marks the field as the document wants it, and puts the visitor there, each time. */
function useWrongInput(asked: { readonly current: Element | null }, error: CardError | undefined): void {
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
