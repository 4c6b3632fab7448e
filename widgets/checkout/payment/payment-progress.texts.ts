import type { Texts } from '../../../core/texts/texts'

/** The code of a text. */
export type ProgressCode =
  | 'checking'
  | 'checkingHint'
  | 'askNow'
  | 'elsewhere'
  | 'elsewhereHint'
  | 'payHere'
  | 'logIn'
  | 'openHint'
  | 'payAgain'
  | 'held'
  | 'heldHint'
  | 'paid'
  | 'leaving'
  | 'showOrder'

/** The texts of a running attempt. */
export const progressTexts: Texts<ProgressCode> = {
  en: {
    checking: 'We are checking your payment.',
    checkingHint: 'Please do not pay again. You can leave this page open: we will update it as soon as we know.',
    askNow: 'Check now',
    elsewhere: 'A payment was started in another tab or window.',
    elsewhereHint:
      'Continue there. If you have closed it, stop that payment and pay here. What you have entered here is kept.',
    logIn: 'Log in',
    payHere: 'Stop it and pay here',
    openHint: 'If your bank or provider is waiting for you, continue there. Or stop this payment and pay again.',
    payAgain: 'Stop it and pay again',
    held: 'We have received your payment and are reviewing your order.',
    heldHint: 'An item is no longer available as ordered. We will email you. Please do not pay again.',
    paid: 'Your order is paid. Thank you.',
    leaving: 'You are being taken to the next page.',
    showOrder: 'Show my order',
  },
  fr: {
    checking: 'Nous vérifions votre paiement.',
    checkingHint:
      'Veuillez ne pas payer de nouveau. Laissez cette page ouverte\u00a0: elle vous informera dès que possible.',
    askNow: 'Vérifier maintenant',
    elsewhere: 'Un paiement a été commencé dans un autre onglet ou une autre fenêtre.',
    elsewhereHint:
      'Continuez là-bas. Si vous l’avez fermé, arrêtez ce paiement et payez ici. Ce que vous avez saisi ici est conservé.',
    logIn: 'Se connecter',
    payHere: 'Arrêter ce paiement et payer ici',
    openHint:
      'Si votre banque ou le prestataire attend votre réponse, continuez là-bas. Sinon, arrêtez ce paiement et payez de nouveau.',
    payAgain: 'Arrêter ce paiement et payer de nouveau',
    held: 'Nous avons reçu votre paiement et notre équipe examine votre commande.',
    heldHint:
      'Un article n’est plus disponible tel que commandé. Nous vous écrirons. Veuillez ne pas payer de nouveau.',
    paid: 'Votre commande est payée. Merci.',
    leaving: 'Nous vous dirigeons vers la page suivante.',
    showOrder: 'Voir ma commande',
  },
  ko: {
    checking: '결제를 확인하고 있습니다.',
    checkingHint: '다시 결제하지 마세요. 이 페이지를 열어 두시면 확인되는 대로 알려 드립니다.',
    askNow: '지금 확인하기',
    elsewhere: '다른 탭이나 창에서 결제를 시작하셨습니다.',
    elsewhereHint:
      '그 화면에서 계속해 주세요. 이미 닫으셨다면 그 결제를 중단하고 여기에서 결제하실 수 있습니다. 여기에 입력하신 내용은 그대로 유지됩니다.',
    logIn: '로그인',
    payHere: '중단하고 여기에서 결제하기',
    openHint:
      '은행이나 결제사에서 승인을 기다리고 있다면 그 화면에서 계속해 주세요. 이 결제를 중단하고 다시 결제하실 수도 있습니다.',
    payAgain: '중단하고 다시 결제하기',
    held: '결제는 확인되었으며 담당자가 주문을 확인하고 있습니다.',
    heldHint: '주문하신 그대로 준비할 수 없는 상품이 있습니다. 이메일로 안내해 드리겠습니다. 다시 결제하지 마세요.',
    paid: '결제가 완료되었습니다. 감사합니다.',
    leaving: '다음 페이지로 이동하고 있습니다.',
    showOrder: '주문 보기',
  },
  'zh-Hant-HK': {
    checking: '我們正在核實您的付款。',
    checkingHint: '請勿再次付款。您可以保留此頁面，一有結果便會通知您。',
    askNow: '立即核實',
    elsewhere: '您已在另一個分頁或視窗開始付款。',
    elsewhereHint: '請在該處繼續。如已關閉，可停止該筆付款並在此付款。您在此輸入的資料會保留。',
    logIn: '登入',
    payHere: '停止並在此付款',
    openHint: '如銀行或付款機構仍待您確認，請在該處繼續；您亦可停止此付款，再次付款。',
    payAgain: '停止並再次付款',
    held: '我們已收到您的付款，現正由專人覆核您的訂單。',
    heldHint: '訂單中有產品未能按原訂供應，我們會以電郵與您聯絡。請勿再次付款。',
    paid: '您的訂單已付款，多謝惠顧。',
    leaving: '正在前往下一頁。',
    showOrder: '查看我的訂單',
  },
}
