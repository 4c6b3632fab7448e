/** Events of pages, visits and lists. */
import { loginValues } from '../cookies.rules'
import { mostListed } from '../most-listed.rules'
import { pagePath } from '../page-path'
import type { EventRow, PageContext } from './event-row'

const listOf = ({ page }: PageContext, most: number) => ({
  item_list_name: page.list,
  items: page.items.slice(0, most),
})

/** @see EventRow */
export const pageEvents = {
  page_view: {
    requirements: ['TRACK-01'],
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
    requirements: ['SESSION-01'],
    facts: {
      'session:started': (session, { customerType }) => ({ ...session, customer_type: customerType }),
    },
    params: ['count', 'because', 'customer_type'],
    // GA4 reserves `session_start` for sessions that it counts itself.
    sinks: { dataLayer: 'session_started' },
  },
  login: {
    requirements: ['TRACK-08'],
    pages: {
      // Where the page does not identify the customer, no account fields are sent.
      any: ({ account, customerType }) => account && { customer_type: customerType, ...(account.id && account) },
    },
    params: ['customer_type', 'id', 'created', 'orders'],
    once: { in: 'login', by: () => loginValues.customer },
  },
  home: {
    requirements: ['TRACK-01'],
    pages: { home: () => ({}) },
    params: [],
  },
  change_country: {
    requirements: ['TRACK-01'],
    facts: { 'country:changed': (change) => ({ ...change }) },
    params: ['from', 'to'],
    // The server can request the same event.
    once: { in: 'page', by: ({ from, to }) => `${from} ${to}` },
  },
  search: {
    requirements: ['TRACK-01'],
    facts: { 'search:submitted': ({ query }) => ({ search_term: query }) },
    params: ['search_term'],
    sinks: { meta: 'Search', klaviyo: 'Searched Site', audience: 'search' },
  },
  view_search_results: {
    requirements: ['TRACK-01', 'TRACK-02'],
    pages: { search: (context) => ({ search_term: context.page.query, ...listOf(context, mostListed.search) }) },
    params: ['search_term', 'item_list_name', 'items'],
  },
  view_item_list: {
    requirements: ['TRACK-01', 'TRACK-02'],
    pages: { category: (context) => listOf(context, mostListed.category) },
    params: ['item_list_name', 'items'],
  },
  select_item: {
    requirements: ['TRACK-01'],
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
    requirements: ['TRACK-01'],
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
    requirements: ['TRACK-01'],
    pages: { swatches: ({ page }) => ({ swatches: page.swatches }) },
    clicks: '[data-rove-track=swatches]',
    params: ['swatches'],
  },
} satisfies Readonly<Record<string, EventRow>>
