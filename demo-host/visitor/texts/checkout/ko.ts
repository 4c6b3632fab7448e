import type { CheckoutTexts } from './en'

/** The words of the checkout's pages in Korean. */
export const checkoutKo: CheckoutTexts = {
  orderGoods: '상품',
  orderCoupon: '쿠폰',
  orderMembership: '멤버십 1년',
  orderShipping: '배송',
  orderTax: '세금',
  quoteRoom: '원하시는 방까지 배송',
  quoteAssembly: '방까지 배송 및 조립',
  quoteWeekend: '주말에 방까지 배송',
}
