import type { Texts } from '../../../core/texts'

/** The name of one of its texts. */
export type SummaryCode =
  | 'title'
  | 'show'
  | 'qty'
  | 'total'
  | 'toPay'
  | 'coupon'
  | 'apply'
  | 'remove'
  | 'applied'
  | 'refused'
  | 'weeks'
  | 'days'
  | 'edit'

/** The words of the order's summary. */
export const summaryTexts: Texts<SummaryCode> = {
  en: {
    title: 'Your order',
    show: 'Show your order',
    qty: 'Quantity {n}',
    total: 'Total',
    toPay: 'To pay now',
    coupon: 'Coupon code',
    apply: 'Apply',
    remove: 'Remove coupon {code}',
    applied: 'Coupon {code}',
    refused: 'This coupon cannot be used for this order.',
    weeks: 'Made for you in {from}–{to} weeks',
    days: 'Leaves our warehouse in {from}–{to} business days',
    edit: 'Edit cart',
  },
  fr: {
    title: 'Votre commande',
    show: 'Voir votre commande',
    qty: 'Quantité {n}',
    total: 'Total',
    toPay: 'À payer maintenant',
    coupon: 'Code de réduction',
    apply: 'Appliquer',
    remove: 'Retirer le code {code}',
    applied: 'Code {code}',
    refused: 'Ce code ne peut pas être utilisé pour cette commande.',
    weeks: 'Fabriqué pour vous en {from} à {to} semaines',
    days: 'Quitte notre entrepôt en {from} à {to} jours ouvrables',
    edit: 'Modifier le panier',
  },
  ko: {
    title: '주문 내역',
    show: '주문 내역 보기',
    qty: '수량 {n}',
    total: '합계',
    toPay: '지금 결제할 금액',
    coupon: '쿠폰 코드',
    apply: '적용',
    remove: '쿠폰 {code} 삭제',
    applied: '쿠폰 {code}',
    refused: '이 주문에는 사용할 수 없는 쿠폰입니다.',
    weeks: '주문 제작 {from}–{to}주 소요',
    days: '영업일 기준 {from}–{to}일 이내 출고',
    edit: '장바구니 수정',
  },
  'zh-Hant-HK': {
    title: '您的訂單',
    show: '顯示訂單',
    qty: '數量 {n}',
    total: '總額',
    toPay: '現需支付',
    coupon: '優惠碼',
    apply: '使用',
    remove: '移除優惠碼 {code}',
    applied: '優惠碼 {code}',
    refused: '此訂單不能使用這個優惠碼。',
    weeks: '為您訂製，需時 {from}–{to} 星期',
    days: '{from}–{to} 個工作天內出貨',
    edit: '修改購物車',
  },
}
