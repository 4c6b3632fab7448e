/** The dialog that asks where a purchase is to go. */
import { useRef, useState } from 'react'
import { readPostalCode } from '../../../core/domain/postal-code'
import { readPlace } from '../../../core/host/place'
import { has } from '../../../core/own'
import { createSay } from '../../../core/texts'
import { Modal } from '../../../core/ui/modal'
import { type Asking, ModalForm } from '../../../core/ui/modal-form'
import type { DialogProps } from '../buybox.model'
import { type DeliveryCode, deliveryTexts } from './delivery.texts'

/** Closes by itself once the destination is set. */
export function DeliveryView({ model, state }: DialogProps) {
  const say = createSay(deliveryTexts, readPlace().language)
  const input = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState<Asking<DeliveryCode>>({ at: 'asking' })
  const { at, problem } = asking

  const send = async (fields: FormData) => {
    const read = readPostalCode(model.country.code, String(fields.get('postal')))
    if (has(read, 'problem')) return setAsking({ at: 'asking', problem: read.problem })
    setAsking({ at: 'sending' })
    const failed = await model.deliverTo(read.postal)
    const isClosed = !input.current
    if (isClosed) return
    if (failed) setAsking({ at: 'asking', problem: failed })
    else model.close()
  }
  return (
    <Modal title={say('title')} closeLabel={say('close')} onClose={model.close}>
      <p className="hint">{say('hint')}</p>
      <ModalForm asking={asking} say={say} button={say(at === 'sending' ? 'checking' : 'submit')} onSend={send}>
        <label>
          {say(model.country.code === 'US' ? 'zip' : 'postal')}
          <input
            ref={input}
            part="input"
            name="postal"
            autoComplete="postal-code"
            defaultValue={state.destination?.postal ?? ''}
            aria-invalid={problem ? 'true' : undefined}
            aria-describedby="problem"
          />
        </label>
      </ModalForm>
    </Modal>
  )
}
