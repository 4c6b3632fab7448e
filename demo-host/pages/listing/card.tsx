/** @jsxImportSource hono/jsx */
/** A product's card in a list. The widgets make further cards of its template: core/shop/card/fill-card.ts. */
import type { CardPrice, SoldOut } from '../../../core/shop/card/card.rules'
import type { Option, Product } from '../../catalogue/catalogue'
import { hasPicture, pictureFile, pictureUrl, pictureWidths } from '../../catalogue/pictures'
import type { DeliveryText } from '../../destination/deliveries'
import type { Visitor } from '../../visitor/visitor'
import { cardSizes, Picture } from '../layout/picture'
import { CardPriceView, priceOf } from './card-price'

/** How the cards of a list are shown. */
interface ListProps {
  visitor: Visitor
  /** The decimals of prices; 0 by default. */
  decimals?: 0 | 2
}

interface CardProps extends ListProps {
  product: Product
  /** Whether it is at the top of the page: its picture is loaded at once. */
  eager?: boolean
  soldOut?: SoldOut | undefined
  /** When it ships to the visitor's destination, or that it does not. */
  delivery?: DeliveryText | undefined
  isChosen?: IsChosen | undefined
}

/** Whether the list is filtered by this colour. */
export type IsChosen = (colour: Option) => boolean

/** How a list shows a product: in the first of its colours that the list is filtered by, otherwise in its first one. */
export function lookOf({ picture, colours }: Product, isChosen: IsChosen = () => false) {
  const at = colours.findIndex(isChosen)
  const colour = colours[at]
  const second = `${picture}--2.webp`
  return {
    query: colour ? queryOf(colour) : '',
    file: pictureFile(picture, at > 0 ? colour?.name : undefined),
    // It is in the first colour.
    second: at <= 0 && hasPicture(second) ? second : undefined,
  }
}

/** Picture, name, colours, price, and a heart. The second picture shows on hover. */
export function Card({ product, visitor, decimals = 0, eager = false, soldOut, delivery, isChosen }: CardProps) {
  const { nid, slug, title, colours } = product
  const { query, file, second } = lookOf(product, isChosen)
  const price = priceOf(product, visitor, decimals)
  return (
    <article class="card" data-nid={nid}>
      <a class="card__link" href={`/product/${slug}${query && `?${query}`}`} data-rove-card="link">
        <span class="ground">
          <Picture file={file} alt="" eager={eager} mark="picture" />
          {second && <Picture file={second} alt="" eager={false} mark="second-picture" />}
        </span>
        <span class="card__title" data-rove-card="title">
          {title}
        </span>
      </a>
      <ul class="card__colours" aria-label={visitor.t('colours')} data-rove-card="swatches">
        {colours.map((colour) => (
          <li>
            <Swatch
              {...colour}
              href={`/product/${slug}?${queryOf(colour)}`}
              picture={pictureOf(product, colour)}
              price={price}
            />
          </li>
        ))}
      </ul>
      <CardPriceView price={price} visitor={visitor} decimals={decimals} />
      <p
        class="card__delivery"
        data-rove-card="delivery"
        hidden={!delivery}
        data-restricted={delivery?.isRestricted ? '' : undefined}
      >
        {delivery?.text}
      </p>
      {soldOut && <p class="card__sold">{visitor.t(soldOutTexts[soldOut])}</p>}
      <rove-love nid={nid} label={title} data-rove-card="love" />
    </article>
  )
}

/** The labels of what cannot be bought (LIST-06). */
const soldOutTexts = { sold: 'cardSold', notify: 'cardNotify' } as const

/** The query of a product's address that chooses a colour. */
export const queryOf = ({ oid }: Option): string => `oid=${oid}`

/** The picture of a product in a colour. */
export const pictureOf = ({ picture, colours }: Product, { oid, name }: Option): string =>
  pictureUrl(pictureFile(picture, oid === colours[0]?.oid ? undefined : name), 480)

/** What a swatch shows; nothing in a template. */
interface SwatchProps {
  label?: string
  hex?: string
  href?: string
  picture?: string
  price?: CardPrice
}

/** A colour: a link to the product in it. Its fill is an attribute, because the page's policy forbids styles. */
function Swatch({ label = '', hex = 'none', href = '/', picture, price }: SwatchProps) {
  return (
    <a
      class="card__swatch"
      href={href}
      data-rove-card="swatch"
      data-picture={picture}
      data-kind={price?.kind}
      data-due={price?.due}
      data-was={price?.was}
    >
      <svg class="dot" viewBox="0 0 20 20" width="12" height="12" aria-hidden="true">
        <circle cx="10" cy="10" r="9.5" fill={hex} stroke="#1d1a16" stroke-opacity="0.3" data-rove-card="color" />
      </svg>
      <span class="visually-hidden" data-rove-card="swatch-label">
        {label}
      </span>
    </a>
  )
}

/** Products as cards, for a grid or an ajax answer. */
export function Cards({
  products,
  eager = 0,
  soldOut,
  deliveries,
  isChosen,
  ...list
}: ListProps & {
  products: readonly Product[]
  /** The number of cards whose pictures are loaded at once. */
  eager?: number
  /** What cannot be bought, by node id. */
  soldOut?: ReadonlyMap<number, SoldOut>
  /** By node id. */
  deliveries?: ReadonlyMap<number, DeliveryText>
  isChosen?: IsChosen
}) {
  return (
    <>
      {products.map((product, n) => (
        <Card
          {...list}
          product={product}
          eager={n < eager}
          soldOut={soldOut?.get(product.nid)}
          delivery={deliveries?.get(product.nid)}
          isChosen={isChosen}
        />
      ))}
    </>
  )
}

/** A card without content, of which the widgets make those that they add to a list. */
export function BlankCard({ visitor, decimals = 0 }: ListProps) {
  return (
    <article class="card">
      <a class="card__link" data-rove-card="link" href="/">
        <span class="ground">
          <BlankPicture mark="picture" />
          <BlankPicture mark="second-picture" />
        </span>
        <span class="card__title" data-rove-card="title" />
      </a>
      <ul class="card__colours" aria-label={visitor.t('colours')} data-rove-card="swatches">
        <li>
          <Swatch />
        </li>
      </ul>
      <CardPriceView visitor={visitor} decimals={decimals} />
      <p class="card__delivery" data-rove-card="delivery" hidden />
      {(['sold', 'notify'] as const).map((kind) => (
        <p class="card__sold" data-rove-card="sold-out" data-kind={kind} hidden>
          {visitor.t(soldOutTexts[kind])}
        </p>
      ))}
      <rove-love data-rove-card="love" />
    </article>
  )
}

const BlankPicture = ({ mark }: { mark: string }) => (
  <img
    class="picture"
    sizes={cardSizes}
    width="960"
    height="1200"
    alt=""
    loading="lazy"
    decoding="async"
    data-rove-card={mark}
    data-rove-widths={pictureWidths}
  />
)
