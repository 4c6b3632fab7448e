/** @jsxImportSource hono/jsx */
/** A list: its products as cards, a page at a time. It works without script; `<rove-listing>` enhances it. */
import { raw } from 'hono/html'
import { gridColumns } from '../../core/lists/grid.rules'
import type { SoldOut } from '../../core/shop/card/card.rules'
import type { DeliveryText } from '../destination/deliveries'
import { scriptJson } from '../pages/layout/settings'
import { BlankCard, Cards } from '../pages/listing/card'
import { formatPieces } from '../visitor/format-count'
import type { Visitor } from '../visitor/visitor'
import { cardFields } from './card-fields'
import { type FilterChoices, type Filters, isChosenIn } from './filters'
import { FilterChips, ListFilters } from './list-filters'
import type { ListSlice } from './list-slice'
import { Paging } from './paging'
import { Previous } from './previous'

/** One page of a category. */
export interface CategoryView {
  readonly visitor: Visitor
  readonly heading: string
  readonly hint: string | undefined
  /** The list's name for tracking. */
  readonly list: string
  readonly slice: ListSlice
  readonly soldOut: ReadonlyMap<number, SoldOut>
  /** By node id. */
  readonly deliveries: ReadonlyMap<number, DeliveryText>
  readonly filters: Filters
  /** Absent where it has no filters. */
  readonly choices: FilterChoices | undefined
  readonly columns: (typeof gridColumns)[number]
  /** The decimals of prices. */
  readonly decimals: 0 | 2
  /** The address of a page of this list. */
  readonly addressOf: (page: number) => string
}

/** The content of the page. */
export function CategoryPage({ view }: { view: CategoryView }) {
  const { visitor, heading, hint, list, slice, soldOut, deliveries, filters, choices, columns, decimals, addressOf } =
    view
  const { t } = visitor
  const { products, page, pages, shown, total, version } = slice
  return (
    <section class="listing">
      <rove-listing load="eager" list={list}>
        <header class="listing__head">
          <h1>{heading}</h1>
          {hint && <p>{hint}</p>}
          <p>{formatPieces(visitor, total)}</p>
        </header>
        <div class="listing__tools">
          {choices && <ListFilters filters={filters} choices={choices} action={addressOf(1)} visitor={visitor} />}
          <Columns columns={columns} address={addressOf(page)} visitor={visitor} />
        </div>
        {choices && <FilterChips filters={filters} choices={choices} action={addressOf(1)} visitor={visitor} />}
        <a class="element-invisible element-focusable" href="#listing-end" data-rove-listing="skip">
          {t('listSkip')}
        </a>
        <Previous page={page} addressOf={addressOf} visitor={visitor} />
        {total === 0 && <p class="none">{t('listNone')}</p>}
        <div
          class="grid"
          data-rove-listing="grid"
          data-columns={columns}
          data-page={page}
          data-pages={pages}
          data-shown={shown}
          data-total={total}
          data-version={version}
        >
          <Cards
            products={products}
            visitor={visitor}
            decimals={decimals}
            eager={4}
            soldOut={soldOut}
            deliveries={deliveries}
            isChosen={isChosenIn(filters)}
          />
        </div>
        <script type="application/json" data-rove-listing="items">
          {raw(scriptJson(products.map((product) => cardFields(product, soldOut, isChosenIn(filters)))))}
        </script>
        <template data-rove-listing="template">
          <BlankCard visitor={visitor} decimals={decimals} />
        </template>
        <Paging
          page={page}
          pages={pages}
          from={shown - products.length + 1}
          shown={shown}
          total={total}
          addressOf={addressOf}
          visitor={visitor}
        />
        <p class="visually-hidden" id="listing-end" tabindex={-1}>
          {t('listEnd')}
        </p>
        <a class="listing__top" href="#main-content" data-rove-listing="top" hidden>
          {t('listTop')}
        </a>
      </rove-listing>
    </section>
  )
}

/** The grid of 4 or 6 columns, as links that the server also answers. */
function Columns({ columns, address, visitor: { t } }: { columns: number; address: string; visitor: Visitor }) {
  return (
    <ul class="listing__columns" data-rove-listing="columns">
      {gridColumns.map((grid) => (
        <li>
          <a
            href={`${address}${address.includes('?') ? '&' : '?'}grid=${grid}`}
            data-columns={grid}
            aria-current={grid === columns ? 'true' : undefined}
            aria-label={t('listColumns', grid)}
          >
            {grid}
          </a>
        </li>
      ))}
    </ul>
  )
}
