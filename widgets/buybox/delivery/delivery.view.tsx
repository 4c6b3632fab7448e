/** The dialog that asks for the destination. */
import { useRef, useState } from 'react'
import { readMarket } from '../../../core/base/country/country.setting'
import { has } from '../../../core/base/input/own'
import { createTextLookup } from '../../../core/base/texts/texts'
import { readPostalCode } from '../../../core/shop/destination/destination.rules'
import { Modal } from '../../../core/view/dialog/modal'
import { ModalForm, type ModalFormState } from '../../../core/view/form/modal-form'
import type { DialogProps } from '../buybox.types'
import { type DeliveryCode, deliveryTexts } from './delivery.texts'

/** Closes when the destination is set. */
export function DeliveryView({ model, state }: DialogProps) {
  const t = createTextLookup(deliveryTexts, readMarket().language)
  const input = useRef<HTMLInputElement>(null)
  const [formState, setFormState] = useState<ModalFormState<DeliveryCode>>({ at: 'asking' })
  const { at, error } = formState

  const send = async (fields: FormData) => {
    const read = readPostalCode(model.country.code, String(fields.get('postal')))
    if (has(read, 'error')) return setFormState({ at: 'asking', error: read.error })
    setFormState({ at: 'sending' })
    const failed = await model.deliverTo(read.postal)
    const isClosed = !input.current
    if (isClosed) return
    if (failed) setFormState({ at: 'asking', error: failed })
    else model.close()
  }
  return (
    <Modal title={t('title')} closeLabel={t('close')} onClose={model.close}>
      <p className="hint">{t(model.country.hasDestination ? 'hint' : 'hintElsewhere')}</p>
      <ModalForm state={formState} t={t} button={t(at === 'sending' ? 'checking' : 'submit')} onSend={send}>
        <label>
          {t(model.country.code === 'US' ? 'zip' : 'postal')}
          <input
            ref={input}
            part="input"
            name="postal"
            autoComplete="postal-code"
            defaultValue={state.destination?.postal ?? ''}
            aria-invalid={error ? 'true' : undefined}
            aria-describedby="problem"
          />
        </label>
      </ModalForm>
    </Modal>
  )
}
