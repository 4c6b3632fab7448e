import { adGoods, openPixel } from './pixel'

/** The tracker of podcast advertising. */
export const open = openPixel({
  global: 'pdst',
  script: 'https://cdn.pdst.fm/ping.min.js',
  begin: (key) => ['conf', { key }],
  call(as, { params }, terms) {
    const { contents, value } = adGoods(params, terms)
    const { currency, transaction_id, coupon } = params
    const goods = contents.length > 0 ? { line_items: contents } : {}
    const order = transaction_id ? { order_id: transaction_id, discount_code: coupon } : {}
    return [as, { ...goods, ...order, ...(value === undefined ? {} : { value, currency }) }]
  },
})
