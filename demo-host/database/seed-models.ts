/** Rows of every product's models and their stock in each country. */
import { countries } from '../../core/base/country/countries.rules'
import { isMade } from '../catalogue/modular'
import type { Piece } from '../catalogue/pieces'
import { fragileRestrictions, specials } from '../catalogue/specials'
import { satellites } from '../destination/zones'
import { grouped } from '../grouped'
import { type StockPlan, satelliteStateOf, stockStateOf } from '../stock/stock-states'
import { priceIn } from './prices'
import type { models, restrictions, satelliteStock, stock } from './schema'
import { type OptionRow, skuOf } from './seed-products'

interface SeededModel {
  readonly name: string
  readonly nid: number
  readonly options: readonly OptionRow[]
  /** Its index among the product's models. */
  readonly n: number
  readonly plan: StockPlan
}

/** Rows of the tables of models. */
interface ModelTables {
  /** Every model with its option ids. */
  readonly models: readonly (typeof models.$inferInsert)[]
  /** Every model's stock and price in each country. */
  readonly stock: readonly (typeof stock.$inferInsert)[]
  /** The stock of nearby warehouses. */
  readonly satelliteStock: readonly (typeof satelliteStock.$inferInsert)[]
}

/** @param options all options of the pieces */
export function modelTables(pieces: readonly Piece[], options: readonly OptionRow[]): ModelTables {
  const byProduct = grouped(options, ({ nid }) => nid)
  const everyModel = pieces.flatMap((piece) => modelsOf(piece, byProduct.get(piece.nid) ?? []))
  const dollars = new Map(pieces.map(({ nid, price }) => [nid, price]))
  return {
    models: everyModel.map(({ name, nid, options }) => ({ name, nid, oids: options.map(({ oid }) => oid) })),
    stock: everyModel.flatMap((model) => stockOf(model, dollars.get(model.nid) ?? 0)),
    satelliteStock: everyModel.flatMap(({ name, nid, n, plan }) =>
      satellites.flatMap((satellite) => {
        const state = satelliteStateOf(plan, name, satellite, n)
        return state ? [{ model: name, nid, satellite, ...state }] : []
      }),
    ),
  }
}

/** At this count or more, pages show "In-stock" without a number. */
const enough = 10

/** The stock rows with more stock of every model that has enough of it. */
export const multipliedStock = (rows: ModelTables['stock'], times: number): ModelTables['stock'] =>
  rows.map((row) => (row.inStock < enough ? row : { ...row, inStock: row.inStock * times }))

/** Where fragile products are not delivered. */
export function restrictionRows(pieces: readonly Piece[]): readonly (typeof restrictions.$inferInsert)[] {
  return pieces
    .filter(({ slug }) => specials[slug]?.fragile)
    .flatMap(({ nid }) => fragileRestrictions.map((place) => ({ nid, ...place })))
}

function modelsOf({ nid, slug, category }: Piece, own: readonly OptionRow[]): readonly SeededModel[] {
  const plan = specials[slug]?.stock ?? 'usual'
  return combine([...grouped(own, ({ aid }) => aid).values()])
    .filter((chosen) => isMade(chosen.map(({ name }) => name)))
    .map((options, n) => ({
      name: [skuOf({ nid, category }), ...options.map(({ name }) => codeOf(name))].join('-'),
      ...{ nid, options, n, plan },
    }))
}

function stockOf({ name, nid, options, n, plan }: SeededModel, dollars: number): (typeof stock.$inferInsert)[] {
  const everything = options.reduce((sum, { adds }) => sum + adds, dollars)
  return countries.map(({ code }) => {
    const price = options.reduce((sum, { adds }) => sum + priceIn(code, adds), priceIn(code, dollars))
    const original = nid % 3 === 0 ? priceIn(code, Math.round(1.25 * everything)) : undefined
    return { model: name, nid, country: code, price, original, ...stockStateOf(plan, name, code, n) }
  })
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
