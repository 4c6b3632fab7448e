/** The form of a dialog: its fields, one error, and a submit button. */
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { builtIn } from '../../base/input/built-in'
import type { FormError } from '../../base/page/form-error'

/** The state of the form. A new value moves the focus to the invalid field. */
export interface ModalFormState<Code> {
  readonly at: 'asking' | 'sending'
  /** The error. Fields refer to it by `aria-describedby="problem"`. */
  readonly error?: FormError<Code>
}

interface ModalFormProps<Code> {
  readonly state: ModalFormState<Code>
  readonly t: (code: Code) => string
  /** The label of the submit button. */
  readonly button: string
  readonly onSend: (fields: FormData) => void
  readonly children: ReactNode
}

/** A form that ignores submissions while one is pending. */
export function ModalForm<Code extends string>({ state, t, button, onSend, children }: ModalFormProps<Code>) {
  const { error } = state
  const form = useRef<HTMLFormElement>(null)
  const sending = state.at === 'sending'
  useLayoutEffect(() => {
    if (state.at === 'asking') builtIn(form.current)?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }, [state])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending) onSend(new FormData(event.currentTarget))
  }
  return (
    <form part="form" noValidate ref={form} onSubmit={send}>
      {children}
      <p id="problem" className="error" role="alert">
        {typeof error === 'object' ? error.serverMessage : error && t(error)}
      </p>
      <button type="submit" part="button" className="primary" aria-disabled={sending}>
        {button}
      </button>
    </form>
  )
}

/** The result, which replaces the form. It gets the focus, so that screen readers announce it. */
export function ModalOutcome({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <p ref={place} role="status" className="outcome" tabIndex={-1}>
      {children}
    </p>
  )
}
