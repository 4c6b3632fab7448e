/** Events of pages, visits and lists. Source: document 3, sections 2 to 4 and 9. */
import { array, boolean, string } from 'valibot'
import { many } from '../../host/settings/tracking'
import { shape } from '../../shape'
import { figure, maybe } from '../../written-by-php'
import type { EventRow, Seen } from './event-row'

const text = maybe(string())
const number = maybe(figure)

/** How many of the items of a list are told: document 3, section 9. */
const listed = { search: 3, category: 8 }

const listOf = ({ page }: Seen, most: number) => ({ item_list_name: page.list, items: page.items.slice(0, most) })

/** @see EventRow */
export const pageEvents = {
  page_view: {
    source: '2',
    pages: {
      any: ({ page, country, loggedIn, customerType }) => ({
        page_type: page.type,
        country,
        logged_in: loggedIn,
        customer_type: customerType,
      }),
    },
    params: shape({ page_type: text, country: text, logged_in: maybe(boolean()), customer_type: text }),
    sinks: { dataLayer: 'page_view', meta: 'PageView', podcast: 'view', audience: 'page' },
  },
  session_start: {
    source: '4',
    facts: {
      'session:started': ({ count, because }, { customerType }) => ({ count, because, customer_type: customerType }),
    },
    params: shape({ count: number, because: text, customer_type: text }),
    // GA4 has counted its own sessions under this name: it takes no other.
    sinks: { dataLayer: 'session_started' },
  },
  login: {
    source: '4',
    pages: { any: ({ loggedIn, customerType }) => (loggedIn ? { customer_type: customerType } : undefined) },
    params: shape({ customer_type: text }),
    once: { in: 'login', by: () => 1 },
    sinks: { dataLayer: 'login' },
  },
  home: {
    source: '2',
    pages: { home: () => ({}) },
    params: shape({}),
    sinks: { dataLayer: 'home' },
  },
  change_country: {
    source: '2',
    params: shape({ from: text, to: text }),
    sinks: { dataLayer: 'change_country' },
  },
  search: {
    source: '2',
    facts: { 'search:submitted': ({ query }) => ({ search_term: query }) },
    params: shape({ search_term: text }),
    sinks: { dataLayer: 'search', meta: 'Search', klaviyo: 'Searched Site', audience: 'search' },
  },
  view_search_results: {
    source: '2, 9',
    pages: { search: (seen) => ({ search_term: seen.page.query, ...listOf(seen, listed.search) }) },
    params: shape({ search_term: text, item_list_name: text, items: many }),
    sinks: { dataLayer: 'view_search_results' },
  },
  view_item_list: {
    source: '2, 9',
    pages: { category: (seen) => listOf(seen, listed.category) },
    params: shape({ item_list_name: text, items: many }),
    sinks: { dataLayer: 'view_item_list' },
  },
  select_item: {
    source: '2',
    facts: {
      'search:selected': ({ index, objectID, query }, { item }) =>
        index === 'products'
          ? { item_list_name: 'search suggestions', search_term: query, items: [item(objectID)] }
          : undefined,
    },
    params: shape({ item_list_name: text, search_term: text, items: many }),
    sinks: { dataLayer: 'select_item' },
  },
  view_item: {
    source: '2',
    pages: { product: ({ page }) => withValue(page.items.slice(0, 1)) },
    params: shape({ value: number, items: many }),
    sinks: {
      dataLayer: 'view_item',
      meta: 'ViewContent',
      klaviyo: 'Viewed Product',
      podcast: 'product',
      audience: 'product',
    },
  },
  view_swatches: {
    source: '2',
    pages: { swatches: () => ({}) },
    params: shape({ swatches: maybe(array(string())) }),
    sinks: { dataLayer: 'view_swatches' },
  },
} satisfies Readonly<Record<string, EventRow>>

function withValue(items: Seen['page']['items']) {
  return { items, value: items[0]?.price }
}
