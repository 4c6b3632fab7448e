/** @jsxImportSource hono/jsx */
import { languageTag } from '../../core/base/country/countries.rules'
import type { Review } from '../content/reviews'
import { formatCount } from '../visitor/format-count'
import type { Visitor } from '../visitor/visitor'
import { wallTexts } from './wall-texts'

interface SummaryProps {
  all: readonly Review[]
  /** The stars that the list is filtered by. */
  chosen: number | undefined
  visitor: Visitor
}

const ratings = [5, 4, 3, 2, 1] as const

/** The average, the number of reviews, and how many have which stars (REVIEW-02, REVIEW-03). */
export function GallerySummary({ all, chosen, visitor }: SummaryProps) {
  const t = wallTexts[visitor.language]
  const average = all.reduce((sum, { stars }) => sum + stars, 0) / all.length
  const score = new Intl.NumberFormat(languageTag(visitor.locale), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(average)
  const [before, after] = t.basedOn.split('{n}')
  const path = (stars?: number) => `/reviews/gallery${stars ? `?stars=${stars}` : ''}`
  return (
    <div class="gallery__summary">
      <p class="gallery__score">
        <span aria-hidden="true">{score}</span>
        <span class="review__stars" aria-hidden="true">
          {'★'.repeat(Math.round(average))}
        </span>
        <span class="element-invisible">{t.score.replace('{score}', score)}</span>
      </p>
      <p class="gallery__count">
        {before}
        <span data-rove-reviews="count">{formatCount(visitor, all.length)}</span>
        {after}
      </p>
      <nav aria-label={t.filter}>
        <ul class="gallery__filter">
          {ratings.map((rating) => {
            const count = all.filter(({ stars }) => stars === rating).length
            return (
              <li>
                <a href={path(rating)} aria-current={rating === chosen ? 'true' : undefined}>
                  <span>{rating === 1 ? t.oneStar : t.stars.replace('{n}', `${rating}`)}</span>
                  <meter value={count} max={all.length} aria-hidden="true" />
                  <span>{formatCount(visitor, count)}</span>
                </a>
              </li>
            )
          })}
        </ul>
        {chosen && <a href={path()}>{t.allStars}</a>}
      </nav>
    </div>
  )
}
