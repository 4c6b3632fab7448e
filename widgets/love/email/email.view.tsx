/** The modal that asks an anonymous visitor for an address: the server's form, or ours where it sent none. */
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { report } from '../../../core/report'
import { shopMarkup } from '../../../core/shop-markup'
import type { Say } from '../../../core/texts'
import { Modal } from '../../../core/ui/modal'
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

/** Asks once; closing it loves the product all the same. */
export function EmailView({ html, wrong, say, onSubmit, onClose }: EmailProps) {
  const place = useRef<HTMLDivElement>(null)
  const serverForm = useServerForm(html)
  useWrongInput(place, wrong)

  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    const fields = new FormData(event.target as HTMLFormElement)
    onSubmit(String(fields.get('email') ?? ''), fields.has('subscribe'))
  }
  return (
    <Modal title={say('title')} closeLabel={say('close')} css={css} onClose={onClose}>
      {/* Listened to from around it: the server's form is markup of the server's, with no handler of ours. */}
      <div part="form" ref={place} onSubmit={submit}>
        {serverForm ? <Markup fragment={serverForm} /> : serverForm === null && <OwnForm say={say} />}
      </div>
      <p id="modal-error" className="error" role="alert">
        {wrong > 0 ? say('wrongEmail') : ''}
      </p>
    </Modal>
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
    shopMarkup('love.validate', html)
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

/** Ties the error to the field, and puts the visitor there, each time. */
function useWrongInput(place: { readonly current: Element | null }, wrong: number): void {
  useLayoutEffect(() => {
    const input = place.current?.querySelector<HTMLInputElement>('input[name=email]')
    if (wrong === 0 || !input) return
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', 'modal-error')
    input.focus()
  }, [place, wrong])
}
