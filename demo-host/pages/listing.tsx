/** @jsxImportSource hono/jsx */
import type { Product } from '../catalogue/catalogue'
import type { Visitor } from '../visitor/visitor'
import { Card } from './card'

/** How many cards a page of a listing holds. */
export const pageSize = 8

interface ListingProps {
  heading: string
  products: readonly Product[]
  visitor: Visitor
  /** Where the next cards are, by Drupal's ajax. */
  more?: string | undefined
}

/** Products as cards, with a link that brings more of them. */
export function ListingPage({ heading, products, visitor, more }: ListingProps) {
  return (
    <section class="band listing">
      <header class="band__head">
        <h1>{heading}</h1>
        <p>
          {products.length} {visitor.say('pieces')}
        </p>
      </header>
      <div class="grid" id="listing-grid">
        <Cards products={more ? products.slice(0, pageSize) : products} visitor={visitor} eager={4} />
      </div>
      {more && (
        <p class="listing__more" id="listing-more">
          <a class="button button--quiet use-ajax" href={more}>
            {visitor.say('more')}
          </a>
        </p>
      )}
    </section>
  )
}

/** The cards alone, as an ajax answer inserts them. */
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
