/** @jsxImportSource hono/jsx */
import type { Product } from '../catalogue/catalogue'
import { hasPicture, pictureFile } from '../catalogue/pictures'
import type { Look } from '../content/looks'
import type { Review } from '../content/reviews'
import type { Visitor } from '../visitor/visitor'
import { AddToCartForm } from './add-to-cart'
import { Cards } from './card'
import { Editorial } from './look-tile'
import { Picture } from './picture'
import { Price } from './price'
import { Reviews } from './reviews'

interface ProductProps {
  product: Product
  others: readonly Product[]
  reviews: readonly Review[]
  /** A room it stands in. */
  look: Look | undefined
  visitor: Visitor
}

/** One product: pictures to the left, what is to be chosen to the right. */
export function ProductPage({ product, others, reviews, look, visitor }: ProductProps) {
  const { slug, sku, title, description, dimensions, material, price } = product
  const { say } = visitor
  return (
    <>
      <article class="product">
        <Gallery slug={slug} title={title} />
        <div class="product__buy">
          <h1>{title}</h1>
          <Price price={price} visitor={visitor} />
          <p class="product__delivery">{say('delivery')}</p>
          <p>{description}</p>
          <AddToCartForm product={product} visitor={visitor} />
          <dl>
            <dt>{say('details')}</dt>
            <dd>{dimensions}</dd>
            <dt>{say('material')}</dt>
            <dd>{material}</dd>
            <dt>{say('sku')}</dt>
            <dd>{sku}</dd>
          </dl>
        </div>
      </article>
      {reviews.length > 0 && <Reviews reviews={reviews} heading={say('reviews')} />}
      {look && (
        <Editorial look={look} visitor={visitor}>
          <h2>{look.title}</h2>
          <p>{look.text}</p>
        </Editorial>
      )}
      <section class="band">
        <h2 class="band__title">{say('alongside')}</h2>
        <div class="grid">
          <Cards products={others} visitor={visitor} />
        </div>
      </section>
    </>
  )
}

function Gallery({ slug, title }: { slug: string; title: string }) {
  const second = `${slug}--2.webp`
  const sizes = '(max-width: 767px) 100vw, 56vw'
  return (
    <div class="product__gallery">
      <span class="ground">
        <Picture file={pictureFile(slug)} alt={title} eager sizes={sizes} />
      </span>
      {hasPicture(second) && (
        <span class="ground">
          <Picture file={second} alt="" eager={false} sizes={sizes} />
        </span>
      )}
    </div>
  )
}
