/** @jsxImportSource hono/jsx */
/** Search results other than products. */

import type { ResultCardFields } from '../../../core/shop/search/result-card.contract'
import type { ResultType } from '../../../core/shop/search/results-path.rules'
import { Quote } from '../product/reviews'

type Hit = Readonly<Record<string, unknown>>

/** Photos and looks as pictures, reviews as quotes, pages as a list. */
export function OtherResults({ type, hits, version }: { type: ResultType; hits: readonly Hit[]; version?: string }) {
  const Find = type === 'reviews' ? ReviewFind : type === 'pages' ? PageFind : PictureFind
  return (
    <ul
      class={type === 'reviews' ? 'reviews' : type === 'pages' ? 'leaves' : 'finds'}
      data-rove-results="list"
      data-version={version}
    >
      {hits.map((hit) => (
        <li>
          <Find hit={hit} />
        </li>
      ))}
    </ul>
  )
}

function PictureFind({ hit: { url, title, image, text } }: { hit: Hit }) {
  return (
    <a class="find" href={String(url)} data-rove-card="link">
      <span class="ground">
        <img
          class="picture"
          src={image ? String(image) : undefined}
          width="320"
          height="400"
          alt=""
          loading="lazy"
          decoding="async"
          data-rove-card="picture"
        />
      </span>
      <span data-rove-card="title">{String(title)}</span>
      <span class="find__text" data-rove-card="text">
        {String(text)}
      </span>
    </a>
  )
}

function ReviewFind({ hit: { url, title, text, author, stars, product } }: { hit: Hit }) {
  return (
    <Quote
      title={title}
      text={text}
      author={
        <>
          <span data-rove-card="author">{String(author)}</span> ·{' '}
          <span data-rove-card="product">{String(product)}</span>
        </>
      }
      stars={Number(stars)}
      href={String(url)}
    />
  )
}

function PageFind({ hit: { url, title, text } }: { hit: Hit }) {
  return (
    <>
      <h2>
        <a href={String(url)} data-rove-card="link">
          <span data-rove-card="title">{String(title)}</span>
        </a>
      </h2>
      <p data-rove-card="text">{String(text)}</p>
    </>
  )
}

/** A hit as the fields of its card. */
export const otherFields = ({ url, title, image, text, author, product, stars }: Hit): ResultCardFields => ({
  url: String(url),
  title: String(title),
  image_lrg: String(image),
  text: String(text),
  author: String(author ?? ''),
  product: String(product ?? ''),
  stars: Number(stars ?? 0),
})

/** A hit without content, of which the widget makes its cards. */
export const blankHit: Hit = { url: '/', title: '', text: '', author: '', product: '', image: '', stars: 0 }
