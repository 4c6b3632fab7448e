/**
 * The dialog that asks an anonymous visitor for an e-mail address: the server's form, or ours if the server sent none.
 */
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { builtIn } from '../../../core/base/input/built-in'
import { shopMarkup } from '../../../core/base/input/shop-markup'
import { RoveError } from '../../../core/base/report/errors'
import { report } from '../../../core/base/report/report'
import type { TextLookup } from '../../../core/base/texts/texts'
import { Modal } from '../../../core/view/dialog/modal'
import { markDisabled, submitButtonOf } from '../../../core/view/form/submit-button'
import type { AskingState } from '../love.machine'
import type { LoveCode } from '../love.texts'
import css from './email.css?inline'

/** The props of the dialog. */
export interface EmailProps {
  readonly state: AskingState
  readonly t: TextLookup<LoveCode>
  readonly onSubmit: (email: string, subscribe: boolean) => void
  readonly onClose: () => void
}

/** Asked once. If it is closed, the product is loved without an address. */
export function EmailView({ state, t, onSubmit, onClose }: EmailProps) {
  const { error } = state
  const place = useRef<HTMLDivElement>(null)
  const serverForm = useServerForm(state.html)
  useAsking(place, state)

  const submit = (event: FormEvent<HTMLElement>) => {
    const form = event.target as HTMLFormElement
    // Another form of the server is its own matter.
    if (!builtIn(form).querySelector('input[name=email]')) return
    event.preventDefault()
    if (state.isSending) return
    const { submitter } = (event.nativeEvent ?? event) as SubmitEvent
    // A further button, such as “No, thank you”.
    if (submitter && submitter !== submitButtonOf(form)) return onClose()
    const fields = new FormData(form)
    onSubmit(String(fields.get('email') ?? ''), wantsOffers(fields))
  }
  return (
    <Modal title={t('title')} closeLabel={t('close')} css={css} onClose={onClose}>
      {/* Events are handled on the container, because the form is the server's markup. */}
      <div part="form" ref={place} onSubmit={submit}>
        {serverForm ? <Markup fragment={serverForm} /> : serverForm === null && <OwnForm t={t} />}
      </div>
      <p id="modal-error" className="error" role="alert">
        {typeof error === 'object' ? error.serverMessage : error && t(error)}
      </p>
    </Modal>
  )
}

/** The choice can be a checkbox, `subscribe` or Drupal’s `subscribe[1]`, or radio buttons and a list, whose “No” is 0. */
function wantsOffers(fields: FormData): boolean {
  return [...fields].some(([name, value]) => /^subscribe(\[|$)/.test(name) && value !== '' && value !== '0')
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
        const asks = fragment?.querySelector<HTMLInputElement>('form input[name=email]')
        builtIn(asks?.form)?.setAttribute('novalidate', '')
        if (fragment && !asks) report('love', new RoveError('no-field', 'love.validate', { cause: 'name="email"' }))
        setForm(asks && fragment ? fragment : null)
      })
    return () => {
      wanted = false
    }
  }, [html])
  return form
}

/** Shows the state in the form, which is the server's markup. Each error moves the focus to the field. */
function useAsking(place: { readonly current: Element | null }, state: AskingState): void {
  useLayoutEffect(() => {
    const { isSending, error } = state
    const input = place.current?.querySelector<HTMLInputElement>('input[name=email]')
    if (!input) return
    const button = submitButtonOf(input.form)
    if (button) markDisabled(button, isSending)
    if (!error) {
      input.removeAttribute('aria-invalid')
      return
    }
    // The shop's own message may be about the address. A call that failed is not.
    if (error !== 'failed') input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', 'modal-error')
    input.focus()
  }, [place, state])
}
