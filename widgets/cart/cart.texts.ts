import type { Texts } from '../../core/texts'

/** The name of one of its texts. */
export type CartCode =
  | 'lines'
  | 'member'
  | 'regularPrice'
  | 'each'
  | 'quantityOf'
  | 'fewer'
  | 'more'
  | 'editQuantity'
  | 'only'
  | 'wholeNumber'
  | 'remove'
  | 'removed'
  | 'undo'
  | 'finalSale'
  | 'summary'
  | 'total'
  | 'delivery'
  | 'nowTotal'
  | 'coupon'
  | 'apply'
  | 'removeCoupon'
  | 'failed'
  | 'checkout'
  | 'leaving'
  | 'empty'
  | 'emptyHint'
  | 'browse'

/** The cart's words. */
export const cartTexts: Texts<CartCode> = {
  en: {
    lines: 'What is in your cart',
    member: 'MEMBER',
    regularPrice: 'Regular price',
    each: '{price} each',
    quantityOf: 'Quantity of {name}',
    fewer: 'One fewer of {name}',
    more: 'One more of {name}',
    editQuantity: 'Edit quantity',
    only: 'Only {n} can be had',
    wholeNumber: 'Please enter a whole number from 1 to {n}.',
    remove: 'Remove',
    removed: '{name} was removed.',
    undo: 'Undo',
    finalSale: 'Final sale',
    summary: 'Summary',
    total: 'Total',
    delivery: 'Delivery and taxes are reckoned at checkout.',
    nowTotal: 'Your cart comes to {total}.',
    coupon: 'Coupon code',
    apply: 'Apply',
    removeCoupon: 'Remove coupon {code}',
    failed: 'That could not be saved. Please try again.',
    checkout: 'Checkout',
    leaving: 'One moment…',
    empty: 'Your cart is empty',
    emptyHint: 'What you choose will wait for you here.',
    browse: 'Find something for your rooms',
  },
  fr: {
    lines: 'Dans votre panier',
    member: 'MEMBRE',
    regularPrice: 'Prix courant',
    each: '{price} l’unité',
    quantityOf: 'Quantité de {name}',
    fewer: 'Un {name} de moins',
    more: 'Un {name} de plus',
    editQuantity: 'Modifier la quantité',
    only: 'Seulement {n} disponibles',
    wholeNumber: 'Veuillez saisir un nombre entier de 1 à {n}.',
    remove: 'Retirer',
    removed: '{name} a été retiré.',
    undo: 'Annuler',
    finalSale: 'Vente finale',
    summary: 'Résumé',
    total: 'Total',
    delivery: 'La livraison et les taxes sont calculées à la caisse.',
    nowTotal: 'Votre panier s’élève à {total}.',
    coupon: 'Code promo',
    apply: 'Appliquer',
    removeCoupon: 'Retirer le code {code}',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    checkout: 'Commander',
    leaving: 'Un instant…',
    empty: 'Votre panier est vide',
    emptyHint: 'Ce que vous choisirez vous attendra ici.',
    browse: 'Trouver de quoi meubler vos pièces',
  },
  ko: {
    lines: '장바구니에 담긴 상품',
    member: '멤버',
    regularPrice: '일반 가격',
    each: '개당 {price}',
    quantityOf: '{name} 수량',
    fewer: '{name} 하나 줄이기',
    more: '{name} 하나 늘리기',
    editQuantity: '수량 변경',
    only: '{n}개까지만 구매할 수 있습니다',
    wholeNumber: '1부터 {n}까지의 정수를 입력해 주세요.',
    remove: '삭제',
    removed: '{name} 상품을 삭제했습니다.',
    undo: '되돌리기',
    finalSale: '최종 세일',
    summary: '주문 요약',
    total: '합계',
    delivery: '배송비와 세금은 주문 단계에서 계산됩니다.',
    nowTotal: '장바구니 합계는 {total}입니다.',
    coupon: '쿠폰 코드',
    apply: '적용',
    removeCoupon: '쿠폰 {code} 삭제',
    failed: '저장하지 못했습니다. 다시 시도해 주세요.',
    checkout: '주문하기',
    leaving: '잠시만요…',
    empty: '장바구니가 비어 있습니다',
    emptyHint: '고르신 상품이 이곳에서 기다립니다.',
    browse: '마음에 드는 상품 찾아보기',
  },
  'zh-Hant-HK': {
    lines: '購物車內的產品',
    member: '會員',
    regularPrice: '正價',
    each: '每件 {price}',
    quantityOf: '{name} 的數量',
    fewer: '{name} 減一件',
    more: '{name} 加一件',
    editQuantity: '更改數量',
    only: '最多只可購買 {n} 件',
    wholeNumber: '請輸入 1 至 {n} 的整數。',
    remove: '移除',
    removed: '已移除 {name}。',
    undo: '復原',
    finalSale: '最終優惠',
    summary: '摘要',
    total: '總數',
    delivery: '運費及稅項於結帳時計算。',
    nowTotal: '購物車總數為 {total}。',
    coupon: '優惠碼',
    apply: '使用',
    removeCoupon: '移除優惠碼 {code}',
    failed: '未能儲存，請再試一次。',
    checkout: '結帳',
    leaving: '請稍候…',
    empty: '您的購物車是空的',
    emptyHint: '您選擇的產品會在這裡等您。',
    browse: '尋找心頭好',
  },
}
