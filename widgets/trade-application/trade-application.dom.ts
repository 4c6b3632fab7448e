/** The server's form: its steps, fields and problems. Its own inputs are used, so that autofill works. */
import { RoveError } from '../../core/report/errors'
import { report } from '../../core/report/report'
import {
  isTradeFieldAsked,
  readTradeValues,
  type TradeField,
  type TradeValues,
  tradeErrors,
  tradeFields,
  tradeSteps,
} from '../../core/trade/trade.rules'
import { createServerFields, type ServerFields } from '../../core/ui/server-fields'

/** The name of the element in reports. */
export const where = '<rove-trade-application>'

/** The parts of the server's form. */
export interface TradeForm extends ServerFields {
  readonly form: HTMLFormElement
  /** The four steps, in order. */
  readonly steps: readonly HTMLElement[]
  readonly submit: HTMLButtonElement | HTMLInputElement
  values(): TradeValues
  /** Shows the fields and the provinces that belong to what is chosen. */
  update(): void
}

/**
 * Reads the form, and reports a required field that it lacks.
 *
 * @throws RoveError `no-form`, also where a step has no heading
 */
export function readForm(element: HTMLElement, signal: AbortSignal): TradeForm {
  const form = element.querySelector('form')
  const steps = [...element.querySelectorAll<HTMLElement>('[data-rove-trade=step]')]
  const submit = form?.querySelector<HTMLButtonElement | HTMLInputElement>('[type=submit]')
  const isWhole = steps.length === tradeSteps.length && steps.every((step) => step.querySelector('h2'))
  if (!form || !submit || !isWhole) throw new RoveError('no-form', where)
  const province = form.querySelector<HTMLSelectElement>('select[name=province]')
  const provinces = [...(province?.querySelectorAll<HTMLOptGroupElement>('optgroup[data-country]') ?? [])]
  const fields = createServerFields(form)
  const { box } = fields
  const missing = [...tradeErrors(readTradeValues(() => '')).keys()].filter((field) => !box(field))
  if (missing.length > 0) report(where, new RoveError('no-field', where, { cause: missing.join(', ') }))

  const trade: TradeForm = {
    form,
    steps,
    submit,
    ...fields,
    values: () => readTradeValues(fields.read),
    update() {
      const country = fields.read('country')
      for (const group of provinces) {
        if (country && group.dataset.country !== country) group.remove()
        else if (!group.isConnected) province?.append(group)
      }
      const values = Object.fromEntries(tradeFields.map((field) => [field, fields.read(field)])) as TradeValues
      for (const field of tradeFields as readonly TradeField[]) {
        const around = box(field)
        if (around) around.hidden = !isTradeFieldAsked(field, values)
      }
    },
  }
  signal.addEventListener('abort', () => {
    province?.append(...provinces)
    for (const field of tradeFields) {
      trade.flag(field, '')
      box(field)?.removeAttribute('hidden')
    }
  })
  return trade
}
