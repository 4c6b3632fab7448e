/** The payment element's form: an accordion of payment methods with their fields. */
import { make } from '../browser/element'
import type { TypedMethod } from './confirm-intent'
import type { Field, Row } from './element-fields'
import { type StripeTextCode, stripeText } from './stripe-texts'

/** The change event for the page. */
export interface Change {
  readonly empty: boolean
  readonly complete: boolean
  readonly collapsed: boolean
  readonly value: { readonly type: string }
}

/** The form. */
export interface PaymentForm {
  readonly node: HTMLElement
  /** Shows the errors and focuses the first. @returns its text */
  check(): string | undefined
  chosen(): Row | undefined
  /** The values of the chosen row's fields. */
  typed(): TypedMethod | undefined
  lock(locked: boolean): void
  focus(): void
}

/** @param locale a locale of Stripe */
export function paymentForm(
  rows: readonly Row[],
  locale: string,
  collapsed: boolean,
  onChange: (change: Change) => void,
): PaymentForm {
  const t = (code: StripeTextCode) => stripeText(locale, code)
  const controls = rows.map((row, n) => drawRow(row, t, !collapsed && n === 0, changed))
  const rowNodes = controls.map((control) => control.node)
  const node = make('main', {}, [
    make('h1', { className: 'unseen', id: 'heading' }, [t('heading')]),
    make('form', { className: 'accordion', noValidate: true, onsubmit: () => false }, [
      make('fieldset', { 'aria-labelledby': 'heading' }, rowNodes),
      make('p', { className: 'stand-in' }, [t('standIn')]),
    ]),
  ])
  const open = () => controls.find(({ radio }) => radio.checked)

  function changed() {
    for (const { radio, panel, node: row } of controls) {
      panel.hidden = !radio.checked
      row.classList.toggle('open', radio.checked)
    }
    const control = open()
    const inputs = control?.fields ?? []
    onChange({
      empty: inputs.every(({ input }) => input.value === ''),
      complete: !!control && !control.row.wallet && inputs.every((one) => !one.problem()),
      collapsed: !control,
      value: { type: control?.row.type ?? 'card' },
    })
  }

  changed()
  return {
    node,
    chosen: () => open()?.row,
    check() {
      const wrong = open()?.fields.filter((one) => one.show()) ?? []
      wrong[0]?.input.focus()
      return wrong[0]?.problem()
    },
    typed() {
      const control = open()
      if (!control) return undefined
      const digits = digitsOf(control.fields)
      const date = digits.get('expiry') ?? ''
      return {
        method: control.row.type,
        number: digits.get('number') ?? '',
        month: Number(date.slice(0, 2)),
        year: 2000 + Number(date.slice(2)),
        cvc: digits.get('cvc') ?? '',
      }
    },
    lock(locked) {
      node.querySelector('fieldset')?.toggleAttribute('disabled', locked)
    },
    focus: () => (open()?.fields[0]?.input ?? controls[0]?.radio)?.focus(),
  }
}

interface DrawnField {
  readonly field: Field
  readonly input: HTMLInputElement
  readonly node: HTMLElement
  problem(): string | undefined
  /** Shows the error. @returns whether there is one */
  show(): boolean
}

function digitsOf(fields: readonly DrawnField[]): Map<string, string> {
  return new Map(fields.map(({ field, input }) => [field.name, input.value.replace(/\D/g, '')]))
}

function drawRow(row: Row, t: (code: StripeTextCode) => string, checked: boolean, changed: () => void) {
  const radio = make('input', { type: 'radio', name: 'method', value: row.type, checked, onchange: changed })
  const fields: DrawnField[] = []
  for (const field of row.fields) fields.push(drawField(row, field, t, () => digitsOf(fields), changed))
  const panel = make('div', { className: 'panel', hidden: !checked }, [
    ...(row.hint ? [make('p', {}, [t(row.hint)])] : []),
    ...(fields.length > 0
      ? [
          make(
            'div',
            { className: `fields fields--${row.type}` },
            fields.map((one) => one.node),
          ),
        ]
      : []),
  ])
  const node = make('div', { className: 'row' }, [
    make('label', { className: 'row__head' }, [radio, make('span', {}, [t(row.type)])]),
    panel,
  ])
  return { row, radio, fields, panel, node }
}

function drawField(
  row: Row,
  field: Field,
  t: (code: StripeTextCode) => string,
  all: () => ReadonlyMap<string, string>,
  changed: () => void,
): DrawnField {
  const id = `${row.type}-${field.name}`
  const error = make('span', { className: 'error', id: `${id}-error` })
  const input = make('input', {
    id,
    name: field.name,
    inputMode: 'numeric',
    autocomplete: field.autocomplete,
    placeholder: field.placeholder || t('expiryHint'),
    'aria-describedby': `${id}-error`,
  })
  const problem = () => {
    const code = field.problem(input.value.replace(/\D/g, ''), all())
    return code && t(code)
  }
  const show = (): boolean => {
    const words = problem()
    error.textContent = words ?? ''
    input.setAttribute('aria-invalid', String(words !== undefined))
    return words !== undefined
  }
  input.addEventListener('input', () => {
    // A separator that was just deleted is not added again.
    if (input.value.length >= field.format(input.value).length || /\d$/.test(input.value))
      input.value = field.format(input.value)
    if (input.getAttribute('aria-invalid') === 'true') show()
    changed()
  })
  input.addEventListener('change', () => {
    if (input.value !== '') show()
  })
  const node = make('div', { className: `field field--${field.name}` }, [
    make('label', { htmlFor: id }, [t(field.label)]),
    input,
    error,
  ])
  return { field, input, node, problem, show }
}
