/** @jsxImportSource hono/jsx */
/** A product's card in a list. */
import { languageTag } from '../../core/country/countries.rules'
import { formatNames } from '../../core/country/format-names.rules'
import type { Product } from '../catalogue/catalogue'
import { hasPicture, pictureFile } from '../catalogue/pictures'
import { labelled } from '../visitor/labelled'
import type { Visitor } from '../visitor/visitor'
import { Picture } from './picture'
import { Price } from './price'
import { Dot } from './swatch'

interface CardProps {
  product: Product
  visitor: Visitor
  /** Whether it is at the top of the page: its picture is loaded at once. */
  eager?: boolean
}

/** Picture, name, colours, price, and a heart. The second picture shows on hover. */
export function Card({ product, visitor, eager = false }: CardProps) {
  const { nid, slug, title, colours } = product
  const second = `${slug}--2.webp`
  const labels = colours.map(({ label }) => label)
  return (
    <article class="card">
      <a class="card__link" href={`/product/${slug}`}>
        <span class={hasPicture(second) ? 'ground ground--two' : 'ground'}>
          <Picture file={pictureFile(slug)} alt="" eager={eager} />
          {hasPicture(second) && <Picture file={second} alt="" eager={false} />}
        </span>
        <span class="card__title">{title}</span>
      </a>
      <p class="card__colours">
        <span class="visually-hidden">
          {labelled(visitor, visitor.t('colours'), formatNames(languageTag(visitor.locale), labels, 'conjunction'))}
        </span>
        {colours.map(({ hex }) => (
          <Dot hex={hex} />
        ))}
      </p>
      <Price price={product.price} sale={product.sale} visitor={visitor} />
      <rove-love nid={nid} label={title} />
    </article>
  )
}

/** Cards only, for a grid or an ajax answer. */
export function Cards({
  products,
  visitor,
  eager = 0,
}: {
  products: readonly Product[]
  visitor: Visitor
  eager?: number
}) {
  return (
    <>
      {products.map((product, n) => (
        <Card product={product} visitor={visitor} eager={n < eager} />
      ))}
    </>
  )
}
