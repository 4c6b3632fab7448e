/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { Review } from '../../content/reviews'

/** Customers' reviews of a product. */
export function Reviews({ reviews, heading }: { reviews: readonly Review[]; heading: string }) {
  return (
    <section class="band" id="reviews">
      <h2 class="band__title">{heading}</h2>
      <ul class="reviews">
        {reviews.map(({ title, text, author, stars }) => (
          <li>
            <Quote title={title} text={text} author={author} stars={stars} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface QuoteProps {
  title: unknown
  text: unknown
  author: Child
  stars: number
  /** The page of the product. */
  href?: string
}

/** One review. */
export function Quote({ title, text, author, stars, href }: QuoteProps) {
  return (
    <figure class="quote">
      <p class="quote__stars" role="img" aria-label={`${stars}/5`} data-rove-card="stars">
        {'★'.repeat(stars) + '☆'.repeat(5 - stars)}
      </p>
      <blockquote lang="en">
        <p class="quote__title">
          {href ? (
            <a href={href} data-rove-card="link">
              <span data-rove-card="title">{String(title)}</span>
            </a>
          ) : (
            String(title)
          )}
        </p>
        <p data-rove-card="text">{String(text)}</p>
      </blockquote>
      <figcaption>{author}</figcaption>
    </figure>
  )
}
