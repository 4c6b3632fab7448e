import type { CheckoutTexts } from './en'

/** The words of the checkout's pages in Traditional Chinese, as Hong Kong writes it. */
export const checkoutZhHk: CheckoutTexts = {
  orderGoods: '商品',
  orderCoupon: '優惠券',
  orderMembership: '一年會籍',
  orderShipping: '送貨',
  orderTax: '稅項',
  quoteRoom: '送到你選的房間',
  quoteAssembly: '送到房間並安裝',
  quoteWeekend: '週末送到房間',
}
