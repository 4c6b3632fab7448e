/** @jsxImportSource hono/jsx */
import type { Product } from '../catalogue/catalogue'
import type { Visitor } from '../visitor/visitor'
import { Cards } from './card'

/** How many cards a page of a listing holds. */
export const pageSize = 8

interface ListingProps {
  heading: string
  hint?: string | undefined
  /** All there are: the number is told, the first of them are shown. */
  products: readonly Product[]
  /** How many of them are shown. */
  shown: number
  visitor: Visitor
  /** Where the next cards are, by Drupal's ajax. */
  more?: string | undefined
}

/** Products as cards, with a link that brings more of them. */
export function ListingPage({ heading, hint, products, shown, visitor, more }: ListingProps) {
  return (
    <section class="listing">
      <header class="listing__head">
        <h1>{heading}</h1>
        {hint && <p>{hint}</p>}
        <p>{visitor.say('pieces', products.length)}</p>
      </header>
      <div class="grid" id="listing-grid">
        <Cards products={products.slice(0, shown)} visitor={visitor} eager={4} />
      </div>
      {more && <MoreLink href={more} visitor={visitor} />}
    </section>
  )
}

/** Brings the next cards: by ajax, or as a page that shows more. */
export function MoreLink({ href, visitor }: { href: string; visitor: Visitor }) {
  return (
    <p class="listing__more" id="listing-more">
      <a class="button button--quiet use-ajax" href={href}>
        {visitor.say('more')}
      </a>
    </p>
  )
}
