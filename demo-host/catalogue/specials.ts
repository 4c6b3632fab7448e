/** Products with special properties, each to show one case of the product page. */
import type { StockPlan } from '../stock/stock-states'

/** Further properties of a product. */
export interface ProductExtras {
  /** Final sale: the whole product, or the options with these names. */
  readonly finalSale?: true | readonly string[]
  /** The slug of its protective cover. */
  readonly cover?: string
  /** Protection plans, with charges that replace the offers' costs. */
  readonly protection?: ProtectionCharges
  /** Its page shows its film. */
  readonly video?: true
}

/** Charges in US dollars that replace an offer's cost. */
export interface ProtectionCharges {
  readonly charge?: number
  readonly chargeForThreeYears?: number
}

interface Special extends ProductExtras {
  /** The discount of the sale, in US dollars. */
  readonly sale?: number
  /** Names of options that are no longer offered. */
  readonly hidden?: readonly string[]
  /** The distribution of its stock, if it is not the usual one. */
  readonly stock?: StockPlan
  readonly fragile?: true
}

/** By slug. */
export const specials: Readonly<Record<string, Special>> = {
  'marlow-3-seat-sofa': { video: true, protection: {}, stock: 'first-two' },
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

/** Where fragile products are not delivered: postal code prefixes of islands and the far north. */
export const fragileRestrictions = [
  { country: 'US', prefix: '967' },
  { country: 'US', prefix: '968' },
  { country: 'US', prefix: '995' },
  { country: 'US', prefix: '33040' },
  { country: 'CA', prefix: 'X0A' },
  { country: 'CA', prefix: 'Y1A' },
] as const
