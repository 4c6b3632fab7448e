/** The fields of the payment element: their format and validation. */
import { passesLuhn } from '../../../core/shop/order/bank-card.rules'
import { brandOf, isExpired } from '../card-number'
import type { MethodType } from './confirm-intent'
import type { StripeTextCode } from './stripe-texts'

/** One field. */
export interface Field {
  readonly name: string
  readonly label: StripeTextCode
  readonly autocomplete: string
  readonly placeholder: string
  /** Formats the typed text. */
  format(text: string): string
  /** The error of the field. @param all the digits of the row's fields by name */
  problem(digits: string, all: ReadonlyMap<string, string>): StripeTextCode | undefined
}

/** One payment method, a row of the accordion. */
export interface Row {
  readonly type: MethodType
  readonly fields: readonly Field[]
  readonly hint?: StripeTextCode
  /** A wallet is authorised when Pay is pressed, so it is never complete before. */
  readonly wallet?: true
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

const number: Field = {
  name: 'number',
  label: 'number',
  autocomplete: 'cc-number',
  placeholder: '1234 1234 1234 1234',
  format(text) {
    const digits = digitsOf(text)
    const { brand, length } = brandOf(digits) ?? { brand: '', length: 16 }
    const groups = brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?$/
    return groups.exec(digits.slice(0, length))?.slice(1).filter(Boolean).join(' ') ?? ''
  },
  problem(digits) {
    const { length } = brandOf(digits) ?? { length: 16 }
    if (digits.length < length) return 'incompleteNumber'
    return brandOf(digits) && passesLuhn(digits) ? undefined : 'invalidNumber'
  },
}

const expiry: Field = {
  name: 'expiry',
  label: 'expiry',
  autocomplete: 'cc-exp',
  placeholder: '',
  format(text) {
    const typed = digitsOf(text)
    const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4)
    return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
  },
  problem(digits) {
    const month = Number(digits.slice(0, 2))
    if (digits.length < 4 || month < 1 || month > 12) return 'incompleteExpiry'
    return isExpired(month, 2000 + Number(digits.slice(2)), new Date()) ? 'pastExpiry' : undefined
  },
}

const cvc: Field = {
  name: 'cvc',
  label: 'cvc',
  autocomplete: 'cc-csc',
  placeholder: '•••',
  format: (text) => digitsOf(text).slice(0, 4),
  problem: (digits, all) =>
    digits.length < (brandOf(all.get('number') ?? '')?.brand === 'amex' ? 4 : 3) ? 'incompleteCvc' : undefined,
}

const bankNumber = (name: string, label: StripeTextCode, length: number): Field => ({
  name,
  label,
  autocomplete: 'off',
  placeholder: '0'.repeat(length),
  format: (text) => digitsOf(text).slice(0, length),
  problem: (digits) => (digits.length < length ? 'incompleteBank' : undefined),
})

/** All payment methods. */
export const rows: readonly Row[] = [
  { type: 'card', fields: [number, expiry, cvc] },
  {
    type: 'us_bank_account',
    fields: [bankNumber('routing', 'routing', 9), bankNumber('number', 'account', 12)],
    hint: 'bankHint',
  },
  {
    type: 'acss_debit',
    fields: [
      bankNumber('transit', 'transit', 5),
      bankNumber('institution', 'institution', 3),
      bankNumber('number', 'account', 12),
    ],
    hint: 'bankHint',
  },
  { type: 'google_pay', fields: [], hint: 'walletHint', wallet: true },
]

/** The rows of a payment's methods: first those that the page lists, in its order, then the others. */
export function rowsFor(types: readonly string[], order: readonly string[]): Row[] {
  const place = (type: string) => (order.includes(type) ? order.indexOf(type) : order.length)
  return rows.filter(({ type }) => types.includes(type)).sort((a, b) => place(a.type) - place(b.type))
}
