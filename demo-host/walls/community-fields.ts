/** The fields of a photo, as the wall's script and the answer of a further page have them. */
import type { InferInput } from 'valibot'
import type { communityPage } from '../../core/shop/community/community.contract'
import type { Product } from '../catalogue/catalogue'
import { pictureFile, pictureUrl } from '../catalogue/pictures'
import type { CommunityPhoto } from './community-photos'
import { photoUrl } from './community-pictures'

/** The answer of a further page. */
export type PageAnswer = InferInput<typeof communityPage.answer>

/** @param products those that the visitor's country sells, by slug: others are left out */
export function photoFields({ id, name, location, slugs }: CommunityPhoto, products: ReadonlyMap<string, Product>) {
  return {
    objectID: id,
    image_small: photoUrl(id, 'small'),
    image_medium: photoUrl(id, 'medium'),
    name,
    location,
    product_photos: slugs
      .flatMap((slug) => products.get(slug) ?? [])
      .map(({ slug, title, picture }) => ({
        url: `/product/${slug}`,
        image: pictureUrl(pictureFile(picture), 320),
        name: title,
      })),
  }
}
