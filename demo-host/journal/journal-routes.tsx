/** @jsxImportSource hono/jsx */
import { Hono } from 'hono'
import { posts } from '../content/journal'
import { type PageSources, type ShopContext, show, showNotFound } from '../pages/layout/show'
import type { ShopEnv } from '../visitor/visitor'
import { filterPosts, journalAddress, postsOnPage, readJournalFilters } from './journal-list'
import { JournalPage } from './journal-page'
import { PostPage } from './post-page'

/** Serves `/journal`, `/journal/page/2` and a page for each post. */
export function journalRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  function showPage(context: ShopContext, page: number): Promise<Response> {
    const visitor = context.get('visitor')
    const filters = readJournalFilters(context.req.query())
    if (page > Math.max(1, Math.ceil(filterPosts(filters).length / postsOnPage))) return showNotFound(context, sources)
    const body = <JournalPage filters={filters} page={page} visitor={visitor} />
    return show(context, sources, { title: visitor.t('pageJournal'), body })
  }
  app.get('/journal', (context) => showPage(context, 1))
  app.get('/journal/page/:page{[1-9]\\d*}', async (context) => {
    const page = Number(context.req.param('page'))
    if (page > 1) return showPage(context, page)
    return context.redirect(journalAddress(readJournalFilters(context.req.query())), 301)
  })
  app.get('/journal/:slug', (context, next) => {
    const post = posts.find(({ slug }) => slug === context.req.param('slug'))
    if (!post) return next()
    const body = <PostPage post={post} visitor={context.get('visitor')} />
    return show(context, sources, { title: post.title, body })
  })
  return app
}
