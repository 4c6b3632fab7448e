/** Grows the catalogue with variants of its furniture, deterministically. */
import { draw } from '../draw'
import { grouped } from '../grouped'
import { modelledPieces, ownPieces, type Piece } from './pieces'
import { type Finish, finishesOf, givenNames, renamed, variantWords } from './variant-names'

/** The node id of the first variant. The catalogue's own are smaller. */
const firstVariant = 20_001
/** The largest catalogue: the names are sufficient for it. */
export const mostPieces = 10_000
/** Neighbours in a list have names that are this far apart. It has no common divisor with the number of names. */
const nameStep = 37
/** One variant in this number is on sale. */
const saleEvery = 9

/** The number of products that `DEMO_PRODUCTS` asks for: without it those of the catalogue; `undefined` if it is invalid. */
export function pieceCount(asked = ''): number | undefined {
  if (asked === '') return ownPieces.length
  const count = /^\d+$/.test(asked) ? Number(asked) : 0
  return count >= ownPieces.length && count <= mostPieces ? count : undefined
}

/** The catalogue with this number of pieces: its own, then variants of its furniture, of each in turn. */
export function growPieces(count: number): readonly Piece[] {
  const missing = count - ownPieces.length
  const rounds = Math.ceil(missing / modelledPieces.length)
  const variants = Array.from({ length: rounds }, (_, round) =>
    modelledPieces.map((origin, n) => variantOf(origin, firstVariant + round * modelledPieces.length + n, round)),
  )
  return [...ownPieces, ...variants.flat().slice(0, missing)]
}

/** Furniture whose variants have the same pattern of title, `… Coffee Table`: they take turns with the names. */
const alike = grouped(modelledPieces, patternOf)

function patternOf(piece: Piece): string {
  return renamed(piece, 'en', { latin: '…', korean: '…' })
}

function variantOf(origin: Piece, nid: number, round: number): Piece {
  const pattern = patternOf(origin)
  const sharing = alike.get(pattern) ?? [origin]
  const turn = round * sharing.length + sharing.indexOf(origin)
  const name = take(givenNames, (draw(pattern) + turn * nameStep) % givenNames.length)
  const finish = take(finishesOf(origin.category), Math.floor(turn / givenNames.length))
  const words = variantWords(origin, name, finish)
  const price = rounded(origin.price * finish.costs * between(0.84, 1.12, `${nid} price`), origin.price)
  const isOnSale = draw(`${nid} sale`) % saleEvery === 0
  return {
    ...origin,
    ...words,
    nid,
    slug: slugOf(words.title),
    colours: coloursOf(origin, nid),
    price,
    sale: isOnSale ? rounded(price * between(0.1, 0.25, `${nid} discount`), price) : 0,
    dimensions: measuresOf(origin, finish, nid),
  }
}

/** The first colour is that of the main picture, so it stays first. Some of the others follow, in another order. */
function coloursOf({ colours: [first, ...others] }: Piece, nid: number): Piece['colours'] {
  const order = (name: string) => draw(`${nid} ${name}`)
  const shuffled = others.toSorted((a, b) => order(a.name) - order(b.name))
  return [...(first ? [first] : []), ...shuffled.slice(0, 1 + (draw(`${nid} colours`) % others.length))]
}

/** The first measure of furniture differs. Textiles, and furniture with sizes in centimetres, have those sizes. */
function measuresOf({ dimensions, sizes = [] }: Piece, { widens }: Finish, nid: number): string {
  if (/^\d/.test(dimensions) || sizes.some((size) => size.endsWith(' cm'))) return dimensions
  return dimensions.replace(/\d+/, (width) =>
    String(Math.round(Number(width) * widens * between(0.94, 1.06, `${nid} width`))),
  )
}

/** Amounts are in tens of dollars, those of small things in dollars. */
function rounded(dollars: number, price: number): number {
  const step = price < 200 ? 1 : 10
  return Math.round(dollars / step) * step
}

function between(least: number, greatest: number, seed: string): number {
  return least + (greatest - least) * ((draw(seed) % 1000) / 1000)
}

const slugOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

function take<Member>(members: readonly Member[], n: number): Member {
  const member = members[n]
  if (member === undefined) throw new RangeError(`There is no member ${n} of ${members.length}.`)
  return member
}
