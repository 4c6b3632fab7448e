/**
 * How a payment stands that cannot be made again here and now, and what the visitor can do meanwhile: the widget and the
 * server's pages say it in these words.
 */
import type { Language } from '../../base/country/countries.rules'

/** The code of a text. */
export type StandingCode =
  | 'doNotPay'
  | 'pageUpdates'
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

/** The texts. */
export const standingTexts: Readonly<Record<Language, Readonly<Record<StandingCode, string>>>> = {
  en: {
    doNotPay: 'Please do not pay again.',
    pageUpdates: 'This page updates as soon as we know.',
    askNow: 'Check now',
    elsewhere: 'A payment was started in another tab or window.',
    elsewhereHint:
      'Continue there. If you have closed it, stop that payment and pay here. What you have entered here is kept.',
    payHere: 'Stop it and pay here',
    logIn: 'Log in',
    openHint: 'If your bank or provider is waiting for you, continue there. Or stop this payment and pay again.',
    payAgain: 'Stop it and pay again',
    held: 'We have received your payment and are reviewing your order.',
    heldHint: 'Please do not pay again: we will email you, for instance if an item is no longer available.',
    paid: 'Your order is paid. Thank you.',
    leaving: 'You are being taken to the next page.',
    showOrder: 'Show my order',
  },
  fr: {
    doNotPay: 'Veuillez ne pas payer de nouveau.',
    pageUpdates: 'Cette page se met à jour dès que nous avons le résultat.',
    askNow: 'Vérifier maintenant',
    elsewhere: 'Un paiement a été commencé dans un autre onglet ou une autre fenêtre.',
    elsewhereHint:
      'Continuez là-bas. Si vous l’avez fermé, arrêtez ce paiement et payez ici. Ce que vous avez saisi ici est conservé.',
    payHere: 'Arrêter ce paiement et payer ici',
    logIn: 'Se connecter',
    openHint:
      'Si votre banque ou le prestataire attend votre réponse, continuez là-bas. Sinon, arrêtez ce paiement et payez de nouveau.',
    payAgain: 'Arrêter ce paiement et payer de nouveau',
    held: 'Nous avons reçu votre paiement et examinons votre commande.',
    heldHint:
      'Veuillez ne pas payer de nouveau\u00a0: nous vous écrirons, par exemple si un article n’est plus disponible.',
    paid: 'Votre commande est payée. Merci.',
    leaving: 'Nous vous dirigeons vers la page suivante.',
    showOrder: 'Voir ma commande',
  },
  ko: {
    doNotPay: '다시 결제하지 마세요.',
    pageUpdates: '결과가 확인되면 이 페이지가 자동으로 업데이트됩니다.',
    askNow: '지금 확인하기',
    elsewhere: '다른 탭이나 창에서 결제를 시작하셨습니다.',
    elsewhereHint:
      '그 화면에서 계속해 주세요. 이미 닫으셨다면 그 결제를 중단하고 여기에서 결제하실 수 있습니다. 여기에 입력하신 내용은 그대로 유지됩니다.',
    payHere: '중단하고 여기에서 결제하기',
    logIn: '로그인',
    openHint:
      '은행이나 결제사에서 승인을 기다리고 있다면 그 화면에서 계속해 주세요. 이 결제를 중단하고 다시 결제하실 수도 있습니다.',
    payAgain: '중단하고 다시 결제하기',
    held: '결제는 확인되었으며 담당자가 주문을 확인하고 있습니다.',
    heldHint: '다시 결제하지 마세요. 준비할 수 없는 상품이 있는 경우 등은 이메일로 안내해 드리겠습니다.',
    paid: '결제가 완료되었습니다. 감사합니다.',
    leaving: '다음 페이지로 이동하고 있습니다.',
    showOrder: '주문 보기',
  },
  'zh-Hant-HK': {
    doNotPay: '請勿再次付款。',
    pageUpdates: '一有結果，此頁會自動更新。',
    askNow: '立即核實',
    elsewhere: '您已在另一個分頁或視窗開始付款。',
    elsewhereHint: '請在該處繼續。如已關閉，可停止該筆付款並在此付款。您在此輸入的資料會保留。',
    payHere: '停止並在此付款',
    logIn: '登入',
    openHint: '如銀行或付款機構仍待您確認，請在該處繼續；您亦可停止此付款，再次付款。',
    payAgain: '停止並再次付款',
    held: '我們已收到您的付款，現正由專人覆核您的訂單。',
    heldHint: '請勿再次付款。如有產品未能供應等情況，我們會以電郵與您聯絡。',
    paid: '您的訂單已付款，多謝惠顧。',
    leaving: '正在前往下一頁。',
    showOrder: '查看我的訂單',
  },
}
