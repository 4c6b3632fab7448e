import { adGoods, openPixel } from './pixel'

/**
 * The audience tracker. The specification names no provider: the page gives its address, and its calls are proposed.
 */
export const open = openPixel({
  global: 'audience',
  script: '',
  begin: (key) => ['init', key],
  call(as, { params }, terms) {
    const { contents, value } = adGoods(params, terms)
    const ids = contents.length > 0 ? { ids: contents.map(({ id }) => id) } : {}
    const { transaction_id, currency } = params
    return [
      as,
      {
        ...ids,
        ...(value === undefined ? {} : { value, currency }),
        ...(transaction_id ? { order_id: transaction_id } : {}),
      },
    ]
  },
})
