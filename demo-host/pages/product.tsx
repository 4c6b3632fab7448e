/** @jsxImportSource hono/jsx */
import { type StockDisplay, stockDisplay } from '../../core/domain/stock'
import { hasPicture, pictureFile } from '../catalogue/pictures'
import type { Review } from '../content/reviews'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import { AddToCartForm } from './add-to-cart'
import { Cards } from './card'
import { Editorial } from './look-tile'
import { Picture } from './picture'
import { Price } from './price'
import type { ProductView } from './product-view'
import { Reviews } from './reviews'

interface ProductProps {
  view: ProductView
  reviews: readonly Review[]
  /** Why the last thing that was pressed here could not be done. */
  problem: ShopCode | undefined
}

/** One product: pictures to the left, what is to be chosen to the right. */
export function ProductPage({ view, reviews, problem }: ProductProps) {
  const { visitor, product, others } = view
  const { nid, sku, category, title, description, dimensions, material } = product
  const { say } = visitor
  const look = view.looks.find(({ file }) => file.startsWith('scene-'))
  return (
    <>
      <article class="product">
        <div class="product__pictures">
          <rove-gallery nid={nid}>
            <Gallery view={view} />
          </rove-gallery>
        </div>
        <div class="product__buy">
          <div class="product__title">
            <h1>{title}</h1>
            <rove-love nid={nid} label={title} />
          </div>
          {problem && (
            <p class="messages error" role="alert">
              {say(problem)}
            </p>
          )}
          <rove-buybox nid={nid}>
            <Offer view={view} />
          </rove-buybox>
          <rove-financing nid={nid} />
          <p>{description}</p>
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
          <Cards products={others.filter((one) => one.category === category).slice(0, 4)} visitor={visitor} />
        </div>
      </section>
    </>
  )
}

/** The server's own price and form: complete without script. It tells of the first model. */
function Offer({ view }: { view: ProductView }) {
  const { product, models, hasDestination, visitor } = view
  const [first] = models
  const { price, sale, extras } = product
  return (
    <div class="product__offer">
      <Price price={first?.stock.price ?? price} sale={sale} visitor={visitor} />
      <p class="product__delivery">{first && deliveryOf(stockDisplay(first.stock, hasDestination), visitor)}</p>
      {extras.finalSale === true && <p class="product__delivery">{visitor.say('finalSale')}</p>}
      <AddToCartForm view={view} />
    </div>
  )
}

function deliveryOf(display: StockDisplay, { say }: Visitor): string {
  switch (display.at) {
    case 'in-stock':
    case 'satellite':
      return say('delivery')
    case 'pre-order':
      return say('preOrder').replace('{date}', display.expected ?? '')
    case 'message':
      return display.text
    default:
      return say('soldOut')
  }
}

/** One picture at a time on a phone, as the element shows them: what is below stays where it is when that comes. */
function Gallery({ view: { product, looks } }: { view: ProductView }) {
  const { slug, title } = product
  const second = `${slug}--2.webp`
  const sizes = '(max-width: 767px) 100vw, 56vw'
  return (
    <>
      <div class="product__gallery">
        <span class="ground">
          <Picture file={pictureFile(slug)} alt={title} eager isFirst sizes={sizes} />
        </span>
        {hasPicture(second) && (
          <span class="ground">
            <Picture file={second} alt="" eager={false} sizes={sizes} />
          </span>
        )}
      </div>
      {looks.length > 0 && (
        <ul class="product__looks">
          {looks.map((look) => (
            <li>
              <a href={`/looks/${look.slug}`}>{look.title}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
