/** Texts for errors of the server's add-to-cart form. */
import type { AdditionError } from '../../cart/addition'
import type { ShopCode } from '../../visitor/texts/texts'

const texts: Readonly<Record<AdditionError, ShopCode>> = {
  product: 'cartNotAdded',
  options: 'cartNotAdded',
  model: 'cartNotAdded',
  qty: 'cartNotAdded',
  protection: 'cartNotAdded',
  stock: 'cartNotThatMany',
  restricted: 'cartNotThere',
}

/** The text of the error that an address names. */
export function additionErrorText(problem: string | undefined): ShopCode | undefined {
  return problem && Object.hasOwn(texts, problem) ? texts[problem as AdditionError] : undefined
}
