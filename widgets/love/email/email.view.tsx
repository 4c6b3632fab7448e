/** The modal that asks an anonymous visitor for an address: the server's form, or ours where it sent none. */
import { type FormEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { report } from '../../../core/report'
import { sanitise } from '../../../core/sanitise'
import type { Say } from '../../../core/texts'
import { CloseIcon } from '../../../core/ui/close-icon'
import type { LoveCode } from '../love.texts'
import css from './email.css?inline'

/** What the modal is shown with. */
export interface EmailProps {
  /** The server's form; not yet sanitised. */
  readonly html: string
  /** How many times an address was given that is none. */
  readonly wrong: number
  readonly say: Say<LoveCode>
  readonly onSubmit: (email: string, subscribe: boolean) => void
  readonly onClose: () => void
}

/** A dialog in the top layer. Escape, the button and a press beside it close it. */
export function EmailView({ html, wrong, say, onSubmit, onClose }: EmailProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const serverForm = useServerForm(html)
  useOpenDialog(dialog)
  useWrongInput(dialog, wrong)

  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    const fields = new FormData(event.target as HTMLFormElement)
    onSubmit(String(fields.get('email') ?? ''), fields.has('subscribe'))
  }
  const pressBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the card; the keyboard has Escape and the button
    <dialog ref={dialog} part="dialog" aria-labelledby="modal-title" onClick={pressBeside} onCancel={onClose}>
      <div className="card">
        <button type="button" part="close-button" aria-label={say('close')} onClick={onClose}>
          <CloseIcon />
        </button>
        <h2 id="modal-title">{say('title')}</h2>
        {/* Listened to from around it: the server's form is markup of the server's, with no handler of ours. */}
        <div part="form" onSubmit={submit}>
          {serverForm ? <Markup fragment={serverForm} /> : serverForm === null && <OwnForm say={say} />}
        </div>
        <p id="modal-error" role="alert">
          {wrong > 0 ? say('wrongEmail') : ''}
        </p>
      </div>
    </dialog>
  )
}

function OwnForm({ say }: { readonly say: Say<LoveCode> }) {
  return (
    <form noValidate>
      <label>
        {say('email')}
        <input type="email" name="email" autoComplete="email" />
      </label>
      <label>
        <input type="checkbox" name="subscribe" value="1" />
        {say('subscribe')}
      </label>
      <button type="submit">{say('submit')}</button>
    </form>
  )
}

/** Puts ready-made nodes in. */
function Markup({ fragment }: { readonly fragment: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(fragment), [fragment])
  return <div ref={place} />
}

/** The server's form once it is safe: nothing yet, or null when there is none that asks for an address. */
function useServerForm(html: string): DocumentFragment | null | undefined {
  const [form, setForm] = useState<DocumentFragment | null | undefined>(html ? undefined : null)
  useLayoutEffect(() => {
    if (!html) return
    let wanted = true
    sanitise(html)
      .catch((failure: unknown) => report('love', failure))
      .then((fragment) => {
        if (!wanted) return
        const asks = fragment?.querySelector('form input[name=email]')
        fragment?.querySelector('form')?.setAttribute('novalidate', '')
        setForm(asks && fragment ? fragment : null)
      })
    return () => {
      wanted = false
    }
  }, [html])
  return form
}

/** Opens the dialog and, before it goes, closes it: that gives the focus back to the heart. */
function useOpenDialog(dialog: { readonly current: HTMLDialogElement | null }): void {
  useLayoutEffect(() => {
    const { current } = dialog
    const root = current?.getRootNode() as ShadowRoot
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    current?.showModal()
    return () => {
      current?.close()
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [dialog])
}

/** Ties the error to the field, and puts the visitor there, each time. */
function useWrongInput(dialog: { readonly current: HTMLDialogElement | null }, wrong: number): void {
  useLayoutEffect(() => {
    const input = dialog.current?.querySelector<HTMLInputElement>('input[name=email]')
    if (wrong === 0 || !input) return
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', 'modal-error')
    input.focus()
  }, [dialog, wrong])
}
