/**
 * The shop's own card form. Its inputs are moved into the method's container and still belong to the server's form.
 * Their values are read only for validation. If store credit covers the order, no card is required (PAY-02, CREDIT-01).
 */

import { languageOf } from '../../../core/base/country/countries.rules'
import { own } from '../../../core/base/input/own'
import { typedCode } from '../../../core/base/input/typed.rules'
import { note } from '../../../core/base/page/traces'
import { createTextLookup } from '../../../core/base/texts/texts'
import { digitsOf } from '../../../core/shop/address/phone.rules'
import { type Card, cardErrors } from '../../../core/shop/order/bank-card.rules'
import { requestSubmit } from '../../../core/view/form/request-submit'
import type { CheckoutForm, Control } from '../form/form.dom'
import { paymentTexts } from '../payment/payment.texts'
import type { MethodDeps } from './methods.types'
import { type FormFields, serverFormMethod } from './methods-form.dom'
import { showInputError } from './methods-mark.dom'
import { createMethodNode } from './methods-node.dom'

const prefix = 'panes[payment][details][cc_'

interface Row {
  readonly name: string
  /** The `autocomplete` token. */
  readonly autocomplete: string
  /** It has only digits. */
  readonly isNumeric?: true
}

const rows: Readonly<Record<keyof Card, Row>> = {
  owner: { name: 'owner]', autocomplete: 'cc-name' },
  number: { name: 'number]', autocomplete: 'cc-number', isNumeric: true },
  month: { name: 'exp_month]', autocomplete: 'cc-exp-month', isNumeric: true },
  year: { name: 'exp_year]', autocomplete: 'cc-exp-year', isNumeric: true },
  cvv: { name: 'cvv]', autocomplete: 'cc-csc', isNumeric: true },
}
const fields = Object.keys(rows) as (keyof Card)[]
/** The fields that every card form needs. Some shops leave out the others. */
const required: readonly (keyof Card)[] = ['number', 'month', 'year']

/** @see PrepareMethod */
export const credit = serverFormMethod('credit', (form, deps) =>
  deps.order.due > 0 ? showCardFields(form, deps) : { check: () => true, stop() {} },
)

function showCardFields(
  form: CheckoutForm,
  { container, signal, locale, today, reportMissing }: MethodDeps,
): FormFields | undefined {
  const invalid = createTextLookup(paymentTexts, languageOf(locale))('invalid')
  const life = new AbortController()
  const methodNode = createMethodNode(container, signal, () => {
    life.abort()
    for (const field of touched) showError(field, false)
    lent.stop()
  })
  const lent = form.lend(prefix, methodNode.node)
  const inputs = new Map(
    fields.flatMap((field) => {
      const control = lent.controls.get(rows[field].name)
      return control ? [[field, control] as const] : []
    }),
  )
  // A page that comes back has no security code: it may not be kept once it was sent.
  addEventListener('pagehide', () => {
    const code = inputs.get('cvv')
    if (code) code.value = ''
  })
  /** Fields whose errors are shown. */
  const touched = new Set<keyof Card>()

  function invalidFields(): readonly (keyof Card)[] {
    const read = (field: keyof Card) => inputs.get(field)?.value ?? ''
    const [owner, number, month, year, cvv] = [read('owner'), read('number'), read('month'), read('year'), read('cvv')]
    const problems = cardErrors({ owner, number, month, year, cvv }, today())
    return fields.filter((field) => problems[field] && inputs.has(field))
  }

  function showError(field: keyof Card, isWrong: boolean): void {
    const input = inputs.get(field)
    if (input) showInputError(input, `rove-card-${field}-problem`, isWrong ? invalid : undefined)
  }

  function showErrors(): readonly (keyof Card)[] {
    const now = invalidFields()
    // The server's mark on another field stays until that field is left.
    for (const field of touched) showError(field, now.includes(field))
    return now
  }

  // Enter would press the first button of the server's form.
  methodNode.node.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const form = container.closest('form')
    if (form) requestSubmit(form)
  })

  for (const [field, input] of inputs) connect(field, input)
  function connect(field: keyof Card, input: Control): void {
    const { autocomplete, isNumeric } = rows[field]
    note(input, 'autocomplete', 'inputmode', 'maxlength').setAttribute('autocomplete', autocomplete)
    if (isNumeric && input instanceof HTMLInputElement) {
      input.inputMode = 'numeric'
      // `maxlength` would cut a pasted number before its spaces are removed.
      input.removeAttribute('maxlength')
    }
    const onLeave = () => {
      normalise(input, isNumeric)
      if (input.value) touched.add(field)
      showErrors()
    }
    for (const type of ['input', 'change']) input.addEventListener(type, showErrors, own({ signal: life.signal }))
    input.addEventListener('blur', onLeave, own({ signal: life.signal }))
  }

  if (required.some((field) => !inputs.has(field))) {
    methodNode.stop()
    return undefined
  }
  return {
    check() {
      for (const [field, input] of inputs) {
        normalise(input, rows[field].isNumeric)
        touched.add(field)
      }
      const wrong = showErrors().flatMap((field) => inputs.get(field) ?? [])
      reportMissing(wrong.filter(isEmpty).map(({ name }) => name))
      wrong[0]?.focus()
      return wrong.length === 0
    },
    stop: methodNode.stop,
  }
}

/** A select without a choice has the value 0. */
function isEmpty(input: Control): boolean {
  return !input.value || (input instanceof HTMLSelectElement && input.value === '0')
}

/** Removes separators: a server that accepts 16 characters does not accept spaces between them. */
function normalise(input: Control, isNumeric = false): void {
  if (input instanceof HTMLSelectElement) return
  const isNumber = isNumeric && /^[\d -]+$/.test(typedCode(input.value))
  input.value = isNumber ? digitsOf(input.value) : input.value.trim()
}
