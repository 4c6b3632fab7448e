/** What follows from the state of the cart. */
import type { CartLine } from '../../core/contract/cart-page'
import type { CartState } from './cart.machine'

/** The most of one thing that can be asked for. */
export const mostAtOnce = 99

/** One line as it is shown. */
export interface ShownLine {
  readonly line: CartLine
  /** As the shopper wants it, or as the server has it. */
  readonly qty: number
  /** The server does not have it so yet: its amounts are those of before. */
  readonly waiting: 'no' | 'change' | 'removal'
  readonly error: string | undefined
}

/** Every line, with what is wished of it and what was refused. */
export function shownLines(state: CartState): ShownLine[] {
  const { cart, wishes, asked } = state
  return cart.lines.map((line) => {
    const qty = wishes.qty?.[line.id] ?? asked?.qty?.[line.id] ?? line.qty
    const waiting = qty === line.qty ? 'no' : qty === 0 ? 'removal' : 'change'
    return { line, qty: qty || line.qty, waiting, error: errorOf(state, line.id) }
  })
}

/** What was refused of a line, or of the `coupon`. */
export function errorOf({ outcome }: Pick<CartState, 'outcome'>, field: string): string | undefined {
  return outcome.at === 'refused' ? outcome.errors.find((error) => error.field === field)?.message : undefined
}

/** What was refused and belongs to nothing that is shown. */
export function otherErrors({ outcome, cart }: Pick<CartState, 'outcome' | 'cart'>): readonly string[] {
  if (outcome.at !== 'refused') return []
  const shown = new Set(['coupon', ...cart.lines.map(({ id }) => id)])
  return outcome.errors.filter(({ field }) => !shown.has(field)).map(({ message }) => message)
}

/** Whether amounts are those of before: a change is wished or under way. */
export function isStale({ wishes, asked }: Pick<CartState, 'wishes' | 'asked'>): boolean {
  return asked !== undefined || Object.keys(wishes).length > 0
}

/** Whether terms stand between the shopper and the checkout (CART-02). */
export function needsTerms({ cart: { terms } }: Pick<CartState, 'cart'>): boolean {
  return terms != null && !terms.agreed
}

/** How many somebody has typed; nothing where it is no number from 1 to 99. */
export function readQty(text: string): number | undefined {
  const words = text.trim()
  const qty = /^\d{1,2}$/.test(words) ? Number(words) : 0
  return qty > 0 ? qty : undefined
}

/** The most of a line that the stepper goes to. */
export function mostOf({ most, qty }: CartLine): number {
  return Math.max(qty, Math.min(most ?? mostAtOnce, mostAtOnce))
}
