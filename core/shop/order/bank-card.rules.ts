/** Validates the inputs of a card. No value is stored (PAY-02). */

import { type ShopDay, yearAndMonth } from '../../base/country/shop-day.rules'
import { typedCode } from '../../base/input/typed.rules'
import { digitsOf } from '../address/phone.rules'

/** A card type that the shop accepts. */
export type CardType = 'amex' | 'visa' | 'mastercard'

/** The values of the inputs. */
export interface Card {
  readonly owner: string
  readonly number: string
  /** 1 to 12. */
  readonly month: string
  /** `2031` or `31`. */
  readonly year: string
  readonly cvv: string
}

/** The longest values of the inputs, in digits. */
export const cardLimits = { number: 16, cvv: 4 } as const

/** 2221 to 2720 are Mastercard's newer numbers. */
const kinds: readonly {
  readonly type: CardType
  readonly prefix: RegExp
  readonly digits: number
  readonly cvv: number
}[] = [
  { type: 'amex', prefix: /^3[47]/, digits: 15, cvv: 4 },
  { type: 'visa', prefix: /^4/, digits: 16, cvv: 3 },
  {
    type: 'mastercard',
    prefix: /^(5[1-5]|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)/,
    digits: 16,
    cvv: 3,
  },
]

const kindOf = (number: string) => kinds.find(({ prefix }) => prefix.test(digitsOf(number)))

/** The type of a card number, once enough digits are entered. */
export function cardType(number: string): CardType | undefined {
  return kindOf(number)?.type
}

/** Whether a number passes the Luhn check. */
export function passesLuhn(number: string): boolean {
  const digits = digitsOf(number)
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits.charAt(digits.length - 1 - place))
    const counted = place % 2 === 1 ? digit * 2 : digit
    sum += counted > 9 ? counted - 9 : counted
  }
  return digits.length > 0 && sum % 10 === 0
}

/** The validation of each input. Blanks and hyphens in numbers are ignored. */
const checks: Readonly<Record<keyof Card, (card: Card, today: ShopDay) => boolean>> = {
  // A card number in the owner's field is invalid.
  owner: ({ owner }) => !/^[\d -]*$/.test(typedCode(owner)),
  number: ({ number }) =>
    /^[\d -]+$/.test(typedCode(number)) && digitsOf(number).length === kindOf(number)?.digits && passesLuhn(number),
  month: ({ month }) => /^(0?[1-9]|1[0-2])$/.test(typedCode(month)),
  year: ({ month, year }, today) => {
    const text = typedCode(year)
    if (!/^(\d{2}|\d{4})$/.test(text)) return false
    const ends = text.length === 2 ? 2000 + Number(text) : Number(text)
    const [thisYear, thisMonth] = yearAndMonth(today)
    return ends > thisYear || (ends === thisYear && !(Number(typedCode(month)) < thisMonth))
  },
  cvv: ({ number, cvv }) => {
    const kind = kindOf(number)
    const text = typedCode(cvv)
    return kind ? /^\d+$/.test(text) && text.length === kind.cvv : text !== ''
  },
}

/**
 * The invalid inputs, in the order of the form. Empty where all are valid.
 *
 * @param today a card is valid to the end of its month
 */
export function cardErrors(card: Card, today: ShopDay): Readonly<Partial<Record<keyof Card, 'invalid'>>> {
  const fields = Object.keys(checks) as (keyof Card)[]
  return Object.fromEntries(fields.filter((field) => !checks[field](card, today)).map((field) => [field, 'invalid']))
}
