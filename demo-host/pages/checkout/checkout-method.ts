/** The names of payment methods. */
import type { ShopCode } from '../../visitor/texts/texts'
import type { Visitor } from '../../visitor/visitor'

const texts: Readonly<Record<string, ShopCode>> = {
  stripe: 'methodStripe',
  credit: 'methodCredit',
  other: 'methodOther',
}

/** Brand names, which are not translated. */
const brands: Readonly<Record<string, string>> = { klarna: 'Klarna', affirm: 'Affirm', paybright: 'PayBright' }

/** A method's name; empty without a method. */
export function methodName({ t }: Pick<Visitor, 't'>, method: string): string {
  const text = texts[method]
  return text ? t(text) : (brands[method] ?? '')
}
