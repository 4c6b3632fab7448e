/** The dialog of a sold-out model: asks for an e-mail address to notify when it is back in stock (BUY-06). */
import { useState } from 'react'
import { readMarket } from '../../../core/base/country/country.setting'
import { formErrorOf } from '../../../core/base/page/form-error'
import { createTextLookup } from '../../../core/base/texts/texts'
import { Modal } from '../../../core/view/dialog/modal'
import { ModalForm, type ModalFormState, ModalOutcome } from '../../../core/view/form/modal-form'
import type { DialogProps } from '../buybox.types'
import css from './notify.css?inline'
import { type NotifyProblem, readNotify } from './notify.rules'
import { notifyTexts } from './notify.texts'

/** After success, stays open and shows the confirmation. */
export function NotifyView({ model }: DialogProps) {
  const t = createTextLookup(notifyTexts, readMarket().language)
  const [formState, setFormState] = useState<ModalFormState<NotifyProblem | 'failed'> | { readonly at: 'sent' }>({
    at: 'asking',
  })

  const send = async (fields: FormData) => {
    const read = readNotify({ email: String(fields.get('email')), qty: String(fields.get('qty')) })
    if (typeof read === 'string') return setFormState({ at: 'asking', error: read })
    setFormState({ at: 'sending' })
    try {
      await model.notify({ nid: model.product.nid, model: model.offered().model ?? '', ...read })
      setFormState({ at: 'sent' })
    } catch (failure) {
      model.report(failure)
      setFormState({ at: 'asking', error: formErrorOf(failure, 'failed') })
    }
  }
  return (
    <Modal title={t('title')} closeLabel={t('close')} css={css} onClose={model.close}>
      {formState.at === 'sent' ? (
        <ModalOutcome>{t('sent')}</ModalOutcome>
      ) : (
        <>
          <p className="hint">{t('hint', { product: model.product.title })}</p>
          <ModalForm
            state={formState}
            t={t}
            button={t(formState.at === 'sending' ? 'sending' : 'submit')}
            onSend={send}
          >
            <div className="fields">
              <label>
                {t('email')}
                <input
                  type="email"
                  name="email"
                  autoComplete="email"
                  aria-invalid={formState.error === 'wrongEmail' ? 'true' : undefined}
                  aria-describedby="problem"
                />
              </label>
              <label>
                {t('qty')}
                <input
                  name="qty"
                  inputMode="numeric"
                  defaultValue={String(model.qty)}
                  aria-invalid={formState.error === 'wrongQty' ? 'true' : undefined}
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
