/** @jsxImportSource hono/jsx */
/** The wall of reviews, the gallery with the shop's rating, and a page for each review. */

import { Hono } from 'hono'
import type { Child } from 'hono/jsx'
import { catalogueOf } from '../catalogue/catalogue'
import { latestReviews, type Review } from '../content/reviews'
import { type PageSources, type ShopContext, show, showNotFound } from '../pages/layout/show'
import type { ShopEnv } from '../visitor/visitor'
import { GallerySummary } from './gallery-summary'
import { ReviewCard } from './review-card'
import { type ReviewPage, ReviewWall } from './review-wall'
import { wallTexts } from './wall-texts'

/** The number of reviews on a page. */
const reviewsOnPage = 6

/** Serves `/reviews`, `/reviews/gallery`, their further pages, and `/reviews/12`. */
export function reviewRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  /** The reviews of products that the visitor's country sells, and these products. */
  async function read(context: ShopContext) {
    const { bySlug: products } = await catalogueOf(sources.db, context.get('visitor'))
    return { products, reviews: latestReviews.filter(({ slug }) => products.has(slug)) }
  }

  /** One page of the list. */
  async function pageOf(
    context: ShopContext,
    path: string,
    isWanted: (review: Review) => boolean = () => true,
  ): Promise<ReviewPage> {
    const { products, reviews } = await read(context)
    const wanted = reviews.filter(isWanted)
    const page = Number(context.req.param('page') ?? 1)
    const stars = context.req.query('stars')
    const search = stars ? `?${new URLSearchParams({ stars })}` : ''
    return {
      products,
      reviews: wanted.slice((page - 1) * reviewsOnPage, page * reviewsOnPage),
      page,
      pages: Math.max(1, Math.ceil(wanted.length / reviewsOnPage)),
      shown: Math.min(wanted.length, page * reviewsOnPage),
      total: wanted.length,
      addressOf: (n) => `${path}${n > 1 ? `/page/${n}` : ''}${search}`,
    }
  }

  /** The whole page, or only its list, which a script asks for. */
  function answer(context: ShopContext, wall: ReviewPage, title: string, body: Child) {
    const visitor = context.get('visitor')
    if (wall.page > wall.pages) return showNotFound(context, sources)
    context.header('vary', 'X-Requested-With')
    return context.req.header('x-requested-with')
      ? context.html(String(<ReviewWall wall={wall} visitor={visitor} />))
      : show(context, sources, { title, body })
  }

  async function showWall(context: ShopContext) {
    const visitor = context.get('visitor')
    const t = wallTexts[visitor.language]
    const wall = await pageOf(context, '/reviews')
    const body = (
      <section class="listing">
        <header class="listing__head">
          <h1>{visitor.t('reviews')}</h1>
          <p>{t.reviewsLead}</p>
          <p>
            <a href="/reviews/gallery">{t.gallery}</a>
          </p>
        </header>
        <rove-reviews>
          <ReviewWall wall={wall} visitor={visitor} />
        </rove-reviews>
      </section>
    )
    return answer(context, wall, visitor.t('reviews'), body)
  }

  async function showGallery(context: ShopContext) {
    const visitor = context.get('visitor')
    const t = wallTexts[visitor.language]
    const chosen = Number(context.req.query('stars')) || undefined
    const { reviews: all } = await read(context)
    const wall = await pageOf(context, '/reviews/gallery', ({ stars }) => !chosen || stars === chosen)
    const body = (
      <section class="listing">
        <header class="listing__head">
          <h1>{t.galleryTitle}</h1>
        </header>
        <rove-reviews class="gallery">
          <GallerySummary all={all} chosen={chosen} visitor={visitor} />
          <div>
            {wall.total === 0 && <p>{t.none}</p>}
            <ReviewWall wall={wall} visitor={visitor} />
          </div>
        </rove-reviews>
      </section>
    )
    return answer(context, wall, t.galleryTitle, body)
  }

  for (const [path, showPage] of [
    ['/reviews', showWall],
    ['/reviews/gallery', showGallery],
  ] as const) {
    app.get(path, showPage)
    app.get(`${path}/page/:page{[1-9]\\d*}`, showPage)
  }
  app.get('/reviews/:id{[1-9]\\d*}', async (context) => {
    const visitor = context.get('visitor')
    const { products, reviews } = await read(context)
    const review = reviews.find(({ id }) => `${id}` === context.req.param('id'))
    if (!review) return showNotFound(context, sources)
    const body = (
      <section class="listing listing--narrow">
        <ReviewCard review={review} products={products} visitor={visitor} isAlone />
        <p class="listing__back">
          <a href="/reviews">{wallTexts[visitor.language].allReviews}</a>
        </p>
      </section>
    )
    return show(context, sources, { title: review.title, body })
  })
  return app
}
