/** The texts of the cover's dialog. */
import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
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

/** The texts of the cover's dialog. */
export const coverTexts: Texts<CoverCode> = {
  en: {
    title: 'Keep it dry',
    hint: 'Made to measure, to protect it all year round.',
    add: 'Add cover',
    adding: 'Adding…',
    added: 'Cover added to cart.',
    failed: 'This could not be added to your cart. Please try again.',
    noThanks: 'No, thank you',
    close: 'Close',
    member: 'MEMBER',
    regularPrice: 'Regular price',
  },
  fr: {
    title: 'À l’abri de la pluie',
    hint: 'Une housse sur mesure, pour une protection toute l’année.',
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
    title: '비와 먼지로부터 보호하세요',
    hint: '크기에 꼭 맞게 제작한 커버로 일 년 내내 보호합니다.',
    add: '커버 담기',
    adding: '담는 중…',
    added: '커버를 장바구니에 담았습니다.',
    failed: '담지 못했습니다. 다시 시도해 주세요.',
    noThanks: '괜찮습니다',
    close: '닫기',
    member: '멤버',
    regularPrice: '정상가',
  },
  'zh-Hant-HK': {
    title: '風雨不侵',
    hint: '度身訂造的保護罩，全年保護。',
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
