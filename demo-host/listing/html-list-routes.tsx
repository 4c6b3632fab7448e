/** @jsxImportSource hono/jsx */
/** All reviews as a plain list whose further pages are HTML (LIST-05). Customers see them at `/reviews`. */
import { Hono } from 'hono'
import type { InferInput } from 'valibot'
import type { listHtml } from '../../core/lists/list-page.contract'
import { productsOf } from '../catalogue/catalogue'
import { type Review, reviews } from '../content/reviews'
import { type PageSources, type ShopContext, show, showNotFound } from '../pages/layout/show'
import { Quote } from '../pages/product/reviews'
import type { ShopEnv } from '../visitor/visitor'
import { Paging } from './paging'

/** The number of reviews on a page. */
const reviewsOnPage = 6

/** The address of the list. */
const path = '/demo/reviews-html'

/** Serves the list, `/page/2` and `/page/2/html` below it. */
export function htmlListRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  /** The reviews of products that the visitor's country sells. */
  async function read(context: ShopContext): Promise<readonly Review[]> {
    const slugs = new Set((await productsOf(sources.db, context.get('visitor'))).map(({ slug }) => slug))
    return reviews.filter(({ slug }) => slugs.has(slug))
  }
  const pageOf = (all: readonly Review[], page: number) => all.slice((page - 1) * reviewsOnPage, page * reviewsOnPage)

  async function showPage(context: ShopContext, page: number): Promise<Response> {
    const visitor = context.get('visitor')
    const all = await read(context)
    const pages = Math.ceil(all.length / reviewsOnPage)
    if (page > pages) return showNotFound(context, sources)
    const shown = Math.min(all.length, page * reviewsOnPage)
    const body = (
      <section class="listing">
        <header class="listing__head">
          <h1>{visitor.t('reviews')}</h1>
        </header>
        <rove-listing kind="html">
          <div
            class="reviews"
            data-rove-listing="grid"
            data-page={page}
            data-pages={pages}
            data-shown={shown}
            data-total={all.length}
          >
            {pageOf(all, page).map((review) => (
              <ReviewItem review={review} />
            ))}
          </div>
          <Paging
            page={page}
            pages={pages}
            from={(page - 1) * reviewsOnPage + 1}
            shown={shown}
            total={all.length}
            addressOf={(n) => `${path}${n > 1 ? `/page/${n}` : ''}`}
            visitor={visitor}
          />
        </rove-listing>
      </section>
    )
    return show(context, sources, { title: visitor.t('reviews'), body })
  }
  app.get(path, (context) => showPage(context, 1))
  app.get(`${path}/page/:page{[1-9]\\d*}`, (context) => showPage(context, Number(context.req.param('page'))))
  app.get(`${path}/page/:page{[1-9]\\d*}/html`, async (context) => {
    const shown = pageOf(await read(context), Number(context.req.param('page')))
    const items = shown.map((review) => ({ html: String(<ReviewItem review={review} />) }))
    return context.json(items satisfies InferInput<typeof listHtml.answer>)
  })
  return app
}

function ReviewItem({ review: { slug, title, text, author, stars } }: { review: Review }) {
  return (
    <div>
      <Quote title={title} text={text} author={author} stars={stars} href={`/product/${slug}`} />
    </div>
  )
}
