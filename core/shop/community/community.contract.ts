/** Customers' photos, and a further page of their wall as data (COMM-01). */
import type { InferOutput } from 'valibot'
import { items } from '../../base/input/lenient'
import { count, optionalText, text } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'

const photoProduct = shape({
  /** The page of the product; without it, the name is no link. */
  url: optionalText,
  image: optionalText,
  name: text,
})

/** One photo. Its page is at the address of the template's link. */
export const communityPhoto = shape({
  objectID: text,
  /** The picture on the wall. */
  image_small: text,
  /** The larger picture. */
  image_medium: text,
  /** The name of the customer. */
  name: text,
  location: optionalText,
  /** The products in the photo. */
  product_photos: items('community.photo', photoProduct),
})

/** A photo as it is decoded. */
export type CommunityPhoto = InferOutput<typeof communityPhoto>

/** The photos of a page. Those that are not valid are left out. */
export const communityPhotos = items('community.page', communityPhoto)

const pageAnswer = shape({
  items: communityPhotos,
  details: shape({
    /** The number of this page. */
    page: count,
    /** The number of pages. */
    pages: count,
  }),
})

/** A page of the wall. */
interface WallRequest {
  /** From 1. */
  readonly page: number
  /** The query of the wall's address. */
  readonly filters: Readonly<Record<string, string>>
}

/**
 * GET of the address of the wall's link to its next page, followed by `/photos`: the photos of that page. The path
 * `/community` is that of the demo shop. The specification says that the page number is incremented, and shows neither
 * the path nor `details`.
 */
export const communityPage = {
  name: 'community.page',
  method: 'GET',
  path: '/community/page/{page}/photos',
  requirements: ['COMM-01'],
  proposed: true,
  changes: false,
  query: ({ page, filters }) => ({ ...filters, page: `${page}` }),
  answer: pageAnswer,
} satisfies Endpoint<WallRequest, typeof pageAnswer>

/**
 * The call for the address that the server's link has.
 *
 * @param path below the shop's base path: `/community/page/2`
 * @param search the query of the address: `?room=living`
 */
export const communityPageAt = (path: string, search: string): Endpoint<void, typeof pageAnswer> => ({
  ...communityPage,
  path: `${path}/photos${search}`,
  query: () => ({}),
})
