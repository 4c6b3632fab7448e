/** @jsxImportSource hono/jsx */
import type { Visitor } from '../visitor/visitor'

interface PagingProps {
  page: number
  pages: number
  /** The number of the first item on this page, from 1. */
  from: number
  /** The number of the last one. */
  shown: number
  total: number
  /** The address of a page of the list. */
  addressOf: (page: number) => string
  visitor: Visitor
}

/** How much of the list is shown, and the link to the next one. */
export function Paging({ page, pages, from, shown, total, addressOf, visitor: { t } }: PagingProps) {
  if (pages === 1) return null
  const place = t(page > 1 ? 'listRange' : 'listPlace', shown)
    .replace('{from}', `${from}`)
    .replace('{total}', `${total}`)
  return (
    <nav class="listing__more" aria-label={t('listPages')} data-rove-listing="paging">
      <p data-rove-listing="place">{place}</p>
      {page < pages && (
        <a class="button button--quiet" rel="next" data-rove-listing="next" href={addressOf(page + 1)}>
          {t('more')}
        </a>
      )}
    </nav>
  )
}
