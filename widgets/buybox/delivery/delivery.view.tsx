/** The dialog that asks where a purchase is to go. */
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { readPostalCode } from '../../../core/domain/postal-code'
import { readPlace } from '../../../core/host/place'
import { createSay } from '../../../core/texts'
import { Modal } from '../../../core/ui/modal'
import type { DialogProps } from '../buybox.model'
import { type DeliveryCode, deliveryTexts } from './delivery.texts'

/** Where the asking is. */
type Asking = { readonly at: 'asking'; readonly problem: DeliveryCode | undefined } | { readonly at: 'checking' }

/** Closes by itself once the destination is set. */
export function DeliveryView({ model, state }: DialogProps) {
  const say = createSay(deliveryTexts, readPlace().language)
  const input = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState<Asking>({ at: 'asking', problem: undefined })
  const problem = asking.at === 'asking' ? asking.problem : undefined
  useLayoutEffect(() => {
    if (asking.at === 'asking' && asking.problem) input.current?.focus()
  }, [asking])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (asking.at === 'checking') return
    const read = readPostalCode(model.country.code, input.current?.value ?? '')
    if ('problem' in read) return setAsking({ at: 'asking', problem: read.problem })
    setAsking({ at: 'checking' })
    const failed = await model.deliverTo(read.postal)
    if (failed) setAsking({ at: 'asking', problem: failed })
    else model.close()
  }
  return (
    <Modal title={say('title')} closeLabel={say('close')} onClose={model.close}>
      <p className="hint">{say('hint')}</p>
      <form part="form" noValidate onSubmit={submit}>
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
        <p id="problem" className="error" role="alert">
          {problem ? say(problem) : ''}
        </p>
        <button type="submit" part="button" className="primary" aria-disabled={asking.at === 'checking'}>
          {say(asking.at === 'checking' ? 'checking' : 'submit')}
        </button>
      </form>
    </Modal>
  )
}
