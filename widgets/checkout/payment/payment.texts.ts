import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
export type PaymentCode =
  | 'stripe'
  | 'klarna'
  | 'affirm'
  | 'paybright'
  | 'credit'
  | 'other'
  | 'methods'
  | 'pay'
  | 'review'
  | 'place'
  | 'processing'
  | 'noWay'
  | 'invalid'
  | 'nothingToPay'
  | 'useCredit'
  | 'creditOf'
  | 'creditUntil'
  | 'toBeCharged'
  | 'coveredByCredit'

/** The texts of the payment step. What has become of a payment is in `core/shop/order/payment-outcomes.texts`. */
export const paymentTexts: Texts<PaymentCode> = {
  en: {
    stripe: 'Card, wallet or bank',
    klarna: 'Klarna',
    affirm: 'Affirm',
    paybright: 'PayBright',
    credit: 'Credit card',
    other: 'Bank transfer',
    methods: 'How would you like to pay?',
    pay: 'Pay {amount}',
    review: 'Review order',
    place: 'Place order',
    processing: 'Processing...',
    noWay: 'This order cannot be paid for here right now. Your cart is kept: please try again later or contact us.',
    invalid: 'Invalid',
    nothingToPay: 'There is nothing to pay.',
    useCredit: 'Use my store credit',
    creditOf: '{amount} of store credit',
    creditUntil: 'valid until {date}',
    toBeCharged: 'Amount to be charged: {amount}',
    coveredByCredit: 'Your store credit covers this order. There is nothing more to pay.',
  },
  fr: {
    stripe: 'Carte, portefeuille numérique ou banque',
    klarna: 'Klarna',
    affirm: 'Affirm',
    paybright: 'PayBright',
    credit: 'Carte de crédit',
    other: 'Virement bancaire',
    methods: 'Comment souhaitez-vous payer?',
    pay: 'Payer {amount}',
    review: 'Vérifier la commande',
    place: 'Passer la commande',
    processing: 'Traitement en cours...',
    noWay:
      'Cette commande ne peut pas être payée ici pour le moment. Votre panier est conservé\u00a0: réessayez plus tard ou écrivez-nous.',
    invalid: 'Non valide',
    nothingToPay: 'Il n’y a rien à payer.',
    useCredit: 'Utiliser mon crédit en magasin',
    creditOf: '{amount} de crédit en magasin',
    creditUntil: 'valable jusqu’au {date}',
    toBeCharged: 'Montant à débiter\u00a0: {amount}',
    coveredByCredit: 'Votre crédit couvre cette commande. Il ne reste rien à payer.',
  },
  ko: {
    stripe: '카드, 간편결제 또는 은행',
    klarna: 'Klarna',
    affirm: 'Affirm',
    paybright: 'PayBright',
    credit: '신용카드',
    other: '무통장입금',
    methods: '결제 방법을 선택해 주세요',
    pay: '{amount} 결제하기',
    review: '주문 확인하기',
    place: '주문하기',
    processing: '처리 중...',
    noWay: '지금은 이 주문을 결제할 수 없습니다. 장바구니는 그대로 보관되니 나중에 다시 시도하시거나 문의해 주세요.',
    invalid: '올바르지 않습니다',
    nothingToPay: '결제하실 금액이 없습니다.',
    useCredit: '적립금 사용하기',
    creditOf: '적립금 {amount}',
    creditUntil: '{date}까지 사용 가능',
    toBeCharged: '결제할 금액: {amount}',
    coveredByCredit: '적립금으로 주문 금액을 모두 결제합니다. 추가로 결제할 금액은 없습니다.',
  },
  'zh-Hant-HK': {
    stripe: '信用卡、電子錢包或銀行',
    klarna: 'Klarna',
    affirm: 'Affirm',
    paybright: 'PayBright',
    credit: '信用卡',
    other: '銀行轉帳',
    methods: '您想如何付款？',
    pay: '支付 {amount}',
    review: '核對訂單',
    place: '提交訂單',
    processing: '處理中...',
    noWay: '此訂單暫時未能在此付款。您的購物車會保留，請稍後再試或聯絡我們。',
    invalid: '無效',
    nothingToPay: '無須付款。',
    useCredit: '使用我的購物金',
    creditOf: '購物金 {amount}',
    creditUntil: '有效期至 {date}',
    toBeCharged: '需支付金額：{amount}',
    coveredByCredit: '購物金足以支付此訂單，無須再付款。',
  },
}
