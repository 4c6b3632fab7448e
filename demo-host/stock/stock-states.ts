/** Assigns a stock state to each model, deterministically. */
import { draw } from '../draw'

/** The shop's own texts that replace a count. */
export type StockMessage = 'made-to-order' | 'resting'

/** The distribution of stock over a product's models. */
export type StockPlan = 'usual' | 'first-two' | 'pre-order' | 'sold-out' | 'made-to-order' | 'every-state'

/** The stock of one model in a country. */
export interface StockState {
  readonly inStock: number
  readonly shipDays?: number
  readonly preOrder: number
  readonly expectedDays?: number
  readonly hidden: boolean
  readonly disallowed: boolean
  readonly message?: StockMessage
}

const nothing: StockState = { inStock: 0, preOrder: 0, hidden: false, disallowed: false }
const inStock = (count: number, shipDays: number): StockState => ({ ...nothing, inStock: count, shipDays })
const preOrder = (count: number, expectedDays: number): StockState => ({ ...nothing, preOrder: count, expectedDays })

const plenty = inStock(36, 4)
const hidden: StockState = { ...nothing, inStock: 5, shipDays: 4, hidden: true }
const disallowed: StockState = { ...nothing, disallowed: true }
const madeToOrder: StockState = { ...nothing, message: 'made-to-order' }
const resting: StockState = { ...nothing, message: 'resting', disallowed: true }

/** The usual mixture of twenty states: most can be bought. */
const mixture: readonly StockState[] = [
  ...[plenty, inStock(12, 3), inStock(10, 6), inStock(58, 2), inStock(24, 5), inStock(41, 4), inStock(17, 3)],
  ...[inStock(9, 3), inStock(4, 5), inStock(2, 4), inStock(1, 2), inStock(6, 7)],
  ...[preOrder(14, 70), preOrder(3, 45), madeToOrder, madeToOrder, resting, disallowed, nothing, hidden],
]

/** The state by a model's index. A page shows the first before a choice. */
const plans: Readonly<Record<StockPlan, (n: number, draw: number) => StockState>> = {
  usual: (n, draw) => (n === 0 ? plenty : (mixture[draw % mixture.length] ?? nothing)),
  'first-two': (n, draw) => (n === 1 ? inStock(10, 6) : plans.usual(n, draw)),
  'pre-order': (n) => (n % 2 === 0 ? preOrder(18, 60) : preOrder(4, 90)),
  'sold-out': () => nothing,
  'made-to-order': () => madeToOrder,
  'every-state': (n) => everyState[n % everyState.length] ?? nothing,
}

const everyState: readonly StockState[] = [
  plenty,
  inStock(3, 5),
  preOrder(4, 60),
  preOrder(25, 80),
  madeToOrder,
  resting,
  disallowed,
  hidden,
  nothing,
]

/**
 * The stock of one model in one country.
 *
 * @param n its index among the models of its product
 */
export function stockStateOf(plan: StockPlan, model: string, country: string, n: number): StockState {
  return plans[plan](n, draw(`${model} ${country}`))
}

/** The stock of a nearby warehouse: for the first two models of each product, and three in ten of the others. */
export function satelliteStateOf(plan: StockPlan, model: string, satellite: string, n: number) {
  if (plan === 'sold-out' || plan === 'made-to-order') return undefined
  const drawn = draw(`${model} ${satellite}`)
  return n > 1 && drawn % 10 > 2 ? undefined : { inStock: 1 + (drawn % 23), shipDays: 1 }
}
