/** The server's form: its steps, fields and problems. Its own inputs are used, so that autofill works. */
import { typedCode, typedText } from '../../core/base/input/typed.rules'
import { make, note, restore } from '../../core/base/page/traces'
import { RoveError } from '../../core/base/report/errors'
import {
  isAmount,
  isTradeFieldAsked,
  isWholeNumber,
  readTradeValues,
  type TradeError,
  type TradeField,
  type TradeQuestions,
  type TradeValues,
  tradeCountry,
  tradeErrors,
  tradeFields,
  tradeQuestions,
  tradeSteps,
} from '../../core/shop/trade/trade.rules'
import { boxOf, fieldWithoutBox, fileInputOf } from '../../core/view/form/field-box'
import { offerGroups, provinceGroups } from '../../core/view/form/province-groups'
import { createServerFields, type ServerFields } from '../../core/view/form/server-fields'
import { type SubmitButton, submitButtonOf } from '../../core/view/form/submit-button'

/** The name of the element in reports. */
export const where = '<rove-trade-application>'

/** The parts of the server's form. */
export interface TradeForm extends ServerFields {
  readonly form: HTMLFormElement
  /** The four steps, in order. */
  readonly steps: readonly HTMLElement[]
  readonly submit: SubmitButton
  /** The values of the fields that the form has. */
  values(): TradeValues
  /** The errors of some fields of the form, in their order. */
  errors(fields: readonly TradeField[]): ReadonlyMap<TradeField, TradeError>
  /** Shows the fields and the provinces that belong to what is chosen. */
  update(): void
}

/** What the form lacks to be used, as the developer mends it; empty where it can be used. */
function lacks(
  form: HTMLFormElement | null,
  submit: Element | null | undefined,
  steps: readonly HTMLElement[],
): string {
  if (!form) return 'no <form>'
  if (!submit) return 'no submit button'
  if (steps.length !== tradeSteps.length)
    return `${steps.length} data-rove-trade="step", where there are ${tradeSteps.length}`
  if (!steps.every(headingOf)) return 'a step without <h2> or <legend>'
  if (!tradeFields.some((field) => boxOf(form, field))) return `no field named ${tradeFields.slice(0, 3).join(', ')}…`
  const unplaced = fieldWithoutBox(form, tradeFields)
  return unplaced ? `no data-rove-field="${unplaced}" around the field and its label` : ''
}

/** The heading of a step. */
export const headingOf = (step: HTMLElement) => step.querySelector<HTMLElement>('h2,legend')

/**
 * Reads the form. A file is named by its id in a hidden input, which is added where the form has only the file.
 *
 * @throws RoveError `no-form`, with what it lacks
 */
export function readForm(element: HTMLElement, signal: AbortSignal): TradeForm {
  const form = element.querySelector('form')
  const steps = [...element.querySelectorAll<HTMLElement>('[data-rove-trade=step]')]
  const submit = submitButtonOf(form)
  const cause = lacks(form, submit, steps)
  if (!form || !submit || cause) throw new RoveError('no-form', where, { cause })
  const provinces = offerGroups(provinceGroups(form))
  const fields = createServerFields(form)
  const { box, control, has, read } = fields
  const added = (['card_upload', 'licence_upload'] as const).flatMap((name) => {
    const file = has(name) ? undefined : fileInputOf(form, name)
    const input = make('input', { type: 'hidden', name })
    file?.after(input)
    return file ? [input] : []
  })
  const own = tradeFields.filter(has)

  /** The check of a field that has the type of a text, and asks for a number by the keyboard of a phone. */
  function checkOf(field: TradeField): ((text: string) => boolean) | undefined {
    const asks = control(field)
    if (!(asks instanceof HTMLInputElement) || asks.type !== 'text') return undefined
    if (asks.inputMode === 'numeric') return isWholeNumber
    return asks.inputMode === 'decimal' ? isAmount : undefined
  }

  function questions(): TradeQuestions {
    return Object.fromEntries(
      tradeQuestions.map((field) => {
        const text = typedText(read(field))
        const isValid = fields.fits(field) && (!text || (checkOf(field)?.(text) ?? true))
        return [field, { isRequired: fields.isRequired(field), isValid }]
      }),
    )
  }

  const values = () => readTradeValues((field) => (checkOf(field) ? typedCode(read(field)) : read(field)), own)
  const trade: TradeForm = {
    form,
    steps,
    submit,
    ...fields,
    values,
    errors: (some) => tradeErrors(values(), some, questions()),
    update() {
      const country = read('country')
      provinces.offer((group) => !country || tradeCountry(group.country) === tradeCountry(country))
      const given: TradeValues = Object.fromEntries(own.map((field) => [field, read(field)]))
      for (const field of own) {
        const around = box(field)
        if (around) note(around, 'hidden').hidden = !isTradeFieldAsked(field, given)
      }
    },
  }
  signal.addEventListener('abort', () => {
    provinces.end()
    for (const field of tradeFields) {
      trade.flag(field, '')
      const around = box(field)
      if (around) restore(around, 'hidden')
    }
    for (const input of added) input.remove()
  })
  return trade
}
