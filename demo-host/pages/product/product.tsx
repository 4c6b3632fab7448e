/** @jsxImportSource hono/jsx */
import { type StockDisplay, stockDisplay } from '../../../core/shop/product/stock.rules'
import { hasPicture, pictureFile } from '../../catalogue/pictures'
import { lookText } from '../../content/look-texts'
import type { Review } from '../../content/reviews'
import type { ShopCode } from '../../visitor/texts/texts'
import type { Visitor } from '../../visitor/visitor'
import { AddToCartForm } from '../cart/add-to-cart'
import { Editorial } from '../home/look-tile'
import { Picture } from '../layout/picture'
import { Cards } from '../listing/card'
import { Price } from '../listing/price'
import type { ProductView } from './product-view'
import { Reviews } from './reviews'

interface ProductProps {
  view: ProductView
  reviews: readonly Review[]
  /** The error of the last form. */
  problem: ShopCode | undefined
}

/** The page of one product: pictures on the left, options on the right. */
export function ProductPage({ view, reviews, problem }: ProductProps) {
  const { visitor, product, others } = view
  const { nid, sku, title, description, dimensions, material } = product
  const { t } = visitor
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
              {t(problem)}
            </p>
          )}
          <rove-buybox nid={nid}>
            <Offer view={view} />
          </rove-buybox>
          <rove-financing nid={nid} />
          <p>{description}</p>
          <dl>
            <dt>{t('details')}</dt>
            <dd>{dimensions}</dd>
            <dt>{t('material')}</dt>
            <dd>{material}</dd>
            <dt>{t('sku')}</dt>
            <dd>{sku}</dd>
          </dl>
        </div>
      </article>
      {reviews.length > 0 && <Reviews reviews={reviews} heading={t('reviews')} />}
      {look && (
        <Editorial look={look} visitor={visitor}>
          <h2>{lookText(look, visitor.language).title}</h2>
          <p>{lookText(look, visitor.language).text}</p>
        </Editorial>
      )}
      <section class="band">
        <h2 class="band__title">{t('alongside')}</h2>
        <div class="grid">
          <Cards products={others} visitor={visitor} />
        </div>
      </section>
    </>
  )
}

/** The server's price and form, without script. */
function Offer({ view }: { view: ProductView }) {
  const { product, model, hasDestination, visitor } = view
  const { price, sale, extras } = product
  return (
    <div class="product__offer">
      <Price price={model?.stock.price ?? price} sale={sale} visitor={visitor} />
      <p class="product__delivery">{model && deliveryOf(stockDisplay(model.stock, hasDestination), visitor)}</p>
      {extras.finalSale === true && <p class="product__delivery">{visitor.t('finalSale')}</p>}
      <AddToCartForm view={view} />
    </div>
  )
}

function deliveryOf(display: StockDisplay, { t }: Visitor): string {
  switch (display.at) {
    case 'in-stock':
    case 'satellite':
      return t('delivery')
    case 'pre-order':
      return t('preOrder').replace('{date}', display.expected ?? '')
    case 'message':
      return display.text
    default:
      return t('soldOut')
  }
}

/** On a phone one picture at a time, as in the widget, so that the page does not shift. */
function Gallery({ view: { product, chosen, looks, visitor } }: { view: ProductView }) {
  const { picture, title, colours } = product
  const colour = chosen.find((option) => colours.indexOf(option) > 0)
  const second = `${picture}--2.webp`
  const sizes = '(max-width: 767px) 100vw, 56vw'
  return (
    <>
      <div class="product__gallery">
        <span class="ground">
          <Picture file={pictureFile(picture, colour?.name)} alt={title} eager isFirst sizes={sizes} />
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
              <a href={`/looks/${look.slug}`}>{lookText(look, visitor.language).title}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
