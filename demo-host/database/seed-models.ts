/** Rows of every product's models and their stock in each country. */
import { countries } from '../../core/country/countries.rules'
import { isMade } from '../catalogue/modular'
import { fragileRestrictions, specials } from '../catalogue/specials'
import { satellites } from '../destination/zones'
import { type StockPlan, satelliteStateOf, stockStateOf } from '../stock/stock-states'
import { priceIn } from './prices'
import type { models, restrictions, satelliteStock, stock } from './schema'
import { offerRows, optionRows, productRows } from './seed-products'

type OptionRow = (typeof optionRows)[number]

interface SeededModel {
  readonly name: string
  readonly nid: number
  readonly options: readonly OptionRow[]
  /** Its index among the product's models. */
  readonly n: number
}

const everyModel: readonly SeededModel[] = productRows.flatMap(({ nid, sku }) => {
  const own = optionRows.filter((row) => row.nid === nid)
  const attributes = [...new Set(own.map(({ aid }) => aid))].map((aid) => own.filter((row) => row.aid === aid))
  return combine(attributes)
    .filter((chosen) => isMade(chosen.map(({ name }) => name)))
    .map((options, n) => ({ name: [sku, ...options.map(({ name }) => codeOf(name))].join('-'), nid, options, n }))
})

/** Every model with its option ids. */
export const modelRows: readonly (typeof models.$inferInsert)[] = everyModel.map(({ name, nid, options }) => ({
  name,
  nid,
  oids: options.map(({ oid }) => oid),
}))

/** Every model's stock and price in each country. */
export const stockRows: readonly (typeof stock.$inferInsert)[] = everyModel.flatMap(({ name, nid, options, n }) =>
  countries.map(({ code }) => {
    const base = offerRows.find((offer) => offer.nid === nid && offer.country === code)?.price ?? 0
    const price = options.reduce((sum, { adds }) => sum + priceIn(code, adds), base)
    const original = nid % 3 === 0 ? priceIn(code, Math.round(1.25 * dollars(nid, options))) : undefined
    return { model: name, nid, country: code, price, original, ...stockStateOf(planOf(nid), name, code, n) }
  }),
)

/** The stock of nearby warehouses. */
export const satelliteRows: readonly (typeof satelliteStock.$inferInsert)[] = everyModel.flatMap(({ name, nid, n }) =>
  satellites.flatMap((satellite) => {
    const state = satelliteStateOf(planOf(nid), name, satellite, n)
    return state ? [{ model: name, nid, satellite, ...state }] : []
  }),
)

/** Where fragile products are not delivered. */
export const restrictionRows: readonly (typeof restrictions.$inferInsert)[] = productRows
  .filter(({ slug }) => specials[slug]?.fragile)
  .flatMap(({ nid }) => fragileRestrictions.map((place) => ({ nid, ...place })))

function dollars(nid: number, options: readonly OptionRow[]): number {
  const base = offerRows.find((offer) => offer.nid === nid && offer.country === 'US')?.price ?? 0
  return options.reduce((sum, { adds }) => sum + adds, base)
}

function planOf(nid: number): StockPlan {
  const slug = productRows.find((row) => row.nid === nid)?.slug ?? ''
  return specials[slug]?.stock ?? 'usual'
}

/** All combinations of one option of each attribute. */
function combine(attributes: readonly (readonly OptionRow[])[]): readonly (readonly OptionRow[])[] {
  return attributes.reduce<readonly (readonly OptionRow[])[]>(
    (made, options) => made.flatMap((begun) => options.map((option) => [...begun, option])),
    [[]],
  )
}

/** `3-Seat` is 3S, `160 × 230 cm` is 160, `Natural Oak` is NAT. */
function codeOf(name: string): string {
  const [, figure = '', letter = ''] = /^(\d+)(?:[- ]([A-Za-z])(?=[a-z]{3}))?/.exec(name) ?? []
  return figure ? figure + letter.toUpperCase() : name.slice(0, 3).toUpperCase()
}
