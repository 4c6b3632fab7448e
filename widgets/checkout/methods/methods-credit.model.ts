/**
 * The shop's own card form: its inputs are shown in the room and stay the server's. What they hold is read to be checked
 * and goes nowhere else. Where store credit pays for all of it, no card is asked for.
 * Source: document 2, section 5 (PAY-02, CREDIT-01).
 */
import { type Card, cardLimits, cardProblems } from '../../../core/domain/card'
import { languageOf } from '../../../core/domain/countries'
import { digitsOf } from '../../../core/domain/phone'
import { own } from '../../../core/own'
import { createSay } from '../../../core/texts'
import type { CheckoutForm, Control } from '../checkout-form.model'
import { paymentTexts } from '../payment/payment.texts'
import type { MethodDeps } from './methods.model'
import { type Asked, byForm } from './methods-form.model'
import { mark } from './methods-mark.model'
import { takePlace } from './methods-place.model'

const prefix = 'panes[payment][details][cc_'

interface Row {
  readonly name: string
  /** How a browser knows what belongs there. */
  readonly autocomplete: string
  /** How many digits it takes. */
  readonly digits?: number
}

const rows: Readonly<Record<keyof Card, Row>> = {
  owner: { name: 'owner]', autocomplete: 'cc-name' },
  number: { name: 'number]', autocomplete: 'cc-number', digits: cardLimits.number },
  month: { name: 'exp_month]', autocomplete: 'cc-exp-month' },
  year: { name: 'exp_year]', autocomplete: 'cc-exp-year' },
  cvv: { name: 'cvv]', autocomplete: 'cc-csc', digits: cardLimits.cvv },
}
const fields = Object.keys(rows) as (keyof Card)[]
/** Without these it is no card. Some shops do not ask for the others. */
const needed: readonly (keyof Card)[] = ['number', 'month', 'year']

/** @see PrepareMethod */
export const credit = byForm('credit', (form, deps) =>
  deps.order.due > 0 ? askForCard(form, deps) : { check: () => true, stop() {} },
)

function askForCard(form: CheckoutForm, { room, signal, locale }: MethodDeps): Asked | undefined {
  const invalid = createSay(paymentTexts, languageOf(locale))('invalid')
  const life = new AbortController()
  const place = takePlace(room, signal, () => {
    life.abort()
    for (const field of fields) say(field, false)
    lent.stop()
  })
  const lent = form.lend(prefix, place.node)
  const inputs = new Map(
    fields.flatMap((field) => {
      const control = lent.controls.get(rows[field].name)
      return control ? [[field, control] as const] : []
    }),
  )
  /** Those whose mistakes are told. */
  const told = new Set<keyof Card>()

  function wrong(): readonly (keyof Card)[] {
    const read = (field: keyof Card) => inputs.get(field)?.value ?? ''
    const [owner, number, month, year, cvv] = [read('owner'), read('number'), read('month'), read('year'), read('cvv')]
    const problems = cardProblems({ owner, number, month, year, cvv }, new Date())
    return fields.filter((field) => problems[field] && inputs.has(field))
  }

  function say(field: keyof Card, isWrong: boolean): void {
    const input = inputs.get(field)
    if (input) mark(input, `rove-card-${field}-problem`, isWrong ? invalid : undefined)
  }

  function tell(): readonly (keyof Card)[] {
    const now = wrong()
    for (const field of fields) say(field, told.has(field) && now.includes(field))
    return now
  }

  // Enter would send the server's form, by its first button.
  place.node.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    room.closest('form')?.requestSubmit()
  })

  for (const [field, input] of inputs) begin(field, input)
  function begin(field: keyof Card, input: Control): void {
    const { autocomplete, digits } = rows[field]
    input.setAttribute('autocomplete', autocomplete)
    if (digits) {
      input.inputMode = 'numeric'
      // A limit of the browser's own would cut a pasted number before its blanks are known.
      input.removeAttribute('maxlength')
    }
    const onInput = () => {
      if (digits && digitsOf(input.value).length > digits) input.value = digitsOf(input.value).slice(0, digits)
      tell()
    }
    const onLeave = () => {
      tidy(input, digits)
      if (input.value) told.add(field)
      tell()
    }
    input.addEventListener('input', onInput, own({ signal: life.signal }))
    input.addEventListener('blur', onLeave, own({ signal: life.signal }))
  }

  if (needed.some((field) => !inputs.has(field))) {
    place.stop()
    return undefined
  }
  return {
    check() {
      for (const [field, input] of inputs) {
        tidy(input, rows[field].digits)
        told.add(field)
      }
      const [first] = tell()
      if (first) inputs.get(first)?.focus()
      return !first
    },
    stop: place.stop,
  }
}

/** Without what does not count: a server that takes 16 characters takes no blanks between them. */
function tidy(input: Control, digits: number | undefined): void {
  if (input instanceof HTMLSelectElement) return
  const text = input.value.trim()
  input.value = digits && /^[\d\s-]+$/.test(text) ? digitsOf(text) : text
}
