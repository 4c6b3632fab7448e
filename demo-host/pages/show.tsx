/** @jsxImportSource hono/jsx */
/** Puts a page into its frame and answers with it. */
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { piecesOf } from '../cart/cart-book'
import type { Database } from '../database/open'
import { users } from '../database/schema'
import type { LoveBook } from '../love/love-book'
import { isSaleClosed } from '../marketing/sale'
import type { Till } from '../payment/till'
import type { SearchIndex } from '../search/search-index'
import type { Outbox } from '../vendors/webhooks/outbox'
import { takeMessages } from '../visitor/messages'
import type { ShopEnv } from '../visitor/visitor'
import { Layout } from './layout'
import { NotFoundPage } from './not-found'
import type { PageContent, PageFrame } from './page'

/** A request to the shop. */
export type ShopContext = Context<ShopEnv>

/** What pages are made with. */
export interface PageSources {
  readonly till: Till
  readonly db: Database
  readonly book: LoveBook
  /** The search service's, for the results page without script. */
  readonly indexes: ReadonlyMap<string, SearchIndex>
  /** What providers have to say to the shop's server. */
  readonly outbox: Outbox
}

/** How a page is shown. */
export interface Shown {
  readonly query?: string
  readonly status?: 200 | 404
}

/** Answers with a whole page. */
export async function show(
  context: ShopContext,
  { db, book }: PageSources,
  content: PageContent,
  { query = '', status = 200 }: Shown = {},
): Promise<Response> {
  const visitor = context.get('visitor')
  const { host, protocol } = new URL(context.req.url)
  const [account] = await db.select().from(users).where(eq(users.name, visitor.persona))
  const frame: PageFrame = {
    visitor,
    account,
    nonce: context.get('nonce'),
    direction: context.env?.isArabic ? 'rtl' : 'ltr',
    path: context.req.path,
    loved: await book.lovedBy(visitor.owner),
    cartPieces: await piecesOf(db, visitor),
    searchHost: { url: `${host}/search`, protocol: protocol === 'https:' ? 'https' : 'http' },
    messages: await takeMessages(db, visitor),
    isSaleClosed: isSaleClosed(getCookie(context, 'rove_countdown_closed'), Date.now()),
    query,
  }
  return context.html(`<!doctype html>${<Layout frame={frame} content={content} />}`, status)
}

/** Answers that there is no such page, with a page. */
export function showNotFound(context: ShopContext, sources: PageSources): Promise<Response> {
  const visitor = context.get('visitor')
  const content = { title: visitor.say('notFound'), body: <NotFoundPage visitor={visitor} /> }
  return show(context, sources, content, { status: 404 })
}
