/** The modal that asks an anonymous visitor for an address: the server's form, or ours where it sent none. */
import { type FormEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
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

interface Ref {
  readonly current: HTMLDialogElement | null
}

/** A dialog in the top layer. Escape, the button and a press beside it close it. */
export function EmailView({ html, wrong, say, onSubmit, onClose }: EmailProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const serverForm = useServerForm(html)
  useOpenDialog(dialog)
  useFirstFocus(dialog, serverForm)
  useWrongInput(dialog, wrong)
  const beside = usePressBeside(dialog, onClose)

  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    const fields = new FormData(event.target as HTMLFormElement)
    onSubmit(String(fields.get('email') ?? ''), fields.has('subscribe'))
  }
  return (
    <dialog ref={dialog} part="dialog" aria-labelledby="modal-title" {...beside} onCancel={onClose}>
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

/**
 * Opens the dialog and, before it goes, closes it: that gives the focus back to the heart. One that is moved with its
 * heart falls out of the top layer without a word, but its animation begins anew: then it is opened again.
 */
function useOpenDialog(dialog: Ref): void {
  useLayoutEffect(() => {
    const { current } = dialog
    const root = current?.getRootNode() as ShadowRoot
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    const open = () => {
      if (!current || current.matches(':modal')) return
      current.close()
      current.showModal()
      focusAddress(current)
    }
    current?.addEventListener('animationstart', open)
    open()
    return () => {
      current?.removeEventListener('animationstart', open)
      current?.close()
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [dialog])
}

/** Puts the visitor into the address once its form is there, unless they have gone elsewhere in the dialog. */
function useFirstFocus(dialog: Ref, form: unknown): void {
  useLayoutEffect(() => {
    const { current } = dialog
    if (form !== undefined && current?.matches(':focus')) focusAddress(current)
  }, [dialog, form])
}

/** Into the address; while that is not there, into the dialog itself, where Enter presses nothing. */
function focusAddress(dialog: HTMLDialogElement): void {
  dialog.tabIndex = -1
  const place = dialog.querySelector<HTMLElement>('input[name=email]') ?? dialog
  place.focus()
}

/** A press beside the card: it begins there and ends there. */
function usePressBeside(dialog: Ref, onPress: () => void) {
  const beside = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      beside.current = event.target === dialog.current
    },
    onPointerUp(event: PointerEvent) {
      beside.current &&= event.target === dialog.current
    },
    onClick() {
      if (beside.current) onPress()
      beside.current = false
    },
  }
}

/** Ties the error to the field, and puts the visitor there, each time. */
function useWrongInput(dialog: Ref, wrong: number): void {
  useLayoutEffect(() => {
    const input = dialog.current?.querySelector<HTMLInputElement>('input[name=email]')
    if (wrong === 0 || !input) return
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', 'modal-error')
    input.focus()
  }, [dialog, wrong])
}
