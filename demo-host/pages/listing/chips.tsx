/** @jsxImportSource hono/jsx */
import type { Visitor } from '../../visitor/visitor'

/** A chosen value of a filter. */
interface Chip {
  readonly facet: string
  readonly value: string
  readonly label: string
  /** The list without it. */
  readonly href: string
}

interface ChipListProps {
  chips: readonly Chip[]
  /** The list without any of them. */
  clear: string
  /** Whether they are on a results page, whose widget writes them again. */
  isOfResults?: boolean
  visitor: Visitor
}

/** The chosen values of filters: a press removes one. */
export function ChipList({ chips, clear, isOfResults = false, visitor: { t } }: ChipListProps) {
  const mark = (name: string) => (isOfResults ? name : undefined)
  return (
    <ul class="chips" data-rove-results={mark('chips')} aria-label={t('chosenFilters')}>
      {chips.map(({ facet, value, label, href }) => (
        <li>
          <a
            data-facet={facet}
            data-value={value}
            href={href}
            aria-label={t('removeFilter').replace('{name}', () => label)}
          >
            {label}{' '}
            <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="2" />
            </svg>
          </a>
        </li>
      ))}
      {chips.length > 0 && (
        <li>
          <a data-rove-results={mark('clear')} href={clear}>
            {t('clearFilters')}
          </a>
        </li>
      )}
    </ul>
  )
}
