import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
export type SummaryCode =
  | 'title'
  | 'show'
  | 'qty'
  | 'each'
  | 'member'
  | 'regular'
  | 'total'
  | 'credit'
  | 'toPay'
  | 'coupon'
  | 'apply'
  | 'remove'
  | 'applied'
  | 'refused'
  | 'edit'
  | 'free'

/** The texts of the order summary. */
export const summaryTexts: Texts<SummaryCode> = {
  en: {
    title: 'Order summary',
    show: 'Show order summary',
    qty: 'Quantity {n}',
    each: '{price} each',
    member: 'MEMBER',
    regular: 'Regular price',
    total: 'Total',
    credit: 'Store credit',
    toPay: 'Due now',
    coupon: 'Coupon code',
    apply: 'Apply',
    remove: 'Remove coupon {code}',
    applied: 'Coupon {code}',
    refused: 'This coupon cannot be used for this order.',
    edit: 'Edit cart',
    free: 'Free',
  },
  fr: {
    title: 'Sommaire de la commande',
    show: 'Voir le sommaire de la commande',
    qty: 'Quantité {n}',
    each: '{price} l’unité',
    member: 'MEMBRE',
    regular: 'Prix courant',
    total: 'Total',
    credit: 'Crédit en magasin',
    toPay: 'À payer maintenant',
    coupon: 'Code promo',
    apply: 'Appliquer',
    remove: 'Retirer le code {code}',
    applied: 'Code {code}',
    refused: 'Ce code ne peut pas être utilisé pour cette commande.',
    edit: 'Modifier le panier',
    free: 'Gratuit',
  },
  ko: {
    title: '주문 내역',
    show: '주문 내역 보기',
    qty: '수량 {n}',
    each: '개당 {price}',
    member: '멤버',
    regular: '정상가',
    total: '합계',
    credit: '적립금 사용',
    toPay: '결제 금액',
    coupon: '쿠폰 코드',
    apply: '적용',
    remove: '쿠폰 {code} 삭제',
    applied: '쿠폰 {code}',
    refused: '이 주문에는 사용할 수 없는 쿠폰입니다.',
    edit: '장바구니 수정',
    free: '무료',
  },
  'zh-Hant-HK': {
    title: '訂單摘要',
    show: '顯示訂單摘要',
    qty: '數量 {n}',
    each: '每件 {price}',
    member: '會員',
    regular: '正價',
    total: '總計',
    credit: '購物金',
    toPay: '應付金額',
    coupon: '優惠碼',
    apply: '使用',
    remove: '移除優惠碼 {code}',
    applied: '優惠碼 {code}',
    refused: '此訂單不能使用這個優惠碼。',
    edit: '修改購物車',
    free: '免費',
  },
}
