/** The notify-me dialog's words. */
import type { Texts } from '../../../core/texts'

/** The name of one of its texts. */
export type NotifyCode =
  | 'title'
  | 'hint'
  | 'email'
  | 'qty'
  | 'submit'
  | 'sending'
  | 'sent'
  | 'wrongEmail'
  | 'wrongQty'
  | 'failed'
  | 'close'

/** The notify-me dialog's words. */
export const notifyTexts: Texts<NotifyCode> = {
  en: {
    title: 'Tell me when it is back',
    hint: '{product}. One e-mail when it is in stock again, nothing else.',
    email: 'Email address',
    qty: 'How many',
    submit: 'Notify me',
    sending: 'Sending…',
    sent: 'We will write to you as soon as it is back.',
    wrongEmail: 'Please enter a valid email address.',
    wrongQty: 'Please enter a whole number from 1 to 99.',
    failed: 'That could not be saved. Please try again.',
    close: 'Close',
  },
  fr: {
    title: 'Me prévenir du retour',
    hint: '{product}. Un seul e-mail quand il sera de nouveau en stock.',
    email: 'Adresse courriel',
    qty: 'Quantité',
    submit: 'Me prévenir',
    sending: 'Envoi…',
    sent: 'Nous vous écrirons dès son retour.',
    wrongEmail: 'Veuillez saisir une adresse e-mail valide.',
    wrongQty: 'Veuillez saisir un nombre entier de 1 à 99.',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    close: 'Fermer',
  },
  ko: {
    title: '입고되면 알려 주세요',
    hint: '{product}. 다시 입고되면 이메일을 한 번만 보내드립니다.',
    email: '이메일 주소',
    qty: '수량',
    submit: '알림 신청',
    sending: '보내는 중…',
    sent: '입고되는 대로 이메일을 보내드리겠습니다.',
    wrongEmail: '올바른 이메일 주소를 입력해 주세요.',
    wrongQty: '1에서 99까지의 수를 입력해 주세요.',
    failed: '저장하지 못했습니다. 다시 시도해 주세요.',
    close: '닫기',
  },
  'zh-Hant-HK': {
    title: '到貨通知我',
    hint: '{product}。到貨時只會發一封電郵。',
    email: '電郵地址',
    qty: '數量',
    submit: '通知我',
    sending: '傳送中…',
    sent: '到貨後我們會電郵通知你。',
    wrongEmail: '請輸入有效的電郵地址。',
    wrongQty: '請輸入 1 至 99 的整數。',
    failed: '未能儲存，請再試一次。',
    close: '關閉',
  },
}
