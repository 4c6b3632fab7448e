import type { Texts } from '../../core/texts'

/** The name of one of its texts. */
export type WishlistCode =
  | 'remove'
  | 'removed'
  | 'bringBack'
  | 'failed'
  | 'empty'
  | 'emptyHint'
  | 'browse'
  | 'list'
  | 'member'
  | 'memberPrice'
  | 'regularPrice'

/** The wishlist's words. */
export const wishlistTexts: Texts<WishlistCode> = {
  en: {
    list: 'Products you love',
    member: 'MEMBER',
    memberPrice: 'Member price',
    regularPrice: 'Regular price',
    remove: 'Remove {name}',
    removed: '{name} was removed.',
    bringBack: 'Undo',
    failed: 'That could not be saved. Please try again.',
    empty: 'Nothing here yet',
    emptyHint: 'Press the heart on a product and it waits for you here.',
    browse: 'Find something to love',
  },
  fr: {
    list: 'Vos coups de cœur',
    member: 'MEMBER',
    memberPrice: 'Prix membre',
    regularPrice: 'Prix courant',
    remove: 'Retirer {name}',
    removed: '{name} a été retiré.',
    bringBack: 'Annuler',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    empty: 'Rien ici pour l’instant',
    emptyHint: 'Appuyez sur le cœur d’un produit et il vous attendra ici.',
    browse: 'Trouver un coup de cœur',
  },
  ko: {
    list: '찜한 상품',
    member: 'MEMBER',
    memberPrice: '멤버 가격',
    regularPrice: '일반 가격',
    remove: '{name} 삭제',
    removed: '{name} 상품을 삭제했습니다.',
    bringBack: '되돌리기',
    failed: '저장하지 못했습니다. 다시 시도해 주세요.',
    empty: '아직 찜한 상품이 없습니다',
    emptyHint: '상품의 하트를 누르면 이곳에 모입니다.',
    browse: '마음에 드는 상품 찾아보기',
  },
  'zh-Hant-HK': {
    list: '您收藏的產品',
    member: 'MEMBER',
    memberPrice: '會員價',
    regularPrice: '正價',
    remove: '移除 {name}',
    removed: '已移除 {name}。',
    bringBack: '復原',
    failed: '未能儲存，請再試一次。',
    empty: '這裡暫時沒有產品',
    emptyHint: '按下產品上的心形，它便會在這裡等您。',
    browse: '尋找心頭好',
  },
}
