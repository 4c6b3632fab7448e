/** The states a model's stock can be in, and which model is in which: always the same. */

/** Texts of the shop's own that stand in place of a count. */
export type StockMessage = 'made-to-order' | 'resting'

/** How the stock of a product's models is spread. */
export type StockPlan = 'usual' | 'first-two' | 'pre-order' | 'sold-out' | 'made-to-order' | 'every-state'

/** What a country's warehouse has of one model. */
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

/** Twenty of them: most can be bought. */
const mixture: readonly StockState[] = [
  ...[plenty, inStock(12, 3), inStock(10, 6), inStock(58, 2), inStock(24, 5), inStock(41, 4), inStock(17, 3)],
  ...[inStock(9, 3), inStock(4, 5), inStock(2, 4), inStock(1, 2), inStock(6, 7)],
  ...[preOrder(14, 70), preOrder(3, 45), madeToOrder, madeToOrder, resting, disallowed, nothing, hidden],
]

/** By a model's place among those of its product. The first of each is what a page shows before anything is chosen. */
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
 * @param n its place among the models of its product
 */
export function stockStateOf(plan: StockPlan, model: string, country: string, n: number): StockState {
  return plans[plan](n, draw(`${model} ${country}`))
}

/** What a warehouse near the shopper has of a model, or nothing: three in ten, and the first of each product. */
export function satelliteStateOf(plan: StockPlan, model: string, satellite: string, n: number) {
  if (plan === 'sold-out' || plan === 'made-to-order') return undefined
  const drawn = draw(`${model} ${satellite}`)
  return n > 1 && drawn % 10 > 2 ? undefined : { inStock: 1 + (drawn % 23), shipDays: 1 }
}

/** A number for a text, the same on every machine: FNV-1a. */
function draw(text: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}
