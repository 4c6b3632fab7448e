import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type ChatCode =
  | 'chat'
  | 'online'
  | 'offline'
  | 'title'
  | 'close'
  | 'name'
  | 'email'
  | 'existing'
  | 'choose'
  | 'yes'
  | 'no'
  | 'order'
  | 'optional'
  | 'start'
  | 'connecting'
  | 'wrongName'
  | 'wrongEmail'
  | 'wrongExisting'
  | 'wrongOrder'
  | 'away'
  | 'failed'
  | 'contact'

/** The chat's texts. The three English messages are spelled as in the specification (CHAT-01). */
export const chatTexts: Texts<ChatCode> = {
  en: {
    chat: 'Chat',
    online: 'Chat: online',
    offline: 'Chat: offline',
    title: 'Chat with us',
    close: 'Close',
    name: 'Name',
    email: 'Email address',
    existing: 'Is this about an existing order?',
    choose: 'Please choose',
    yes: 'Yes',
    no: 'No',
    order: 'Order number',
    optional: '(optional)',
    start: 'Start the chat',
    connecting: 'Connecting…',
    wrongName: 'Please Enter a valid name',
    wrongEmail: 'Please Enter a valid Email',
    wrongExisting: 'Please select an option',
    wrongOrder: 'An order number contains only digits',
    away: 'We are offline right now. Write to us, and we will get back to you.',
    failed: 'Chat is unavailable right now. Write to us, and we will get back to you.',
    contact: 'Contact us',
  },
  fr: {
    chat: 'Clavardage',
    online: 'Clavardage\u00a0: en ligne',
    offline: 'Clavardage\u00a0: hors ligne',
    title: 'Clavardez avec nous',
    close: 'Fermer',
    name: 'Nom',
    email: 'Adresse courriel',
    existing: 'Est-ce au sujet d’une commande déjà passée?',
    choose: 'Veuillez choisir',
    yes: 'Oui',
    no: 'Non',
    order: 'Numéro de commande',
    optional: '(facultatif)',
    start: 'Commencer à clavarder',
    connecting: 'Connexion…',
    wrongName: 'Veuillez saisir un nom valide',
    wrongEmail: 'Veuillez saisir une adresse courriel valide',
    wrongExisting: 'Veuillez choisir une réponse',
    wrongOrder: 'Un numéro de commande ne contient que des chiffres',
    away: 'Nous sommes hors ligne pour le moment. Écrivez-nous et nous vous répondrons.',
    failed: 'Le clavardage est indisponible pour le moment. Écrivez-nous et nous vous répondrons.',
    contact: 'Nous joindre',
  },
  ko: {
    chat: '채팅 상담',
    online: '채팅 상담: 상담 가능',
    offline: '채팅 상담: 상담 시간이 아닙니다',
    title: '채팅 상담',
    close: '닫기',
    name: '이름',
    email: '이메일 주소',
    existing: '이미 주문하신 상품에 대한 문의인가요?',
    choose: '선택해 주세요',
    yes: '예',
    no: '아니요',
    order: '주문번호',
    optional: '(선택)',
    start: '상담 시작',
    connecting: '연결하는 중…',
    wrongName: '올바른 이름을 입력해 주세요',
    wrongEmail: '올바른 이메일 주소를 입력해 주세요',
    wrongExisting: '항목을 선택해 주세요',
    wrongOrder: '주문번호는 숫자만 입력해 주세요',
    away: '지금은 상담원이 없습니다. 문의를 남겨 주시면 답변해 드리겠습니다.',
    failed: '지금은 채팅에 연결할 수 없습니다. 문의를 남겨 주시면 답변해 드리겠습니다.',
    contact: '문의하기',
  },
  'zh-Hant-HK': {
    chat: '即時對話',
    online: '即時對話：客服在線',
    offline: '即時對話：客服暫時離線',
    title: '與我們即時對話',
    close: '關閉',
    name: '姓名',
    email: '電郵地址',
    existing: '是否查詢已下的訂單？',
    choose: '請選擇',
    yes: '是',
    no: '否',
    order: '訂單編號',
    optional: '（選填）',
    start: '開始對話',
    connecting: '連線中…',
    wrongName: '請輸入有效的姓名',
    wrongEmail: '請輸入有效的電郵地址',
    wrongExisting: '請選擇一項',
    wrongOrder: '訂單編號只可包含數字',
    away: '客服現時不在線。請留言，我們會盡快回覆您。',
    failed: '現時無法連接即時對話。請留言，我們會盡快回覆您。',
    contact: '聯絡我們',
  },
}
