import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type WishlistCode =
  | 'remove'
  | 'removed'
  | 'undo'
  | 'failed'
  | 'empty'
  | 'emptyHint'
  | 'browse'
  | 'list'
  | 'member'
  | 'memberPrice'
  | 'regularPrice'

/** The wishlist's texts. */
export const wishlistTexts: Texts<WishlistCode> = {
  en: {
    list: 'Wishlist',
    member: 'MEMBER',
    memberPrice: 'Member price',
    regularPrice: 'Regular price',
    remove: 'Remove {name}',
    removed: '{name} was removed.',
    undo: 'Undo',
    failed: 'That could not be saved. Please try again.',
    empty: 'Your wishlist is empty',
    emptyHint: 'Love a product with its heart to keep it here.',
    browse: 'Browse products',
  },
  fr: {
    list: 'Favoris',
    member: 'MEMBRE',
    memberPrice: 'Prix membre',
    regularPrice: 'Prix courant',
    remove: 'Retirer {name}',
    removed: 'Article retiré\u00a0: {name}.',
    undo: 'Annuler',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    empty: 'Votre liste est vide',
    emptyHint: 'Aimez un produit avec son cœur pour le garder ici.',
    browse: 'Découvrir nos produits',
  },
  ko: {
    list: '위시리스트',
    member: '멤버',
    memberPrice: '멤버 가격',
    regularPrice: '정상가',
    remove: '{name} 삭제',
    removed: '{name} 상품을 삭제했습니다.',
    undo: '되돌리기',
    failed: '저장하지 못했습니다. 다시 시도해 주세요.',
    empty: '아직 찜한 상품이 없습니다',
    emptyHint: '하트로 상품을 찜하면 이곳에 모입니다.',
    browse: '상품 둘러보기',
  },
  'zh-Hant-HK': {
    list: '收藏清單',
    member: '會員',
    memberPrice: '會員價',
    regularPrice: '正價',
    remove: '移除 {name}',
    removed: '已移除 {name}。',
    undo: '復原',
    failed: '未能儲存，請再試一次。',
    empty: '您的收藏清單是空的',
    emptyHint: '用產品上的心形收藏產品，便會顯示在這裏。',
    browse: '瀏覽產品',
  },
}
