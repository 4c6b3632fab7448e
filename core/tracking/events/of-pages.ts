/** Events of pages, visits and lists. Source: document 3, sections 2 to 4 and 9. */
import { pagePath } from '../page-path'
import type { EventRow, Seen } from './event-row'

/** How many of the items of a list are told: document 3, section 9. */
const listed = { search: 3, category: 8 }

const listOf = ({ page }: Seen, most: number) => ({ item_list_name: page.list, items: page.items.slice(0, most) })

/** @see EventRow */
export const pageEvents = {
  page_view: {
    source: '2',
    pages: {
      any: ({ page, country, account, customerType }) => ({
        page_type: page.type,
        page_path: pagePath(),
        country,
        logged_in: !!account,
        customer_type: customerType,
      }),
    },
    params: ['page_type', 'page_path', 'country', 'logged_in', 'customer_type'],
    sinks: { meta: 'PageView', podcast: 'view', audience: 'page' },
  },
  session_start: {
    source: '4',
    facts: {
      'session:started': (session, { customerType }) => ({ ...session, customer_type: customerType }),
    },
    params: ['count', 'because', 'customer_type'],
    // GA4 has counted its own sessions under this name: it takes no other.
    sinks: { dataLayer: 'session_started' },
  },
  login: {
    source: '4',
    pages: {
      // Where the page does not say who it is, there is nothing to be said of the account.
      any: ({ account, customerType }) => account && { customer_type: customerType, ...(account.id && account) },
    },
    params: ['customer_type', 'id', 'created', 'orders'],
    once: { in: 'login', by: () => 1 },
  },
  home: {
    source: '2',
    pages: { home: () => ({}) },
    params: [],
  },
  change_country: {
    source: '2',
    facts: { 'country:changed': (change) => ({ ...change }) },
    params: ['from', 'to'],
    // The server may tell the same.
    once: { in: 'page', by: ({ from, to }) => `${from} ${to}` },
  },
  search: {
    source: '2',
    facts: { 'search:submitted': ({ query }) => ({ search_term: query }) },
    params: ['search_term'],
    sinks: { meta: 'Search', klaviyo: 'Searched Site', audience: 'search' },
  },
  view_search_results: {
    source: '2, 9',
    pages: { search: (seen) => ({ search_term: seen.page.query, ...listOf(seen, listed.search) }) },
    params: ['search_term', 'item_list_name', 'items'],
  },
  view_item_list: {
    source: '2, 9',
    pages: { category: (seen) => listOf(seen, listed.category) },
    params: ['item_list_name', 'items'],
  },
  select_item: {
    source: '2',
    facts: {
      'search:selected': ({ index, query, place, item: chosen }, { item }) =>
        index === 'products' && {
          item_list_name: 'search suggestions',
          search_term: query,
          items: [{ ...item(chosen.nid || chosen.id, '', chosen), index: place }],
        },
    },
    params: ['item_list_name', 'search_term', 'items'],
  },
  view_item: {
    source: '2',
    pages: { product: ({ page }) => ({ items: page.items.slice(0, 1), value: page.items[0]?.price }) },
    params: ['value', 'items'],
    sinks: {
      meta: 'ViewContent',
      klaviyo: 'Viewed Product',
      podcast: 'product',
      audience: 'product',
    },
  },
  view_swatches: {
    source: '2',
    pages: { swatches: ({ page }) => ({ swatches: page.swatches }) },
    clicks: '[data-rove-track=swatches]',
    params: ['swatches'],
  },
} satisfies Readonly<Record<string, EventRow>>
