/** What the forms of dialogs have in common: one problem, and one button that sends. */
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { FormError } from '../form-error'

/** Where the asking is. A new value puts the visitor into the field that is wrong. */
export interface Asking<Code> {
  readonly at: 'asking' | 'sending'
  /** What is wrong. Fields point to it by `aria-describedby="problem"`. */
  readonly problem?: FormError<Code>
}

interface ModalFormProps<Code> {
  readonly asking: Asking<Code>
  readonly say: (code: Code) => string
  /** What the button says. */
  readonly button: string
  readonly onSend: (fields: FormData) => void
  readonly children: ReactNode
}

/** Sends nothing while it is sending. */
export function ModalForm<Code extends string>({ asking, say, button, onSend, children }: ModalFormProps<Code>) {
  const { problem } = asking
  const form = useRef<HTMLFormElement>(null)
  const sending = asking.at === 'sending'
  useLayoutEffect(() => {
    if (asking.at === 'asking') form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }, [asking])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending) onSend(new FormData(event.currentTarget))
  }
  return (
    <form part="form" noValidate ref={form} onSubmit={send}>
      {children}
      <p id="problem" className="error" role="alert">
        {typeof problem === 'object' ? problem.serverMessage : problem && say(problem)}
      </p>
      <button type="submit" part="button" className="primary" aria-disabled={sending}>
        {button}
      </button>
    </form>
  )
}

/** What has come of it, in place of what was pressed: the focus goes there, and so it is read out. */
export function ModalOutcome({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <p ref={place} role="status" className="outcome" tabIndex={-1}>
      {children}
    </p>
  )
}
