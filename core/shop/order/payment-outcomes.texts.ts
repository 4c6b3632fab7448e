/**
 * What has become of a payment, and what the visitor can do: the widget and the server's pages say it in these words. Each
 * text says that nothing was charged only of an outcome of which that is certain.
 */
import type { Language } from '../../base/country/countries.rules'

/** The code of a text. `checking` and `signedOut` are of payments whose outcome is unknown to the page. */
export type OutcomeCode =
  | 'declined'
  | 'cancelled'
  | 'notPaid'
  | 'notStarted'
  | 'offline'
  | 'stopped'
  | 'notStopped'
  | 'amountChanged'
  | 'orderChanged'
  | 'unusable'
  | 'notHere'
  | 'missingBilling'
  | 'notAccepted'
  | 'unexplained'
  | 'checking'
  | 'signedOut'

/** The texts. English texts that the specification gives are spelled as there. */
export const outcomeTexts: Readonly<Record<Language, Readonly<Record<OutcomeCode, string>>>> = {
  en: {
    declined: 'The payment was declined, and nothing was charged. Please try another payment method.',
    cancelled: 'The payment was cancelled, and nothing was charged.',
    notPaid: 'The payment did not go through, and nothing was charged. You can pay again.',
    notStarted: 'The payment could not be started, and nothing was charged. Please try again.',
    offline: 'You appear to be offline. Nothing was charged. Please try again when you are connected.',
    stopped: 'This payment was stopped in another tab.',
    notStopped: 'The payment could not be stopped. Please try again.',
    amountChanged: 'The amount has changed to {amount}. Please check your order again before you pay.',
    orderChanged: 'Your order has changed. Please check it again before you pay.',
    unusable: 'This payment method is unavailable right now. Please choose another one.',
    notHere: 'This payment method cannot be used for this order.',
    missingBilling: 'Please complete your shipping address before processing your order.',
    notAccepted: 'Some of your details were not accepted. Please check your address and phone number.',
    unexplained: 'Unknown error has occurred with Stripe',
    checking: 'We are checking your payment.',
    signedOut:
      'Your session has ended. Check your email to see whether this order is paid, or log in if you have an account.',
  },
  fr: {
    declined: 'Le paiement a été refusé et rien n’a été débité. Veuillez essayer un autre moyen de paiement.',
    cancelled: 'Le paiement a été annulé et rien n’a été débité.',
    notPaid: 'Le paiement n’a pas abouti et rien n’a été débité. Vous pouvez payer de nouveau.',
    notStarted: 'Le paiement n’a pas pu commencer et rien n’a été débité. Veuillez réessayer.',
    offline: 'Vous semblez être hors ligne. Rien n’a été débité. Réessayez une fois connecté.',
    stopped: 'Ce paiement a été arrêté dans un autre onglet.',
    notStopped: 'Le paiement n’a pas pu être arrêté. Veuillez réessayer.',
    amountChanged: 'Le montant est maintenant de {amount}. Veuillez revoir votre commande avant de payer.',
    orderChanged: 'Votre commande a été modifiée. Veuillez la revoir avant de payer.',
    unusable: 'Ce moyen de paiement est indisponible pour le moment. Veuillez en choisir un autre.',
    notHere: 'Ce moyen de paiement ne convient pas à cette commande.',
    missingBilling: 'Veuillez compléter votre adresse de livraison avant de traiter votre commande.',
    notAccepted:
      'Certaines de vos coordonnées n’ont pas été acceptées. Veuillez vérifier votre adresse et votre numéro de téléphone.',
    unexplained: 'Une erreur inconnue est survenue avec Stripe',
    checking: 'Nous vérifions votre paiement.',
    signedOut:
      'Votre session est terminée. Vérifiez vos courriels pour savoir si cette commande est payée, ou connectez-vous si vous avez un compte.',
  },
  ko: {
    declined: '결제가 거절되었으며 청구된 금액은 없습니다. 다른 결제 방법을 이용해 주세요.',
    cancelled: '결제가 취소되었으며 청구된 금액은 없습니다.',
    notPaid: '결제가 완료되지 않았으며 청구된 금액은 없습니다. 다시 결제하실 수 있습니다.',
    notStarted: '결제를 시작하지 못했으며 청구된 금액은 없습니다. 다시 시도해 주세요.',
    offline: '인터넷에 연결되어 있지 않은 것 같습니다. 청구된 금액은 없습니다. 연결된 후 다시 시도해 주세요.',
    stopped: '이 결제는 다른 탭에서 중단되었습니다.',
    notStopped: '결제를 중단하지 못했습니다. 다시 시도해 주세요.',
    amountChanged: '결제 금액이 변경되었습니다: {amount}. 결제하기 전에 주문을 다시 확인해 주세요.',
    orderChanged: '주문이 변경되었습니다. 결제하기 전에 주문을 다시 확인해 주세요.',
    unusable: '지금은 이 결제 방법을 이용할 수 없습니다. 다른 방법을 선택해 주세요.',
    notHere: '이 주문에는 이 결제 방법을 이용할 수 없습니다.',
    missingBilling: '주문을 처리하기 전에 배송지 주소를 모두 입력해 주세요.',
    notAccepted: '입력하신 정보 중 일부를 확인할 수 없습니다. 주소와 전화번호를 확인해 주세요.',
    unexplained: 'Stripe에서 알 수 없는 오류가 발생했습니다',
    checking: '결제를 확인하고 있습니다.',
    signedOut: '세션이 종료되었습니다. 이메일에서 결제 여부를 확인하시거나, 계정이 있으시면 로그인해 주세요.',
  },
  'zh-Hant-HK': {
    declined: '付款被拒絕，並未扣款。請使用其他付款方式。',
    cancelled: '付款已取消，並未扣款。',
    notPaid: '付款未能完成，並未扣款。您可以再次付款。',
    notStarted: '未能開始付款，並未扣款。請再試一次。',
    offline: '您似乎已離線，並未扣款。連線後請再試。',
    stopped: '此付款已在另一個分頁停止。',
    notStopped: '未能停止付款，請再試一次。',
    amountChanged: '金額已更改為 {amount}。付款前請再次核對訂單。',
    orderChanged: '您的訂單已更改。付款前請再次核對訂單。',
    unusable: '暫時未能使用此付款方式，請選擇其他方式。',
    notHere: '此訂單不能使用此付款方式。',
    missingBilling: '處理訂單前，請先填妥您的送貨地址。',
    notAccepted: '部分資料不獲接納，請核對您的地址及電話號碼。',
    unexplained: 'Stripe 發生不明錯誤',
    checking: '我們正在核實您的付款。',
    signedOut: '您的工作階段已結束。請查看電郵，確認此訂單是否已付款；如有帳戶，請登入。',
  },
}
