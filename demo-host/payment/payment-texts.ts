/** What the shop says of a payment, in its visitors' languages. */
import type { Language } from '../../core/domain/countries'

const en = {
  declined: 'The payment was declined, and nothing was charged. Please try another payment method.',
  cancelled: 'The payment was cancelled, and nothing was charged.',
  none: 'The payment did not go through, and nothing was charged. You can pay again.',
  held: 'We have received your payment and are reviewing your order. Please do not pay again: we will email you.',
  unknown: 'We are checking your payment. Please do not pay again.',
  elsewhere: 'You are paying in another tab.',
  changed: 'The amount has changed to {amount}. Please check your order again before you pay.',
}

/** What there is to say. */
export type PaymentWord = keyof typeof en

const texts: Readonly<Record<Language, Readonly<Record<PaymentWord, string>>>> = {
  en,
  fr: {
    declined: 'Le paiement a été refusé et rien n’a été débité. Veuillez choisir un autre moyen de paiement.',
    cancelled: 'Le paiement a été annulé et rien n’a été débité.',
    none: 'Le paiement n’a pas abouti et rien n’a été débité. Vous pouvez payer de nouveau.',
    held: 'Nous avons reçu votre paiement et examinons votre commande. Ne payez pas de nouveau\u00a0: nous vous écrirons.',
    unknown: 'Nous vérifions votre paiement. Ne payez pas de nouveau.',
    elsewhere: 'Vous payez dans un autre onglet.',
    changed: 'Le montant est maintenant de {amount}. Veuillez revoir votre commande avant de payer.',
  },
  ko: {
    declined: '결제가 거절되었으며 청구되지 않았습니다. 다른 결제 방법을 선택해 주세요.',
    cancelled: '결제가 취소되었으며 청구되지 않았습니다.',
    none: '결제가 완료되지 않았으며 청구되지 않았습니다. 다시 결제하실 수 있습니다.',
    held: '결제는 확인되었으며 담당자가 주문을 확인하고 있습니다. 다시 결제하지 마세요. 이메일로 안내해 드리겠습니다.',
    unknown: '결제를 확인하고 있습니다. 다시 결제하지 마세요.',
    elsewhere: '다른 탭에서 결제가 진행 중입니다.',
    changed: '결제 금액이 변경되었습니다: {amount}. 결제하기 전에 주문을 다시 확인해 주세요.',
  },
  'zh-Hant-HK': {
    declined: '付款被拒絕，並未扣款。請選擇其他付款方式。',
    cancelled: '付款已取消，並未扣款。',
    none: '付款未能完成，並未扣款。您可以再次付款。',
    held: '我們已收到您的付款，正在處理您的訂單。請勿再次付款，我們會與您聯絡。',
    unknown: '我們正在核實您的付款，請勿再次付款。',
    elsewhere: '您正在另一個分頁付款。',
    changed: '金額已更改為 {amount}。付款前請再次核對訂單。',
  },
}

/** @see PaymentWord */
export function paymentText(language: Language, word: PaymentWord): string {
  return texts[language][word]
}
