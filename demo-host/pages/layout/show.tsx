/** @jsxImportSource hono/jsx */
/** Renders a page in its layout and answers with it. */
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { cartCountOf } from '../../cart/cart-records'
import type { Database } from '../../database/open'
import type { LoveRecords } from '../../love/love-records'
import { isSaleClosed } from '../../marketing/sale'
import { ownPath } from '../../own-redirects'
import type { PaymentServices } from '../../payment/payment-services'
import type { SearchIndex } from '../../stand-ins/algolia/search-index'
import type { Outbox } from '../../stand-ins/webhooks/outbox'
import { takeMessages } from '../../visitor/messages'
import type { ShopEnv } from '../../visitor/visitor'
import { NotFoundPage } from '../content/not-found'
import { Layout } from './layout'
import type { PageContent, PageFrame } from './page'

/** A request to the shop. */
export type ShopContext = Context<ShopEnv>

/** The data sources of pages. */
export interface PageSources {
  readonly payments: PaymentServices
  readonly db: Database
  readonly loves: LoveRecords
  /** The search indexes, for the results page without script. */
  readonly indexes: ReadonlyMap<string, SearchIndex>
  /** The pending webhooks of the stand-ins. */
  readonly outbox: Outbox
}

/** Options of a page. */
export interface ShowOptions {
  readonly query?: string
  readonly status?: 200 | 404
}

/** Answers with a whole page. */
export async function show(
  context: ShopContext,
  { db, loves }: PageSources,
  content: PageContent,
  { query = '', status = 200 }: ShowOptions = {},
): Promise<Response> {
  const visitor = context.get('visitor')
  const { host, protocol, searchParams } = new URL(context.req.url)
  const frame: PageFrame = {
    visitor,
    nonce: context.get('nonce'),
    direction: context.env?.isArabic ? 'rtl' : 'ltr',
    path: ownPath(context.req.path),
    parameters: [...searchParams],
    loved: await loves.lovedBy(visitor.owner),
    cartPieces: await cartCountOf(db, visitor),
    searchHost: { url: `${host}/search`, protocol: protocol === 'https:' ? 'https' : 'http' },
    messages: isUnseen(context) ? [] : await takeMessages(db, visitor),
    isSaleClosed: isSaleClosed(getCookie(context, 'rove_countdown_closed'), Date.now()),
    query,
  }
  return context.html(`<!doctype html>${<Layout frame={frame} content={content} />}`, status)
}

/**
 * Whether the visitor may never see the page, because the browser fetches it ahead (`Sec-Purpose: prefetch;prerender`),
 * or a script requests it (`Sec-Fetch-Dest: empty`). What is shown once stays for the next page.
 */
function isUnseen({ req }: ShopContext): boolean {
  return /^prefetch\b/.test(req.header('sec-purpose') ?? '') || req.header('sec-fetch-dest') === 'empty'
}

/** Answers with the not-found page. */
export function showNotFound(context: ShopContext, sources: PageSources): Promise<Response> {
  const visitor = context.get('visitor')
  const content = { title: visitor.t('notFound'), body: <NotFoundPage visitor={visitor} /> }
  return show(context, sources, content, { status: 404 })
}
