/** @jsxImportSource hono/jsx */
/** The wall of customers' photos and a page for each of them (COMM-01). */
import { Hono } from 'hono'
import { catalogueOf } from '../catalogue/catalogue'
import { type PageSources, type ShopContext, show, showNotFound } from '../pages/layout/show'
import type { ShopEnv } from '../visitor/visitor'
import { wallAddress } from './community-address'
import { type PageAnswer, photoFields } from './community-fields'
import { CommunityPage, PhotoPage, photoTitle } from './community-page'
import { communityPhotos } from './community-photos'
import { wallTexts } from './wall-texts'

/** The number of photos on a page. */
const photosOnPage = 12
const pages = Math.ceil(communityPhotos.length / photosOnPage)

const photosOf = (page: number) => communityPhotos.slice((page - 1) * photosOnPage, page * photosOnPage)
/** The page that has a photo; 0 where there is no such photo. */
const pageWith = (id: string): number =>
  Math.ceil((communityPhotos.findIndex((photo) => photo.id === id) + 1) / photosOnPage)

/** Serves `/community`, its pages, their photos as data, and `/community/photo/2401`. */
export function communityRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const productsOf = async (context: ShopContext) => (await catalogueOf(sources.db, context.get('visitor'))).bySlug

  async function showWall(context: ShopContext) {
    const visitor = context.get('visitor')
    const page = Number(context.req.param('page') ?? 1)
    // A shared address opens its photo on the page that has it.
    const photo = context.req.query('photo')
    const wanted = photo ? pageWith(photo) : page
    if (wanted && wanted !== page) return context.redirect(wallAddress(wanted) + new URL(context.req.url).search)
    const photos = photosOf(page)
    if (photos.length === 0) return showNotFound(context, sources)
    const shown = (page - 1) * photosOnPage + photos.length
    const products = await productsOf(context)
    const body = <CommunityPage {...{ photos, products, page, pages, shown, visitor }} />
    return show(context, sources, { title: wallTexts[visitor.language].communityTitle, body })
  }
  app.get('/community', showWall)
  app.get('/community/page/:page{[1-9]\\d*}', showWall)
  app.get('/community/page/:page{[1-9]\\d*}/photos', async (context) => {
    const page = Number(context.req.param('page'))
    const products = await productsOf(context)
    const items = photosOf(page).map((photo) => photoFields(photo, products))
    return context.json({ items, details: { page, pages } } satisfies PageAnswer)
  })
  app.get('/community/photo/:id{\\d+}', async (context) => {
    const visitor = context.get('visitor')
    const photo = communityPhotos.find(({ id }) => id === context.req.param('id'))
    if (!photo) return showNotFound(context, sources)
    const wallHref = wallAddress(pageWith(photo.id))
    const body = <PhotoPage {...{ photo, products: await productsOf(context), wallHref, visitor }} />
    return show(context, sources, { title: photoTitle(photo, visitor), body })
  })
  return app
}
