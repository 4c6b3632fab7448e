/** Loads a further page of a list that is HTML. */
import { sanitise } from '../base/input/sanitise'
import { makeIdsUnique } from '../base/input/unique-ids'
import { callShop } from '../base/net/call-shop'
import { readPath } from '../base/page/path'
import { RoveError } from '../base/report/errors'
import { report } from '../base/report/report'
import { findAnsweredList } from './answered-list'
import { listNext, listNextAt } from './list-next.contract'
import { advancePage } from './page-address.rules'
import type { FurtherPage } from './server-list'

/**
 * The answer to the address of a page, cleaned.
 *
 * @param href of the shop itself
 * @param grid the grid of the list on the page
 */
export async function loadHtmlPage(href: string, signal: AbortSignal, grid: HTMLElement): Promise<FurtherPage> {
  const { pathname, search } = new URL(href)
  const html = await callShop(listNextAt(readPath(pathname) + search), undefined, signal)
  const fragment = await sanitise(html, listNext.name)
  const holder = document.createElement('div')
  holder.append(fragment)
  const list = findAnsweredList(holder, grid)
  if (!list) throw new RoveError('not-html', listNext.name, { cause: `no list in ${html.trim().slice(0, 40)}` })
  const items = [...list.grid.children] as HTMLElement[]
  makeIdsUnique(items)
  return { items, ...nextOf(href, list.next) }
}

/** The address that the link leads to; without one, that of the page with the next number. */
const nextOf = (href: string, link: HTMLAnchorElement | undefined): Pick<FurtherPage, 'nextHref' | 'isAdvanced'> =>
  link ? { nextHref: ownAddress(link) } : { nextHref: advancePage(href), isAdvanced: true }

/** The list ends where its link leads to another site. */
function ownAddress({ href, origin }: HTMLAnchorElement): string | undefined {
  if (!href || origin === location.origin) return href
  report(listNext.name, new RoveError('unsafe-url', listNext.name, { cause: href }))
  return undefined
}
