/**
 * What a card's inputs must hold. Values come in, problems go out, nothing is kept.
 * Source: document 2, section 5 (PAY-02).
 */
import { digitsOf } from './phone'

/** A kind of card that the shop knows. */
export type CardType = 'amex' | 'visa' | 'mastercard'

/** What the inputs hold. */
export interface Card {
  readonly owner: string
  readonly number: string
  /** 1 to 12. */
  readonly month: string
  /** `2031` or `31`. */
  readonly year: string
  readonly cvv: string
}

/** How many digits the inputs take. */
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

/** Of which kind a number is, once enough of it stands there. */
export function cardType(number: string): CardType | undefined {
  return kindOf(number)?.type
}

/** Whether a number's last digit is the one that the others ask for (Luhn). */
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

/** What is right, by input. Blanks and hyphens in numbers do not count. */
const checks: Readonly<Record<keyof Card, (card: Card, now: Date) => boolean>> = {
  // A card's number does not belong here.
  owner: ({ owner }) => !/^[\d\s-]*$/.test(owner),
  number: ({ number }) =>
    /^[\d\s-]+$/.test(number) && digitsOf(number).length === kindOf(number)?.digits && passesLuhn(number),
  month: ({ month }) => /^(0?[1-9]|1[0-2])$/.test(month.trim()),
  year: ({ month, year }, now) => {
    const text = year.trim()
    if (!/^(\d{2}|\d{4})$/.test(text)) return false
    const ends = text.length === 2 ? 2000 + Number(text) : Number(text)
    const thisYear = now.getFullYear()
    return ends > thisYear || (ends === thisYear && !(Number(month) < now.getMonth() + 1))
  },
  cvv: ({ number, cvv }) => {
    const kind = kindOf(number)
    const text = cvv.trim()
    return kind ? /^\d+$/.test(text) && text.length === kind.cvv : text !== ''
  },
}

/**
 * Which inputs are wrong, in the order they are asked for. Empty: none.
 *
 * @param now a card can be used to the end of its month
 */
export function cardProblems(card: Card, now: Date): Readonly<Partial<Record<keyof Card, 'invalid'>>> {
  const fields = Object.keys(checks) as (keyof Card)[]
  return Object.fromEntries(fields.filter((field) => !checks[field](card, now)).map((field) => [field, 'invalid']))
}
