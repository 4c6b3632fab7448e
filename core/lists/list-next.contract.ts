/** The next page of a list as HTML (REVIEW-01, BLOG-01, VIDEO-01). */
import { string } from 'valibot'
import type { Endpoint } from '../base/net/endpoint.contract'
import type { PageRequest } from './list-page.contract'

const answer = string()

/**
 * GET of the address of a list's link to its next page: the items as HTML, and the link to the page after it. The
 * server can answer with the whole page, or with the part of it that is marked as the list where the request has
 * `X-Requested-With: XMLHttpRequest`.
 */
export const listNext = {
  name: 'list.next',
  method: 'GET',
  path: '/{list}/page/{page}',
  requirements: ['REVIEW-01', 'BLOG-01', 'VIDEO-01'],
  changes: false,
  reads: 'html',
  query: ({ list, page, filters }) => ({ ...filters, list, page: `${page}` }),
  answer,
} satisfies Endpoint<PageRequest, typeof answer>

/** The call for the address that the server's link has. @param path below the shop's base path: `/journal/page/2?tid=1` */
export const listNextAt = (path: string): Endpoint<void, typeof answer> => ({ ...listNext, path, query: () => ({}) })
