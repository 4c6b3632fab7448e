/** Why the server's own form could not put something into the cart, in the visitor's words. */
import type { AdditionProblem } from '../cart/addition'
import type { ShopCode } from '../visitor/texts/texts'

const texts: Readonly<Record<AdditionProblem, ShopCode>> = {
  product: 'cartNotAdded',
  options: 'cartNotAdded',
  model: 'cartNotAdded',
  qty: 'cartNotAdded',
  protection: 'cartNotAdded',
  stock: 'cartNotThatMany',
  restricted: 'cartNotThere',
}

/** The text of a problem that an address names, or nothing. */
export function problemText(problem: string | undefined): ShopCode | undefined {
  return problem && Object.hasOwn(texts, problem) ? texts[problem as AdditionProblem] : undefined
}
