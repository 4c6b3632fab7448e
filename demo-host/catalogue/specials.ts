/** Which products are special, and how: each shows one thing that a product page can meet. */
import type { StockPlan } from '../stock/stock-states'

/** What is kept of a product beside what every product has. */
export interface ProductExtras {
  /** Sold for good: all of it, or the options of these names. */
  readonly finalSale?: true | readonly string[]
  /** The slug of the cover that is offered with it. */
  readonly cover?: string
  /** Whether it can be protected, and which charges are other than the offers' costs. */
  readonly protection?: ProtectionCharges
  /** The name of its film. */
  readonly video?: string
}

/** Charges in US dollars that stand in place of an offer's cost. */
export interface ProtectionCharges {
  readonly charge?: number
  readonly chargeForThreeYears?: number
}

interface Special extends ProductExtras {
  /** What the sale takes off, in US dollars. */
  readonly sale?: number
  /** Names of options that are no longer offered. */
  readonly hidden?: readonly string[]
  /** How its stock is, where it is not the usual mixture. */
  readonly stock?: StockPlan
  readonly fragile?: true
}

/** By slug. */
export const specials: Readonly<Record<string, Special>> = {
  'marlow-3-seat-sofa': { video: 'marlow', protection: {}, stock: 'first-two' },
  'hollis-sofa': { finalSale: ['Denim'] },
  'juno-velvet-sofa': { protection: { chargeForThreeYears: 149 }, stock: 'made-to-order' },
  'fjord-leather-sofa': { protection: { charge: 129, chargeForThreeYears: 199 } },
  'odd-modular-sofa': { protection: {} },
  'luca-sofa': { finalSale: true, sale: 480 },
  'cove-curved-sofa': { stock: 'pre-order' },
  'toft-swivel-chair': { hidden: ['Ochre'] },
  'bo-wingback-chair': { stock: 'sold-out' },
  'sol-lounge-chair': { sale: 200 },
  'hale-rocking-chair': { sale: 90 },
  'carrara-coffee-table': { fragile: true },
  'drum-side-table': { fragile: true },
  'plinth-coffee-table': { fragile: true, sale: 140 },
  'dune-wool-rug': { stock: 'every-state' },
  'matisse-garden-rug': { sale: 150 },
  'teak-terrace-sofa': { cover: 'terrace-sofa-cover' },
  'isla-lounger': { cover: 'terrace-sofa-cover' },
}

/** Where what is fragile does not go: islands and the far north, by the beginning of their postal codes. */
export const fragileRestrictions = [
  { country: 'US', prefix: '967' },
  { country: 'US', prefix: '968' },
  { country: 'US', prefix: '995' },
  { country: 'US', prefix: '33040' },
  { country: 'CA', prefix: 'X0A' },
  { country: 'CA', prefix: 'Y1A' },
] as const
