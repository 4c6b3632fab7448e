import { adGoods, openPixel } from './pixel'

/** Meta's pixel. */
export const open = openPixel({
  global: 'fbq',
  script: 'https://connect.facebook.net/en_US/fbevents.js',
  begin: (key) => ['init', key],
  call(as, { event, at, params }, terms) {
    const { contents, value } = adGoods(params, terms)
    const { currency, search_term, transaction_id } = params
    const fields = {
      ...(contents.length > 0
        ? { content_type: 'product', content_ids: contents.map(({ id }) => id), contents, num_items: contents.length }
        : {}),
      ...(value === undefined ? {} : { value, currency }),
      ...(search_term ? { search_string: search_term } : {}),
    }
    return ['track', as, fields, { eventID: `${event}.${transaction_id ?? at}` }]
  },
  consent: { grant: ['consent', 'grant'], revoke: ['consent', 'revoke'] },
})
