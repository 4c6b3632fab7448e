/** What the shop calls the ways to pay. */
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'

const texts: Readonly<Record<string, ShopCode>> = {
  stripe: 'methodStripe',
  credit: 'methodCredit',
  other: 'methodOther',
}

/** They are called the same everywhere. */
const brands: Readonly<Record<string, string>> = { klarna: 'Klarna', affirm: 'Affirm', paybright: 'PayBright' }

/** A method's name; nothing where none is chosen. */
export function methodName({ say }: Pick<Visitor, 'say'>, method: string): string {
  const text = texts[method]
  return text ? say(text) : (brands[method] ?? '')
}
