/** The next page of a list, as data (LIST-02, LIST-05). */
import { array, type GenericSchema, string } from 'valibot'
import { items } from '../base/input/lenient'
import { count, optionalText } from '../base/input/php-values'
import { shape } from '../base/input/shape'
import type { Endpoint } from '../base/net/endpoint.contract'
import { productCard } from '../shop/card/card.contract'

/** A page of a list. */
export interface PageRequest {
  /** The list's path: `sofas`. */
  readonly list: string
  /** From 1. */
  readonly page: number
  /** The query of the list's address: what filters and sorts it. */
  readonly filters: Readonly<Record<string, string>>
}

const query = ({ list, page, filters }: PageRequest) => ({ ...filters, list, page: `${page}` })

const pageDetails = shape({
  /** The number of this page. */
  page: count,
  /** The number of pages. */
  pages: count,
  /** The number of items on all pages. */
  total: count,
  /** Differs when the list's items differ: see `data-version` in widgets/listing/README.md. */
  version: optionalText,
})

const listAnswer = shape({ items: items('list.page', productCard), details: pageDetails })

/**
 * GET /{list}/page/{page}/items: the cards of one page of a category. A page without items ends the list. The
 * specification shows neither the path's last segment nor the content of `details`.
 */
export const listPage: Endpoint<PageRequest, typeof listAnswer> = {
  name: 'list.page',
  method: 'GET',
  path: '/{list}/page/{page}/items',
  requirements: ['LIST-01', 'LIST-05'],
  proposed: true,
  changes: false,
  query,
  answer: listAnswer,
}

const htmlAnswer = array(shape({ html: string() }))

/** GET /{list}/page/{page}/html: the items of one page of any other list, as HTML. A page without items ends the list. */
export const listHtml: Endpoint<PageRequest, typeof htmlAnswer> = {
  name: 'list.html',
  method: 'GET',
  path: '/{list}/page/{page}/html',
  requirements: ['LIST-05'],
  proposed: true,
  changes: false,
  query,
  answer: htmlAnswer,
}

/**
 * The call for a page of one list, whose path may have several segments.
 *
 * @param list `/furniture/sofas`
 * @param search the query of its address: `?colour=green&colour=blue`
 */
export const ofList = <Schema extends GenericSchema>(
  { json: _, ...endpoint }: Endpoint<PageRequest, Schema>,
  { list, search }: { readonly list: string; readonly search: string },
): Endpoint<{ readonly page: number }, Schema> => ({
  ...endpoint,
  // A list on the front page has the path `/`.
  path: endpoint.path.replace('/{list}', list.replace(/\/$/, '')) + search,
  query: ({ page }) => ({ page: `${page}` }),
})
