/** @jsxImportSource hono/jsx */
/** Search results other than products. */

import type { ResultType } from './result-types'
import { Quote } from './reviews'

type Hit = Readonly<Record<string, unknown>>

/** Photos and looks as pictures, reviews as quotes, pages as a list. */
export function OtherResults({ type, hits }: { type: ResultType; hits: readonly Hit[] }) {
  const Find = type === 'reviews' ? ReviewFind : type === 'pages' ? PageFind : PictureFind
  return (
    <ul class={type === 'reviews' ? 'reviews' : type === 'pages' ? 'leaves' : 'finds'}>
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
    <a class="find" href={String(url)}>
      <span class="ground">
        <img class="picture" src={String(image)} width="320" height="400" alt="" loading="lazy" decoding="async" />
      </span>
      <span>{String(title)}</span>
      <span class="find__text">{String(text)}</span>
    </a>
  )
}

function ReviewFind({ hit: { url, title, text, author, stars, product } }: { hit: Hit }) {
  return (
    <Quote
      title={title}
      text={text}
      author={`${String(author)} · ${String(product)}`}
      stars={Number(stars)}
      href={String(url)}
    />
  )
}

function PageFind({ hit: { url, title, text } }: { hit: Hit }) {
  return (
    <>
      <h2>
        <a href={String(url)}>{String(title)}</a>
      </h2>
      <p>{String(text)}</p>
    </>
  )
}
