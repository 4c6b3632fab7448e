/** The line of one suggestion: picture, title and price. */
import type { SuggestionProps } from './search.types'
import { SuggestionPrice } from './search-price.view'

/** @see SuggestionProps */
export function SuggestionLine({ suggestion: { title, image, price, sku } }: SuggestionProps) {
  return (
    <>
      {image ? <img src={image} alt="" width="96" height="120" /> : <span className="no-picture" />}
      <span className="title" data-sku={sku}>
        {/* biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title never change places */}
        {title.map(({ text, marked }, n) => (marked ? <mark key={`${n}${text}`}>{text}</mark> : text))}
      </span>
      {price !== undefined && (
        <span className="price">
          <SuggestionPrice price={price} />
        </span>
      )}
    </>
  )
}
