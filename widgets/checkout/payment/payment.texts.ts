import type { Texts } from '../../../core/texts/texts'

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
  | 'unknown'
  | 'missingBilling'
  | 'amountChanged'
  | 'orderChanged'
  | 'notStarted'
  | 'offline'
  | 'notPaid'
  | 'declined'
  | 'cancelled'
  | 'unusable'
  | 'noWay'
  | 'invalid'
  | 'notHere'
  | 'checking'
  | 'nothingToPay'
  | 'useCredit'
  | 'creditOf'
  | 'creditUntil'
  | 'toBeCharged'
  | 'coveredByCredit'
  | 'stopped'
  | 'notStopped'
  | 'signedOut'
  | 'notAccepted'

/** The texts of the payment step. English texts that the specification gives are spelled as there. */
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
    unknown: 'Unknown error has occurred with Stripe',
    missingBilling: 'Please complete your shipping address before processing your order.',
    amountChanged: 'The amount has changed to {amount}. Please check your order again before you pay.',
    orderChanged: 'Your order has changed. Please check it again before you pay.',
    notStarted: 'The payment could not be started, and nothing was charged. Please try again.',
    offline: 'You appear to be offline. Nothing was charged. Please try again when you are connected.',
    notPaid: 'The payment did not go through, and nothing was charged. You can pay again.',
    declined: 'The payment was declined. Please try another payment method.',
    cancelled: 'The payment was cancelled.',
    unusable: 'This payment method is unavailable right now. Please choose another one.',
    noWay: 'This order cannot be paid for here right now. Your cart is kept: please try again later or contact us.',
    invalid: 'Invalid',
    notHere: 'This payment method cannot be used for this order.',
    checking: 'We are checking your payment.',
    nothingToPay: 'There is nothing to pay.',
    useCredit: 'Use my store credit',
    creditOf: '{amount} of store credit',
    creditUntil: 'valid until {date}',
    toBeCharged: 'Amount to be charged: {amount}',
    coveredByCredit: 'Your store credit covers this order. There is nothing more to pay.',
    stopped: 'This payment was stopped in another tab.',
    notStopped: 'The payment could not be stopped. Please try again.',
    signedOut:
      'Your session has ended. Check your email to see whether this order is paid, or log in if you have an account.',
    notAccepted: 'Some of your details were not accepted. Please check your address and phone number.',
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
    unknown: 'Une erreur inconnue est survenue avec Stripe',
    missingBilling: 'Veuillez compléter votre adresse de livraison avant de traiter votre commande.',
    amountChanged: 'Le montant est maintenant de {amount}. Veuillez revoir votre commande avant de payer.',
    orderChanged: 'Votre commande a été modifiée. Veuillez la revoir avant de payer.',
    notStarted: 'Le paiement n’a pas pu commencer et rien n’a été débité. Veuillez réessayer.',
    offline: 'Vous semblez être hors ligne. Rien n’a été débité. Réessayez une fois connecté.',
    notPaid: 'Le paiement n’a pas abouti et rien n’a été débité. Vous pouvez payer de nouveau.',
    declined: 'Le paiement a été refusé. Veuillez essayer un autre moyen de paiement.',
    cancelled: 'Le paiement a été annulé.',
    unusable: 'Ce moyen de paiement est indisponible pour le moment. Veuillez en choisir un autre.',
    noWay:
      'Cette commande ne peut pas être payée ici pour le moment. Votre panier est conservé\u00a0: réessayez plus tard ou écrivez-nous.',
    invalid: 'Non valide',
    notHere: 'Ce moyen de paiement ne convient pas à cette commande.',
    checking: 'Nous vérifions votre paiement.',
    nothingToPay: 'Il n’y a rien à payer.',
    useCredit: 'Utiliser mon crédit en magasin',
    creditOf: '{amount} de crédit en magasin',
    creditUntil: 'valable jusqu’au {date}',
    toBeCharged: 'Montant à débiter\u00a0: {amount}',
    coveredByCredit: 'Votre crédit couvre cette commande. Il ne reste rien à payer.',
    stopped: 'Ce paiement a été arrêté dans un autre onglet.',
    notStopped: 'Le paiement n’a pas pu être arrêté. Veuillez réessayer.',
    signedOut:
      'Votre session est terminée. Vérifiez vos courriels pour savoir si cette commande est payée, ou connectez-vous si vous avez un compte.',
    notAccepted:
      'Certaines de vos coordonnées n’ont pas été acceptées. Veuillez vérifier votre adresse et votre numéro de téléphone.',
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
    unknown: 'Stripe에서 알 수 없는 오류가 발생했습니다',
    missingBilling: '주문을 처리하기 전에 배송지 주소를 모두 입력해 주세요.',
    amountChanged: '결제 금액이 변경되었습니다: {amount}. 결제하기 전에 주문을 다시 확인해 주세요.',
    orderChanged: '주문이 변경되었습니다. 결제하기 전에 주문을 다시 확인해 주세요.',
    notStarted: '결제를 시작하지 못했으며 청구된 금액은 없습니다. 다시 시도해 주세요.',
    offline: '인터넷에 연결되어 있지 않은 것 같습니다. 청구된 금액은 없습니다. 연결된 후 다시 시도해 주세요.',
    notPaid: '결제가 완료되지 않았으며 청구된 금액은 없습니다. 다시 결제하실 수 있습니다.',
    declined: '결제가 거절되었습니다. 다른 결제 방법을 이용해 주세요.',
    cancelled: '결제가 취소되었습니다.',
    unusable: '지금은 이 결제 방법을 이용할 수 없습니다. 다른 방법을 선택해 주세요.',
    noWay: '지금은 이 주문을 결제할 수 없습니다. 장바구니는 그대로 보관되니 나중에 다시 시도하시거나 문의해 주세요.',
    invalid: '올바르지 않습니다',
    notHere: '이 주문에는 이 결제 방법을 이용할 수 없습니다.',
    checking: '결제를 확인하고 있습니다.',
    nothingToPay: '결제하실 금액이 없습니다.',
    useCredit: '적립금 사용하기',
    creditOf: '적립금 {amount}',
    creditUntil: '{date}까지 사용 가능',
    toBeCharged: '결제할 금액: {amount}',
    coveredByCredit: '적립금으로 주문 금액을 모두 결제합니다. 추가로 결제할 금액은 없습니다.',
    stopped: '이 결제는 다른 탭에서 중단되었습니다.',
    notStopped: '결제를 중단하지 못했습니다. 다시 시도해 주세요.',
    signedOut: '세션이 종료되었습니다. 이메일에서 결제 여부를 확인하시거나, 계정이 있으시면 로그인해 주세요.',
    notAccepted: '입력하신 정보 중 일부를 확인할 수 없습니다. 주소와 전화번호를 확인해 주세요.',
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
    unknown: 'Stripe 發生不明錯誤',
    missingBilling: '處理訂單前，請先填妥您的送貨地址。',
    amountChanged: '金額已更改為 {amount}。付款前請再次核對訂單。',
    orderChanged: '您的訂單已更改。付款前請再次核對訂單。',
    notStarted: '未能開始付款，並未扣款。請再試一次。',
    offline: '您似乎已離線，並未扣款。連線後請再試。',
    notPaid: '付款未能完成，並無收取任何費用。您可以再次付款。',
    declined: '付款被拒絕，請使用其他付款方式。',
    cancelled: '付款已取消。',
    unusable: '暫時未能使用此付款方式，請選擇其他方式。',
    noWay: '此訂單暫時未能在此付款。您的購物車會保留，請稍後再試或聯絡我們。',
    invalid: '無效',
    notHere: '此訂單不能使用此付款方式。',
    checking: '我們正在核實您的付款。',
    nothingToPay: '無須付款。',
    useCredit: '使用我的購物金',
    creditOf: '購物金 {amount}',
    creditUntil: '有效期至 {date}',
    toBeCharged: '需支付金額：{amount}',
    coveredByCredit: '購物金足以支付此訂單，無須再付款。',
    stopped: '此付款已在另一個分頁停止。',
    notStopped: '未能停止付款，請再試一次。',
    signedOut: '您的工作階段已結束。請查看電郵，確認此訂單是否已付款；如有帳戶，請登入。',
    notAccepted: '部分資料不獲接納，請核對您的地址及電話號碼。',
  },
}
