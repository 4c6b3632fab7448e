/** The texts of the terms. */
import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
export type TermsCode = 'agree' | 'backToCart' | 'failed' | 'unread'

/** The texts of the terms, in the dialog and on a phone. */
export const termsTexts: Texts<TermsCode> = {
  en: {
    agree: 'I agree',
    backToCart: 'Back to the cart',
    failed: 'Your agreement could not be saved. Please try again.',
    unread: 'The terms could not be loaded.',
  },
  fr: {
    agree: 'J’accepte',
    backToCart: 'Retour au panier',
    failed: 'Votre accord n’a pas été enregistré. Veuillez réessayer.',
    unread: 'Impossible d’afficher les conditions pour le moment.',
  },
  ko: {
    agree: '동의합니다',
    backToCart: '장바구니로 돌아가기',
    failed: '동의를 저장하지 못했습니다. 다시 시도해 주세요.',
    unread: '지금은 약관을 불러올 수 없습니다.',
  },
  'zh-Hant-HK': {
    agree: '我同意',
    backToCart: '返回購物車',
    failed: '未能儲存您的同意，請再試一次。',
    unread: '暫時未能讀取條款。',
  },
}
