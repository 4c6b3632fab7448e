/** Asks the server for a further page of the wall. */

import { callShop } from '../../core/base/net/call-shop'
import { readPath } from '../../core/base/page/path'
import { RoveError } from '../../core/base/report/errors'
import { readPageAddress } from '../../core/lists/page-address.rules'
import { communityPage, communityPageAt } from '../../core/shop/community/community.contract'

/**
 * The photos of a page, and which page of how many it is.
 *
 * Rejects with RoveError as `callShop` does, and with `other-page` where the answer is for another page.
 *
 * @param href the address of the page
 */
export async function callPhotoPage(href: string, signal: AbortSignal) {
  const { pathname, search } = new URL(href)
  const path = readPath(pathname).replace(/\/$/, '')
  const answer = await callShop(communityPageAt(path, search), undefined, signal)
  const { page } = answer.details
  const asked = readPageAddress(href)
  if (asked && !asked.isParameter && page !== asked.page)
    throw new RoveError('other-page', communityPage.name, { cause: `${page}` })
  return answer
}
