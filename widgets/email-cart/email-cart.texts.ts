import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type EmailCartCode =
  | 'open'
  | 'cancel'
  | 'sent'
  | 'email'
  | 'another'
  | 'body'
  | 'subscribe'
  | 'submit'
  | 'sending'
  | 'wrongEmail'
  | 'oneEach'
  | 'unsent'

/** The texts of the form. The English labels are spelled as in the specification. */
export const emailCartTexts: Texts<EmailCartCode> = {
  en: {
    open: 'EMAIL MY CART',
    cancel: 'CANCEL',
    sent: 'EMAIL SENT!',
    email: { one: 'Email address', other: 'Email address {n}' },
    another: 'Add another address',
    body: 'Message (optional)',
    subscribe: 'Email me about offers',
    submit: 'Send',
    sending: 'Sending…',
    wrongEmail: 'Please enter a valid email address.',
    oneEach: 'Please enter one address in each field, three at most.',
    unsent: 'Your cart could not be sent. Please check your connection and try again.',
  },
  fr: {
    open: 'ENVOYER MON PANIER PAR COURRIEL',
    cancel: 'ANNULER',
    sent: 'COURRIEL ENVOYÉ!',
    email: { one: 'Adresse courriel', other: 'Adresse courriel {n}' },
    another: 'Ajouter une adresse',
    body: 'Message (facultatif)',
    subscribe: 'Recevoir les offres par courriel',
    submit: 'Envoyer',
    sending: 'Envoi…',
    wrongEmail: 'Veuillez saisir une adresse courriel valide.',
    oneEach: 'Veuillez saisir une seule adresse par champ, trois au maximum.',
    unsent: 'Votre panier n’a pas pu être envoyé. Vérifiez votre connexion et réessayez.',
  },
  ko: {
    open: '장바구니 이메일로 보내기',
    cancel: '취소',
    sent: '이메일을 보냈습니다!',
    email: '이메일 주소 {n}',
    another: '주소 추가',
    body: '메시지 (선택)',
    subscribe: '혜택 소식을 이메일로 받겠습니다',
    submit: '보내기',
    sending: '보내는 중…',
    wrongEmail: '올바른 이메일 주소를 입력해 주세요.',
    oneEach: '한 칸에 주소를 하나씩, 최대 세 개까지 입력해 주세요.',
    unsent: '장바구니를 보내지 못했습니다. 인터넷 연결을 확인한 후 다시 시도해 주세요.',
  },
  'zh-Hant-HK': {
    open: '以電郵傳送購物車',
    cancel: '取消',
    sent: '電郵已傳送！',
    email: '電郵地址 {n}',
    another: '加入另一個地址',
    body: '留言（選填）',
    subscribe: '以電郵向我提供優惠資訊',
    submit: '傳送',
    sending: '傳送中…',
    wrongEmail: '請輸入有效的電郵地址。',
    oneEach: '請在每欄輸入一個地址，最多三個。',
    unsent: '未能傳送購物車。請檢查網絡連線後再試。',
  },
}
