/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html'
import type { Product } from '../catalogue/catalogue'
import { pictureFile, pictureUrl } from '../catalogue/pictures'
import { Paging } from '../listing/paging'
import { Previous } from '../listing/previous'
import { scriptJson } from '../pages/layout/settings'
import type { Visitor } from '../visitor/visitor'
import { wallAddress } from './community-address'
import { photoFields } from './community-fields'
import { type CommunityPhoto, communityPhotos } from './community-photos'
import { photoSizes, photoUrl } from './community-pictures'
import { wallTexts } from './wall-texts'

/** The products that the visitor's country sells, by slug. */
export type ProductsBySlug = ReadonlyMap<string, Product>

interface PhotoProps {
  photo: Pick<CommunityPhoto, 'name' | 'location'>
  /** Its picture, or none in the template. */
  src?: string
  alt: string
  /** The address of its page; in the template with `{objectID}` for its id. */
  href: string
  isEager: boolean
}

/** One photo of the wall. The element makes further ones of the same parts (COMM-01). */
function Photo({ photo: { name, location }, src, alt, href, isEager }: PhotoProps) {
  return (
    <a class="photo-wall__photo" href={href} data-rove-community="link">
      <img
        {...photoSizes.small}
        src={src}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        data-rove-community="picture"
      />
      <span class="photo-wall__name" data-rove-community="name">
        {name}
      </span>
      <span class="photo-wall__place" data-rove-community="location">
        {location}
      </span>
    </a>
  )
}

interface WallProps {
  photos: readonly CommunityPhoto[]
  products: ProductsBySlug
  page: number
  pages: number
  /** The number of photos on this page and those before it. */
  shown: number
  visitor: Visitor
}

/** The wall of customers' photos, a page at a time (COMM-01). */
export function CommunityPage({ photos, products, page, pages, shown, visitor }: WallProps) {
  const t = wallTexts[visitor.language]
  const fields = photos.map((photo) => photoFields(photo, products))
  return (
    <section class="listing">
      <header class="listing__head">
        <h1>{t.communityTitle}</h1>
        <p>{t.communityLead}</p>
      </header>
      <rove-community>
        <Previous page={page} addressOf={wallAddress} visitor={visitor} />
        <ul
          class="photo-wall"
          data-rove-listing="grid"
          data-page={page}
          data-shown={shown}
          data-total={communityPhotos.length}
        >
          {photos.map((photo, n) => (
            <li id={`photo-${photo.id}`} data-photo={photo.id}>
              <Photo
                photo={photo}
                src={photoUrl(photo.id, 'small')}
                alt={altOf(photo, products)}
                href={`/community/photo/${photo.id}`}
                isEager={n < 4}
              />
            </li>
          ))}
        </ul>
        <script type="application/json" data-rove-community="items">
          {raw(scriptJson(fields))}
        </script>
        <template data-rove-community="template">
          <li>
            <Photo photo={{ name: '', location: '' }} alt="" href="/community/photo/{objectID}" isEager={false} />
          </li>
        </template>
        <Paging
          page={page}
          pages={pages}
          from={shown - photos.length + 1}
          shown={shown}
          total={communityPhotos.length}
          addressOf={wallAddress}
          visitor={visitor}
        />
      </rove-community>
    </section>
  )
}

/** What a photo shows: its products. */
const altOf = (photo: CommunityPhoto, products: ProductsBySlug): string =>
  photoFields(photo, products)
    .product_photos.map(({ name }) => name)
    .join(', ')

interface OneProps {
  photo: CommunityPhoto
  products: ProductsBySlug
  /** The address of the page of the wall that has it. */
  wallHref: string
  visitor: Visitor
}

/** The title of a photo's page. */
export const photoTitle = ({ name, location }: CommunityPhoto, { language }: Visitor): string =>
  wallTexts[language].photoTitle.replace('{name}', name).replace('{place}', location)

/** A photo's own page, which needs no script. */
export function PhotoPage({ photo, products, wallHref, visitor }: OneProps) {
  const t = wallTexts[visitor.language]
  const named = photo.slugs.flatMap((slug) => products.get(slug) ?? [])
  return (
    <section class="listing photo-page">
      <img
        {...photoSizes.medium}
        src={photoUrl(photo.id, 'medium')}
        alt={altOf(photo, products)}
        fetchpriority="high"
        decoding="async"
      />
      <div class="photo-page__about">
        <h1>{photoTitle(photo, visitor)}</h1>
        {named.length > 0 && (
          <>
            <h2>{t.inPhoto}</h2>
            <ul class="photo-page__products">
              {named.map(({ slug, title, picture }) => (
                <li>
                  <a href={`/product/${slug}`}>
                    <img src={pictureUrl(pictureFile(picture), 320)} alt="" width="72" height="90" decoding="async" />
                    <span>{title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <a href={wallHref}>{t.allPhotos}</a>
        </p>
      </div>
    </section>
  )
}
