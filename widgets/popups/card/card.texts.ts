/** The texts that every popup has. The specification does not show them. */
import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
export type CardText = 'title' | 'email' | 'send' | 'sending' | 'done' | 'wrongEmail' | 'failed' | 'close'

/** The texts that every popup has. */
export const cardTexts: Texts<CardText> = {
  en: {
    title: 'News from the shop',
    email: 'Email address',
    send: 'Sign up',
    sending: 'Signing up…',
    done: 'Thank you for signing up.',
    wrongEmail: 'Please enter a valid email address.',
    failed: 'You could not be signed up. Please try again.',
    close: 'Close',
  },
  fr: {
    title: 'Nouvelles de la boutique',
    email: 'Adresse courriel',
    send: 'S’inscrire',
    sending: 'Inscription…',
    done: 'Merci de votre inscription.',
    wrongEmail: 'Veuillez saisir une adresse courriel valide.',
    failed: 'L’inscription a échoué. Veuillez réessayer.',
    close: 'Fermer',
  },
  ko: {
    title: '새로운 소식',
    email: '이메일 주소',
    send: '구독하기',
    sending: '구독 신청 중…',
    done: '구독해 주셔서 감사합니다.',
    wrongEmail: '올바른 이메일 주소를 입력해 주세요.',
    failed: '구독 신청이 완료되지 않았습니다. 다시 시도해 주세요.',
    close: '닫기',
  },
  'zh-Hant-HK': {
    title: '最新消息',
    email: '電郵地址',
    send: '登記',
    sending: '登記中…',
    done: '多謝登記。',
    wrongEmail: '請輸入有效的電郵地址。',
    failed: '未能登記，請再試一次。',
    close: '關閉',
  },
}
