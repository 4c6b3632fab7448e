/** One page of a category. */
import { createHash } from 'node:crypto'
import type { Product } from '../catalogue/catalogue'

/** The products of one page, and where it is in the list. */
export interface ListSlice {
  readonly products: readonly Product[]
  readonly page: number
  readonly pages: number
  /** The number of products on this page and those before it. */
  readonly shown: number
  readonly total: number
  /** Differs when the list's products or prices differ. */
  readonly version: string
}

/** The number of cards on a page. The demo's own categories are small, and so are their pages. */
export const pageSize = process.env.DEMO_PRODUCTS ? 24 : 8

/** @param page from 1; one after the last has no products */
export function sliceOf(all: readonly Product[], page: number, size: number = pageSize): ListSlice {
  return {
    products: all.slice((page - 1) * size, page * size),
    page,
    pages: Math.max(1, Math.ceil(all.length / size)),
    shown: Math.min(all.length, page * size),
    total: all.length,
    version: versionOf(all),
  }
}

/** Differs when the products, their names or their prices differ. */
export function versionOf(all: readonly Product[]): string {
  const facts = all.map(({ nid, title, price, sale }) => [nid, title, price, sale])
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 12)
}
