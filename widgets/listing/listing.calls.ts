/** Asks the server for a page of a list (LIST-05). */

import { callShop } from '../../core/base/net/call-shop'
import { RoveError } from '../../core/base/report/errors'
import { listHtml, listPage, ofList } from '../../core/lists/list-page.contract'

/** A page of a list. */
export interface ListRequest {
  /** The list's path: `/sofas`. */
  readonly list: string
  /** From 1. */
  readonly page: number
  /** The query of the list's address. */
  readonly search: string
}

/** The cards of a page, and what the server says of the list. Rejects an answer for another page. */
export async function callListPage(request: ListRequest, signal: AbortSignal) {
  const answer = await callShop(ofList(listPage, request), request, signal)
  const { page } = answer.details
  if (page !== request.page) throw new RoveError('other-page', listPage.name, { cause: `${page}` })
  return answer
}

/** The items of a page, as HTML. */
export const callListHtml = (request: ListRequest, signal: AbortSignal) =>
  callShop(ofList(listHtml, request), request, signal)
