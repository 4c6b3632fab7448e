/** The words that every popup has. The documents do not show them. */
import type { Texts } from '../../../core/texts'

/** The name of one of its texts. */
export type CardText = 'title' | 'email' | 'send' | 'sending' | 'done' | 'wrongEmail' | 'close'

/** The words that every popup has. */
export const cardTexts: Texts<CardText> = {
  en: {
    title: 'A word from the shop',
    email: 'Email address',
    send: 'Sign up',
    sending: 'Signing up…',
    done: 'Thank you. You will hear from us.',
    wrongEmail: 'Please enter a valid email address.',
    close: 'Close',
  },
  fr: {
    title: 'Un mot de la boutique',
    email: 'Adresse courriel',
    send: 'S’inscrire',
    sending: 'Inscription…',
    done: 'Merci. Vous aurez de nos nouvelles.',
    wrongEmail: 'Veuillez saisir une adresse courriel valide.',
    close: 'Fermer',
  },
  ko: {
    title: '매장에서 알려 드립니다',
    email: '이메일 주소',
    send: '신청하기',
    sending: '신청하는 중…',
    done: '감사합니다. 곧 소식을 전해 드리겠습니다.',
    wrongEmail: '올바른 이메일 주소를 입력해 주세요.',
    close: '닫기',
  },
  'zh-Hant-HK': {
    title: '本店通知',
    email: '電郵地址',
    send: '登記',
    sending: '登記中…',
    done: '多謝。我們會與您聯絡。',
    wrongEmail: '請輸入有效的電郵地址。',
    close: '關閉',
  },
}
