import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type LoveCode =
  | 'love'
  | 'loveNamed'
  | 'failed'
  | 'title'
  | 'email'
  | 'subscribe'
  | 'submit'
  | 'close'
  | 'wrongEmail'

/** A heart's texts. The English error is spelled as in the specification (LOVE-02). */
export const loveTexts: Texts<LoveCode> = {
  en: {
    love: 'Love this product',
    loveNamed: 'Love {name}',
    failed: 'That could not be saved. Please try again.',
    title: 'Save what you love',
    email: 'Email address (optional)',
    subscribe: 'Email me about offers',
    submit: 'Save',
    close: 'Close',
    wrongEmail: 'Please enter a valid email address.',
  },
  fr: {
    love: 'Aimer ce produit',
    loveNamed: 'Aimer {name}',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    title: 'Gardez vos coups de cœur',
    email: 'Adresse courriel (facultatif)',
    subscribe: 'Recevoir les offres par courriel',
    submit: 'Enregistrer',
    close: 'Fermer',
    wrongEmail: 'Veuillez saisir une adresse courriel valide.',
  },
  ko: {
    love: '이 상품 찜하기',
    loveNamed: '{name} 찜하기',
    failed: '저장하지 못했습니다. 다시 시도해 주세요.',
    title: '찜한 상품을 저장하세요',
    email: '이메일 주소 (선택)',
    subscribe: '혜택 소식을 이메일로 받겠습니다',
    submit: '저장',
    close: '닫기',
    wrongEmail: '올바른 이메일 주소를 입력해 주세요.',
  },
  'zh-Hant-HK': {
    love: '收藏此產品',
    loveNamed: '收藏 {name}',
    failed: '未能儲存，請再試一次。',
    title: '儲存您的收藏',
    email: '電郵地址（選填）',
    subscribe: '以電郵向我提供優惠資訊',
    submit: '儲存',
    close: '關閉',
    wrongEmail: '請輸入有效的電郵地址。',
  },
}
