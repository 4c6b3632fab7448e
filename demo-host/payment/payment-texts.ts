/** What the shop's pages say about payments, by language: in the words of core, and a few of their own. */
import type { Language } from '../../core/base/country/countries.rules'
import { type OutcomeCode, outcomeTexts } from '../../core/shop/order/payment-outcomes.texts'
import { type StandingCode, standingTexts } from '../../core/shop/order/payment-standing.texts'

const en = {
  cartKept: 'Your cart is kept.',
  answeredTitle: 'Your payment provider has answered',
  answeredPaid: 'The payment went through. You do not have to pay again: a confirmation is on its way to your email.',
  answeredMail: 'We will email you as soon as we know.',
  answeredNone:
    'The payment did not go through, and nothing was charged. You can pay again in the browser in which you ordered.',
  answeredWhere: 'Your order is in the browser in which you ordered. If you have an account, you can log in here too.',
  notYours: 'This order is not in your account. Please check your email to see whether it is paid.',
  notSubmitted:
    'Your session has ended, so nothing was ordered or charged just now. If you had submitted this order before, please check your email before you order again.',
}

type OwnCode = keyof typeof en

const texts: Readonly<Record<Language, Readonly<Record<OwnCode, string>>>> = {
  en,
  fr: {
    cartKept: 'Votre panier est conservé.',
    answeredTitle: 'Votre prestataire de paiement a répondu',
    answeredPaid:
      'Le paiement est effectué. Ne payez pas de nouveau\u00a0: une confirmation vous est envoyée par courriel.',
    answeredMail: 'Nous vous écrirons dès que possible.',
    answeredNone:
      'Le paiement n’a pas abouti et rien n’a été débité. Vous pouvez payer de nouveau dans le navigateur où vous avez commandé.',
    answeredWhere:
      'Votre commande se trouve dans le navigateur où vous avez commandé. Si vous avez un compte, vous pouvez aussi vous connecter ici.',
    notYours: 'Cette commande ne figure pas dans votre compte. Vérifiez vos courriels pour savoir si elle est payée.',
    notSubmitted:
      'Votre session est terminée\u00a0: rien n’a été commandé ni débité à l’instant. Si vous aviez déjà passé cette commande, vérifiez vos courriels avant de commander de nouveau.',
  },
  ko: {
    cartKept: '장바구니는 그대로 보관되어 있습니다.',
    answeredTitle: '결제사에서 응답했습니다',
    answeredPaid: '결제가 완료되었습니다. 다시 결제하지 마세요. 확인 이메일을 보내 드립니다.',
    answeredMail: '확인되는 대로 이메일로 알려 드리겠습니다.',
    answeredNone: '결제가 완료되지 않았으며 청구된 금액은 없습니다. 주문하신 브라우저에서 다시 결제하실 수 있습니다.',
    answeredWhere: '주문은 처음 주문하신 브라우저에 있습니다. 계정이 있으시면 여기에서도 로그인하실 수 있습니다.',
    notYours: '회원님의 계정에서 이 주문을 찾을 수 없습니다. 이메일에서 결제 여부를 확인해 주세요.',
    notSubmitted:
      '세션이 종료되어 방금 주문은 접수되지 않았으며 청구된 금액은 없습니다. 이미 주문하신 적이 있다면 다시 주문하기 전에 이메일을 확인해 주세요.',
  },
  'zh-Hant-HK': {
    cartKept: '您的購物車已保留。',
    answeredTitle: '付款機構已回覆',
    answeredPaid: '付款成功，無須再次付款。確認電郵即將送達。',
    answeredMail: '一有結果便會以電郵通知您。',
    answeredNone: '付款未能完成，並未扣款。您可以在下單時使用的瀏覽器再次付款。',
    answeredWhere: '您的訂單在下單時使用的瀏覽器中。如有帳戶，亦可在此登入。',
    notYours: '您的帳戶中沒有此訂單。請查看電郵，確認訂單是否已付款。',
    notSubmitted: '您的工作階段已結束，剛才並未下單，亦未扣款。如您之前已提交此訂單，請先查看電郵，然後才再次訂購。',
  },
}

/** What is said of more than one sentence, or under another name. */
const sentences = {
  none: ['notPaid'],
  held: ['held', 'heldHint'],
  unknown: ['checking', 'doNotPay'],
  changed: ['amountChanged'],
  answeredUnknown: ['checking', 'doNotPay', 'answeredMail'],
} as const satisfies Readonly<Record<string, readonly (OutcomeCode | StandingCode | OwnCode)[]>>

/** The code of a text. */
export type PaymentWord = keyof typeof sentences | OutcomeCode | StandingCode | OwnCode

/** The separator of two sentences. */
const gaps: Readonly<Partial<Record<Language, string>>> = { 'zh-Hant-HK': '' }

/** What is said of these codes, in one paragraph. */
export function paymentText(language: Language, ...words: readonly PaymentWord[]): string {
  return words
    .flatMap((word): readonly string[] => (word in sentences ? sentences[word as keyof typeof sentences] : [word]))
    .map((code) => sentencesIn(language)[code] ?? '')
    .join(gaps[language] ?? ' ')
}

/** One sentence as the title of a page: without its full stop. */
export const paymentTitle = (language: Language, code: OutcomeCode | StandingCode): string =>
  (sentencesIn(language)[code] ?? '').replace(/[.。]$/, '')

const sentencesIn = (language: Language): Readonly<Partial<Record<string, string>>> => ({
  ...outcomeTexts[language],
  ...standingTexts[language],
  ...texts[language],
})
