/** The shop's texts about payments, by language. */
import type { Language } from '../../core/country/countries.rules'

const en = {
  declined: 'The payment was declined, and nothing was charged. Please try another payment method.',
  cancelled: 'The payment was cancelled, and nothing was charged.',
  none: 'The payment did not go through, and nothing was charged. You can pay again.',
  held: 'We have received your payment and are reviewing your order. Please do not pay again: we will email you.',
  unknown: 'We are checking your payment. Please do not pay again.',
  elsewhere: 'A payment was started in another tab or window.',
  changed: 'The amount has changed to {amount}. Please check your order again before you pay.',
  orderChanged: 'Your order has changed. Please check it again before you pay.',
  cartKept: 'Your cart is kept.',
  signedOut:
    'Your session has ended. Check your email to see whether this order is paid, or log in if you have an account.',
  answeredTitle: 'Your payment provider has answered',
  answeredPaid: 'The payment went through. You do not have to pay again: a confirmation is on its way to your email.',
  answeredUnknown: 'We are checking the payment. Please do not pay again: we will email you as soon as we know.',
  answeredNone:
    'The payment did not go through, and nothing was charged. You can pay again in the browser in which you ordered.',
  answeredWhere: 'Your order is in the browser in which you ordered. If you have an account, you can log in here too.',
  notYours: 'This order is not in your account. Please check your email to see whether it is paid.',
  notSubmitted:
    'Your session has ended, so nothing was ordered or charged just now. If you had submitted this order before, please check your email before you order again.',
}

/** The code of a text. */
export type PaymentWord = keyof typeof en

const texts: Readonly<Record<Language, Readonly<Record<PaymentWord, string>>>> = {
  en,
  fr: {
    declined: 'Le paiement a été refusé et rien n’a été débité. Veuillez choisir un autre moyen de paiement.',
    cancelled: 'Le paiement a été annulé et rien n’a été débité.',
    none: 'Le paiement n’a pas abouti et rien n’a été débité. Vous pouvez payer de nouveau.',
    held: 'Nous avons reçu votre paiement et examinons votre commande. Ne payez pas de nouveau\u00a0: nous vous écrirons.',
    unknown: 'Nous vérifions votre paiement. Ne payez pas de nouveau.',
    elsewhere: 'Un paiement a été commencé dans un autre onglet ou une autre fenêtre.',
    changed: 'Le montant est maintenant de {amount}. Veuillez revoir votre commande avant de payer.',
    orderChanged: 'Votre commande a été modifiée. Veuillez la revoir avant de payer.',
    cartKept: 'Votre panier est conservé.',
    signedOut:
      'Votre session est terminée. Vérifiez vos courriels pour savoir si cette commande est payée, ou connectez-vous si vous avez un compte.',
    answeredTitle: 'Votre prestataire de paiement a répondu',
    answeredPaid:
      'Le paiement est effectué. Ne payez pas de nouveau\u00a0: une confirmation vous est envoyée par courriel.',
    answeredUnknown: 'Nous vérifions le paiement. Ne payez pas de nouveau\u00a0: nous vous écrirons dès que possible.',
    answeredNone:
      'Le paiement n’a pas abouti et rien n’a été débité. Vous pouvez payer de nouveau dans le navigateur où vous avez commandé.',
    answeredWhere:
      'Votre commande se trouve dans le navigateur où vous avez commandé. Si vous avez un compte, vous pouvez aussi vous connecter ici.',
    notYours: 'Cette commande ne figure pas dans votre compte. Vérifiez vos courriels pour savoir si elle est payée.',
    notSubmitted:
      'Votre session est terminée\u00a0: rien n’a été commandé ni débité à l’instant. Si vous aviez déjà passé cette commande, vérifiez vos courriels avant de commander de nouveau.',
  },
  ko: {
    declined: '결제가 거절되었으며 청구되지 않았습니다. 다른 결제 방법을 선택해 주세요.',
    cancelled: '결제가 취소되었으며 청구되지 않았습니다.',
    none: '결제가 완료되지 않았으며 청구되지 않았습니다. 다시 결제하실 수 있습니다.',
    held: '결제는 확인되었으며 담당자가 주문을 확인하고 있습니다. 다시 결제하지 마세요. 이메일로 안내해 드리겠습니다.',
    unknown: '결제를 확인하고 있습니다. 다시 결제하지 마세요.',
    elsewhere: '다른 탭이나 창에서 결제를 시작하셨습니다.',
    changed: '결제 금액이 변경되었습니다: {amount}. 결제하기 전에 주문을 다시 확인해 주세요.',
    orderChanged: '주문이 변경되었습니다. 결제하기 전에 주문을 다시 확인해 주세요.',
    cartKept: '장바구니는 그대로 보관되어 있습니다.',
    signedOut: '세션이 종료되었습니다. 이메일에서 결제 여부를 확인하시거나, 계정이 있으시면 로그인해 주세요.',
    answeredTitle: '결제사에서 응답했습니다',
    answeredPaid: '결제가 완료되었습니다. 다시 결제하지 마세요. 확인 이메일을 보내 드립니다.',
    answeredUnknown: '결제를 확인하고 있습니다. 다시 결제하지 마세요. 확인되는 대로 이메일로 알려 드리겠습니다.',
    answeredNone: '결제가 완료되지 않았으며 청구되지 않았습니다. 주문하신 브라우저에서 다시 결제하실 수 있습니다.',
    answeredWhere: '주문은 처음 주문하신 브라우저에 있습니다. 계정이 있으시면 여기에서도 로그인하실 수 있습니다.',
    notYours: '회원님의 계정에서 이 주문을 찾을 수 없습니다. 이메일에서 결제 여부를 확인해 주세요.',
    notSubmitted:
      '세션이 종료되어 방금 주문은 접수되지 않았으며 청구되지 않았습니다. 이미 주문하신 적이 있다면 다시 주문하기 전에 이메일을 확인해 주세요.',
  },
  'zh-Hant-HK': {
    declined: '付款被拒絕，並未扣款。請選擇其他付款方式。',
    cancelled: '付款已取消，並未扣款。',
    none: '付款未能完成，並未扣款。您可以再次付款。',
    held: '我們已收到您的付款，正在處理您的訂單。請勿再次付款，我們會與您聯絡。',
    unknown: '我們正在核實您的付款，請勿再次付款。',
    elsewhere: '您已在另一個分頁或視窗開始付款。',
    changed: '金額已更改為 {amount}。付款前請再次核對訂單。',
    orderChanged: '您的訂單已更改。付款前請再次核對訂單。',
    cartKept: '您的購物車已保留。',
    signedOut: '您的工作階段已結束。請查看電郵，確認此訂單是否已付款；如有帳戶，請登入。',
    answeredTitle: '付款機構已回覆',
    answeredPaid: '付款成功，無須再次付款。確認電郵即將送達。',
    answeredUnknown: '我們正在核實付款，請勿再次付款。一有結果便會以電郵通知您。',
    answeredNone: '付款未能完成，並未扣款。您可以在下單時使用的瀏覽器再次付款。',
    answeredWhere: '您的訂單在下單時使用的瀏覽器中。如有帳戶，亦可在此登入。',
    notYours: '您的帳戶中沒有此訂單。請查看電郵，確認訂單是否已付款。',
    notSubmitted: '您的工作階段已結束，剛才並未下單，亦未扣款。如您之前已提交此訂單，請先查看電郵，然後才再次訂購。',
  },
}

/** @see PaymentWord */
export function paymentText(language: Language, word: PaymentWord): string {
  return texts[language][word]
}
