/** @jsxImportSource hono/jsx */
import type { Product } from '../../catalogue/catalogue'
import { formatPieces } from '../../visitor/format-count'
import type { Visitor } from '../../visitor/visitor'
import { Cards } from './card'

interface ListingProps {
  heading: string
  /** All products. Their number is shown. */
  products: readonly Product[]
  /** The number of shown products. */
  shown: number
  visitor: Visitor
  /** The address of the next cards, for Drupal's ajax. */
  more?: string | undefined
}

/** A collection of products as cards, with a link that loads more by Drupal's ajax. */
export function ListingPage({ heading, products, shown, visitor, more }: ListingProps) {
  return (
    <section class="listing">
      <header class="listing__head">
        <h1>{heading}</h1>
        <p>{formatPieces(visitor, products.length)}</p>
      </header>
      <div class="grid" id="listing-grid">
        <Cards products={products.slice(0, shown)} visitor={visitor} eager={4} />
      </div>
      {more && <MoreLink href={more} visitor={visitor} />}
    </section>
  )
}

/** Loads the next cards, by ajax or as a page. */
export function MoreLink({ href, visitor }: { href: string; visitor: Visitor }) {
  return (
    <p class="listing__more" id="listing-more">
      <a class="button button--quiet use-ajax" href={href}>
        {visitor.t('more')}
      </a>
    </p>
  )
}
