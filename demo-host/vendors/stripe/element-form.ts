/** The payment element's form: an accordion of ways to pay, each with its fields. */
import { make } from '../browser/element'
import type { Typed } from './confirm'
import type { Field, Row } from './element-fields'
import { type StripeTextCode, stripeText } from './stripe-texts'

/** What the page is told when something was typed or chosen. */
export interface Change {
  readonly empty: boolean
  readonly complete: boolean
  readonly collapsed: boolean
  readonly value: { readonly type: string }
}

/** The form, for the script of the frame. */
export interface PaymentForm {
  readonly node: HTMLElement
  /** Shows what is wrong, and brings the shopper to the first of it. @returns its words, or nothing */
  check(): string | undefined
  chosen(): Row | undefined
  /** What stands in the chosen row's fields. */
  typed(): Typed | undefined
  lock(locked: boolean): void
  focus(): void
}

/** @param locale Stripe's */
export function paymentForm(
  rows: readonly Row[],
  locale: string,
  collapsed: boolean,
  onChange: (change: Change) => void,
): PaymentForm {
  const say = (code: StripeTextCode) => stripeText(locale, code)
  const controls = rows.map((row, n) => drawRow(row, say, !collapsed && n === 0, changed))
  const rowNodes = controls.map((control) => control.node)
  const node = make('main', {}, [
    make('h1', { className: 'unseen', id: 'heading' }, [say('heading')]),
    make('form', { className: 'accordion', noValidate: true, onsubmit: () => false }, [
      make('fieldset', { 'aria-labelledby': 'heading' }, rowNodes),
      make('p', { className: 'stand-in' }, [say('standIn')]),
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
  /** Shows the problem. @returns whether there is one */
  show(): boolean
}

function digitsOf(fields: readonly DrawnField[]): Map<string, string> {
  return new Map(fields.map(({ field, input }) => [field.name, input.value.replace(/\D/g, '')]))
}

function drawRow(row: Row, say: (code: StripeTextCode) => string, checked: boolean, changed: () => void) {
  const radio = make('input', { type: 'radio', name: 'method', value: row.type, checked, onchange: changed })
  const fields: DrawnField[] = []
  for (const field of row.fields) fields.push(drawField(row, field, say, () => digitsOf(fields), changed))
  const panel = make('div', { className: 'panel', hidden: !checked }, [
    ...(row.hint ? [make('p', {}, [say(row.hint)])] : []),
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
    make('label', { className: 'row__head' }, [radio, make('span', {}, [say(row.type)])]),
    panel,
  ])
  return { row, radio, fields, panel, node }
}

function drawField(
  row: Row,
  field: Field,
  say: (code: StripeTextCode) => string,
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
    placeholder: field.placeholder || say('expiryHint'),
    'aria-describedby': `${id}-error`,
  })
  const problem = () => {
    const code = field.problem(input.value.replace(/\D/g, ''), all())
    return code && say(code)
  }
  const show = (): boolean => {
    const words = problem()
    error.textContent = words ?? ''
    input.setAttribute('aria-invalid', String(words !== undefined))
    return words !== undefined
  }
  input.addEventListener('input', () => {
    // A separator that was just taken away stays away.
    if (input.value.length >= field.format(input.value).length || /\d$/.test(input.value))
      input.value = field.format(input.value)
    if (input.getAttribute('aria-invalid') === 'true') show()
    changed()
  })
  input.addEventListener('change', () => {
    if (input.value !== '') show()
  })
  const node = make('div', { className: `field field--${field.name}` }, [
    make('label', { htmlFor: id }, [say(field.label)]),
    input,
    error,
  ])
  return { field, input, node, problem, show }
}
