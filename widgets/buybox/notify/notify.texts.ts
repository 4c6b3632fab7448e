/** The texts of the notify-me dialog. */
import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
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

/** The texts of the notify-me dialog. */
export const notifyTexts: Texts<NotifyCode> = {
  en: {
    title: 'Notify me when it is back',
    hint: '{product}. We will email you once, when it is back in stock.',
    email: 'Email address',
    qty: 'Quantity',
    submit: 'Notify me',
    sending: 'Sending…',
    sent: 'We will email you as soon as it is back in stock.',
    wrongEmail: 'Please enter a valid email address.',
    wrongQty: 'Please enter a whole number from 1 to 99.',
    failed: 'That could not be saved. Please try again.',
    close: 'Close',
  },
  fr: {
    title: 'M’aviser du retour en stock',
    hint: '{product}. Un seul courriel, dès le retour en stock.',
    email: 'Adresse courriel',
    qty: 'Quantité',
    submit: 'M’aviser',
    sending: 'Envoi…',
    sent: 'Nous vous écrirons dès le retour en stock.',
    wrongEmail: 'Veuillez saisir une adresse courriel valide.',
    wrongQty: 'Veuillez saisir un nombre entier de 1 à 99.',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    close: 'Fermer',
  },
  ko: {
    title: '재입고 알림 신청',
    hint: '{product}. 다시 입고되면 이메일을 한 번만 보내 드립니다.',
    email: '이메일 주소',
    qty: '수량',
    submit: '알림 신청',
    sending: '보내는 중…',
    sent: '다시 입고되는 대로 이메일을 보내 드리겠습니다.',
    wrongEmail: '올바른 이메일 주소를 입력해 주세요.',
    wrongQty: '1~99 사이의 숫자를 입력해 주세요.',
    failed: '저장하지 못했습니다. 다시 시도해 주세요.',
    close: '닫기',
  },
  'zh-Hant-HK': {
    title: '到貨通知',
    hint: '{product}。到貨時只會發出一封電郵。',
    email: '電郵地址',
    qty: '數量',
    submit: '通知我',
    sending: '傳送中…',
    sent: '到貨後我們會以電郵通知您。',
    wrongEmail: '請輸入有效的電郵地址。',
    wrongQty: '請輸入 1 至 99 的整數。',
    failed: '未能儲存，請再試一次。',
    close: '關閉',
  },
}
