/** @jsxImportSource hono/jsx */
/** A product among others. */
import { languageTag } from '../../core/domain/countries'
import { namesIn } from '../../core/domain/names'
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
  /** Whether it stands where the page begins: then its picture is fetched at once. */
  eager?: boolean
}

/** Picture, name, colours, price, and a heart at the top right. The second picture shows under the mouse. */
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
          {labelled(visitor, visitor.say('colours'), namesIn(languageTag(visitor.locale), labels, 'conjunction'))}
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

/** Cards alone, as a grid or an ajax answer holds them. */
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
