/**
 * The dialog that asks an anonymous visitor for an e-mail address: the server's form, or ours if the server sent none.
 */
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { shopMarkup } from '../../../core/input/shop-markup'
import { RoveError } from '../../../core/report/errors'
import { report } from '../../../core/report/report'
import type { TextLookup } from '../../../core/texts/texts'
import { Modal } from '../../../core/ui/modal'
import type { LoveCode } from '../love.texts'
import css from './email.css?inline'

/** The props of the dialog. */
export interface EmailProps {
  /** The server's form; not sanitised. */
  readonly html: string
  /** The number of invalid submits. */
  readonly invalidCount: number
  readonly t: TextLookup<LoveCode>
  readonly onSubmit: (email: string, subscribe: boolean) => void
  readonly onClose: () => void
}

/** Asked once. If it is closed, the product is loved without an address. */
export function EmailView({ html, invalidCount, t, onSubmit, onClose }: EmailProps) {
  const place = useRef<HTMLDivElement>(null)
  const serverForm = useServerForm(html)
  useInvalidInput(place, invalidCount)

  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    const fields = new FormData(event.target as HTMLFormElement)
    onSubmit(String(fields.get('email') ?? ''), fields.has('subscribe'))
  }
  return (
    <Modal title={t('title')} closeLabel={t('close')} css={css} onClose={onClose}>
      {/* Events are handled on the container, because the form is the server's markup. */}
      <div part="form" ref={place} onSubmit={submit}>
        {serverForm ? <Markup fragment={serverForm} /> : serverForm === null && <OwnForm t={t} />}
      </div>
      <p id="modal-error" className="error" role="alert">
        {invalidCount > 0 ? t('wrongEmail') : ''}
      </p>
    </Modal>
  )
}

function OwnForm({ t }: { readonly t: TextLookup<LoveCode> }) {
  return (
    <form noValidate>
      <label>
        {t('email')}
        <input type="email" name="email" autoComplete="email" />
      </label>
      <label>
        <input type="checkbox" name="subscribe" value="1" />
        {t('subscribe')}
      </label>
      <button type="submit">{t('submit')}</button>
    </form>
  )
}

/** Inserts a fragment. */
function Markup({ fragment }: { readonly fragment: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(fragment), [fragment])
  return <div ref={place} />
}

/** The server's form, sanitised: `undefined` while it is not ready, null if it has no field for an address. */
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
        if (fragment && !asks) report('love', new RoveError('no-field', 'love.validate', { cause: 'name="email"' }))
        setForm(asks && fragment ? fragment : null)
      })
    return () => {
      wanted = false
    }
  }, [html])
  return form
}

/** Connects the error to the field and focuses the field after each invalid submit. */
function useInvalidInput(place: { readonly current: Element | null }, invalidCount: number): void {
  useLayoutEffect(() => {
    const input = place.current?.querySelector<HTMLInputElement>('input[name=email]')
    if (invalidCount === 0 || !input) return
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', 'modal-error')
    input.focus()
  }, [place, invalidCount])
}
