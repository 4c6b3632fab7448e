/** @jsxImportSource hono/jsx */
import { languageTag } from '../../core/base/country/countries.rules'
import type { Product } from '../catalogue/catalogue'
import { pictureFile, pictureUrl } from '../catalogue/pictures'
import type { Review } from '../content/reviews'
import type { Visitor } from '../visitor/visitor'
import { wallTexts } from './wall-texts'

/** The stars of a rating, and the same in words (REVIEW-02). */
export function Stars({ stars, visitor: { language } }: { stars: number; visitor: Visitor }) {
  return (
    <p class="review__rating">
      <span class="review__stars" aria-hidden="true">
        {'★'.repeat(stars) + '☆'.repeat(5 - stars)}
      </span>{' '}
      <span>{wallTexts[language].outOf.replace('{n}', `${stars}`)}</span>
    </p>
  )
}

interface CardProps {
  review: Review
  /** The products that the visitor's country sells. */
  products: ReadonlyMap<string, Product>
  visitor: Visitor
  /** On its own page it is the heading, and no link. */
  isAlone?: boolean
}

/** One review with all its fields (REVIEW-02). Customers write in English here. */
export function ReviewCard({ review, products, visitor, isAlone = false }: CardProps) {
  const { id, slugs, author, isVerified, stars, title, text, day } = review
  const t = wallTexts[visitor.language]
  const url = `/reviews/${id}`
  const named = slugs.flatMap((slug) => products.get(slug) ?? [])
  return (
    <article class="review">
      <Stars stars={stars} visitor={visitor} />
      {isAlone ? (
        <h1 lang="en">{title}</h1>
      ) : (
        <h2 class="review__title" lang="en">
          <a href={url}>{title}</a>
        </h2>
      )}
      <p class="review__text" lang="en">
        {text}
      </p>
      <p class="review__by">
        <span class="review__author">{author}</span>
        {isVerified && (
          <span class="review__verified">
            <span aria-hidden="true">✓</span> {t.verified}
          </span>
        )}
        <a class="review__date" href={url}>
          <time datetime={day}>{formatDay(day, visitor)}</time>
        </a>
      </p>
      {named.length > 0 && (
        <ul class="review__products" aria-label={t.products}>
          {named.map(({ slug, title: name, picture }) => (
            <li>
              <a href={`/product/${slug}`}>
                <img
                  src={pictureUrl(pictureFile(picture), 320)}
                  alt=""
                  width="40"
                  height="50"
                  loading="lazy"
                  decoding="async"
                />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** `November 3, 2026`, as the visitor's country writes it. */
const formatDay = (day: string, { locale }: Visitor): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
