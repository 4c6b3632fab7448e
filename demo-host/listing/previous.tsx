/** @jsxImportSource hono/jsx */
import type { Visitor } from '../visitor/visitor'

interface PreviousProps {
  page: number
  /** The address of a page. */
  addressOf: (page: number) => string
  visitor: Visitor
}

/** The link to the page before, above a list that does not begin at the first page. */
export function Previous({ page, addressOf, visitor: { t } }: PreviousProps) {
  if (page === 1) return null
  return (
    <p class="listing__previous">
      <a class="button button--quiet" rel="prev" data-rove-listing="previous" href={addressOf(page - 1)}>
        {t('listPrevious')}
      </a>
    </p>
  )
}
