/** The words that offer an outdoor cover. */
import type { Texts } from '../../../core/texts'

/** The name of one of its texts. */
export type CoverCode =
  | 'title'
  | 'hint'
  | 'add'
  | 'adding'
  | 'added'
  | 'failed'
  | 'noThanks'
  | 'close'
  | 'member'
  | 'regularPrice'

/** The words that offer an outdoor cover. */
export const coverTexts: Texts<CoverCode> = {
  en: {
    title: 'Keep it dry',
    hint: 'Made to measure for it, so that it looks the same next spring.',
    add: 'Add the cover',
    adding: 'Adding…',
    added: 'The cover is in your cart.',
    failed: 'That could not be added. Please try again.',
    noThanks: 'No, thank you',
    close: 'Close',
    member: 'MEMBER',
    regularPrice: 'Regular price',
  },
  fr: {
    title: 'Gardez-le au sec',
    hint: 'Faite sur mesure, pour qu’il soit le même au printemps.',
    add: 'Ajouter la housse',
    adding: 'Ajout…',
    added: 'La housse est dans votre panier.',
    failed: 'L’ajout a échoué. Veuillez réessayer.',
    noThanks: 'Non, merci',
    close: 'Fermer',
    member: 'MEMBRE',
    regularPrice: 'Prix courant',
  },
  ko: {
    title: '비에 젖지 않게',
    hint: '크기에 꼭 맞게 만든 커버로 다음 봄에도 그대로입니다.',
    add: '커버 담기',
    adding: '담는 중…',
    added: '커버를 장바구니에 담았습니다.',
    failed: '담지 못했습니다. 다시 시도해 주세요.',
    noThanks: '괜찮습니다',
    close: '닫기',
    member: '멤버',
    regularPrice: '일반 가격',
  },
  'zh-Hant-HK': {
    title: '保持乾爽',
    hint: '度身訂造的保護罩，來年春天依然如新。',
    add: '加入保護罩',
    adding: '加入中…',
    added: '保護罩已加入購物車。',
    failed: '未能加入，請再試一次。',
    noThanks: '不用了',
    close: '關閉',
    member: '會員',
    regularPrice: '正價',
  },
}
