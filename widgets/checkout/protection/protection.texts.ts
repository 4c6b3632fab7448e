import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
export type ProtectionCode = 'question' | 'offer' | 'none' | 'details' | 'title' | 'failed'

/** The texts of the protection step. */
export const protectionTexts: Texts<ProtectionCode> = {
  en: {
    question: 'Would you like to protect your furniture?',
    offer: '{title} – {cost}',
    none: 'No thanks',
    details: 'What is covered?',
    title: 'Protection',
    failed: 'This could not be loaded. Please try again.',
  },
  fr: {
    question: 'Souhaitez-vous protéger vos meubles?',
    offer: '{title} – {cost}',
    none: 'Non merci',
    details: 'Qu’est-ce qui est couvert?',
    title: 'Protection',
    failed: 'Indisponible pour le moment. Veuillez réessayer.',
  },
  ko: {
    question: '가구 보호 플랜에 가입하시겠습니까?',
    offer: '{title} – {cost}',
    none: '가입 안 함',
    details: '보장 내용 보기',
    title: '제품 보호',
    failed: '지금은 표시할 수 없습니다. 다시 시도해 주세요.',
  },
  'zh-Hant-HK': {
    question: '您想為傢俬加購保障嗎？',
    offer: '{title} – {cost}',
    none: '不用了',
    details: '保障範圍',
    title: '產品保障',
    failed: '暫時未能顯示，請再試一次。',
  },
}
