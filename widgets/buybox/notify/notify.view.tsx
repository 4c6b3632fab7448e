/** The dialog of a sold-out model: an address to write to when it is back. Source: document 1, section 2 (BUY-06). */
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { readPlace } from '../../../core/host/place'
import { createSay } from '../../../core/texts'
import { Modal } from '../../../core/ui/modal'
import type { DialogProps } from '../buybox.model'
import css from './notify.css?inline'
import { type NotifyProblem, readNotify } from './notify.rules'
import { notifyTexts } from './notify.texts'

/** Where the asking is. */
type Asking =
  | { readonly at: 'asking'; readonly problem: NotifyProblem | 'failed' | undefined }
  | { readonly at: 'sending' }
  | { readonly at: 'sent' }

/** Stays to say that it is done. */
export function NotifyView({ model }: DialogProps) {
  const say = createSay(notifyTexts, readPlace().language)
  const form = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState<Asking>({ at: 'asking', problem: undefined })
  const problem = asking.at === 'asking' ? asking.problem : undefined
  const wrong = (field: NotifyProblem) => (problem === field ? 'true' : undefined)
  useLayoutEffect(() => {
    if (asking.at === 'asking') form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }, [asking])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (asking.at === 'sending' || !form.current) return
    const fields = new FormData(form.current)
    const read = readNotify({ email: String(fields.get('email')), qty: String(fields.get('qty')) })
    if (typeof read === 'string') return setAsking({ at: 'asking', problem: read })
    setAsking({ at: 'sending' })
    try {
      await model.askNotify({ nid: model.product.nid, model: model.offered().model ?? '', ...read })
      setAsking({ at: 'sent' })
    } catch (failure) {
      model.report(failure)
      setAsking({ at: 'asking', problem: 'failed' })
    }
  }
  return (
    <Modal title={say('title')} closeLabel={say('close')} css={css} onClose={model.close}>
      {asking.at === 'sent' ? (
        <p role="status">{say('sent')}</p>
      ) : (
        <>
          <p className="hint">{say('hint', { product: model.product.title })}</p>
          <form part="form" noValidate ref={form} onSubmit={submit}>
            <div className="fields">
              <label>
                {say('email')}
                <input
                  type="email"
                  name="email"
                  autoComplete="email"
                  aria-invalid={wrong('wrongEmail')}
                  aria-describedby="problem"
                />
              </label>
              <label>
                {say('qty')}
                <input
                  name="qty"
                  inputMode="numeric"
                  defaultValue={String(model.qty)}
                  aria-invalid={wrong('wrongQty')}
                  aria-describedby="problem"
                />
              </label>
            </div>
            <p id="problem" className="error" role="alert">
              {problem ? say(problem) : ''}
            </p>
            <button type="submit" part="button" className="primary" aria-disabled={asking.at === 'sending'}>
              {say(asking.at === 'sending' ? 'sending' : 'submit')}
            </button>
          </form>
        </>
      )}
    </Modal>
  )
}
