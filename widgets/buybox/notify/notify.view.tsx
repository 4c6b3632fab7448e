/** The dialog of a sold-out model: an address to write to when it is back. Source: document 1, section 2 (BUY-06). */
import { useState } from 'react'
import { formErrorOf } from '../../../core/form-error'
import { readPlace } from '../../../core/host/place'
import { createSay } from '../../../core/texts'
import { Modal } from '../../../core/ui/modal'
import { type Asking, ModalForm, ModalOutcome } from '../../../core/ui/modal-form'
import type { DialogProps } from '../buybox.model'
import css from './notify.css?inline'
import { type NotifyProblem, readNotify } from './notify.rules'
import { notifyTexts } from './notify.texts'

/** Stays to say that it is done. */
export function NotifyView({ model }: DialogProps) {
  const say = createSay(notifyTexts, readPlace().language)
  const [asking, setAsking] = useState<Asking<NotifyProblem | 'failed'> | { readonly at: 'sent' }>({ at: 'asking' })

  const send = async (fields: FormData) => {
    const read = readNotify({ email: String(fields.get('email')), qty: String(fields.get('qty')) })
    if (typeof read === 'string') return setAsking({ at: 'asking', problem: read })
    setAsking({ at: 'sending' })
    try {
      await model.askNotify({ nid: model.product.nid, model: model.offered().model ?? '', ...read })
      setAsking({ at: 'sent' })
    } catch (failure) {
      model.report(failure)
      setAsking({ at: 'asking', problem: formErrorOf(failure, 'failed') })
    }
  }
  return (
    <Modal title={say('title')} closeLabel={say('close')} css={css} onClose={model.close}>
      {asking.at === 'sent' ? (
        <ModalOutcome>{say('sent')}</ModalOutcome>
      ) : (
        <>
          <p className="hint">{say('hint', { product: model.product.title })}</p>
          <ModalForm
            asking={asking}
            say={say}
            button={say(asking.at === 'sending' ? 'sending' : 'submit')}
            onSend={send}
          >
            <div className="fields">
              <label>
                {say('email')}
                <input
                  type="email"
                  name="email"
                  autoComplete="email"
                  aria-invalid={asking.problem === 'wrongEmail' ? 'true' : undefined}
                  aria-describedby="problem"
                />
              </label>
              <label>
                {say('qty')}
                <input
                  name="qty"
                  inputMode="numeric"
                  defaultValue={String(model.qty)}
                  aria-invalid={asking.problem === 'wrongQty' ? 'true' : undefined}
                  aria-describedby="problem"
                />
              </label>
            </div>
          </ModalForm>
        </>
      )}
    </Modal>
  )
}
