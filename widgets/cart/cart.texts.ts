import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
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
  | 'unopened'
  | 'checkout'
  | 'leaving'
  | 'empty'
  | 'emptyHint'
  | 'browse'

/** The cart's texts. */
export const cartTexts: Texts<CartCode> = {
  en: {
    lines: 'Your cart',
    member: 'MEMBER',
    regularPrice: 'Regular price',
    each: '{price} each',
    quantityOf: 'Quantity of {name}',
    fewer: 'One fewer of {name}',
    more: 'One more of {name}',
    editQuantity: 'Edit quantity',
    only: 'Only {n} available',
    wholeNumber: 'Please enter a whole number from 1 to {n}.',
    remove: 'Remove',
    removed: '{name} was removed.',
    undo: 'Undo',
    finalSale: 'Final sale',
    summary: 'Summary',
    total: 'Total',
    delivery: 'Delivery and taxes calculated at checkout.',
    nowTotal: 'Cart total: {total}.',
    coupon: 'Coupon code',
    apply: 'Apply',
    removeCoupon: 'Remove coupon {code}',
    failed: 'That could not be saved. Please try again.',
    unopened: 'This could not be opened. Please try again, or reload the page.',
    checkout: 'Checkout',
    leaving: 'One moment…',
    empty: 'Your cart is empty',
    emptyHint: 'What you add will appear here.',
    browse: 'Continue shopping',
  },
  fr: {
    lines: 'Votre panier',
    member: 'MEMBRE',
    regularPrice: 'Prix courant',
    each: '{price} l’unité',
    quantityOf: 'Quantité\u00a0: {name}',
    fewer: 'Moins\u00a0: {name}',
    more: 'Plus\u00a0: {name}',
    editQuantity: 'Modifier la quantité',
    only: 'Maximum\u00a0: {n}',
    wholeNumber: 'Veuillez saisir un nombre entier de 1 à {n}.',
    remove: 'Retirer',
    removed: 'Article retiré\u00a0: {name}.',
    undo: 'Annuler',
    finalSale: 'Vente finale',
    summary: 'Résumé',
    total: 'Total',
    delivery: 'Livraison et taxes calculées au paiement.',
    nowTotal: 'Total du panier\u00a0: {total}.',
    coupon: 'Code promo',
    apply: 'Appliquer',
    removeCoupon: 'Retirer le code {code}',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    unopened: 'L’ouverture a échoué. Veuillez réessayer ou actualiser la page.',
    checkout: 'Commander',
    leaving: 'Un instant…',
    empty: 'Votre panier est vide',
    emptyHint: 'Vos articles apparaîtront ici.',
    browse: 'Continuer mes achats',
  },
  ko: {
    lines: '장바구니',
    member: '멤버',
    regularPrice: '정상가',
    each: '개당 {price}',
    quantityOf: '{name} 수량',
    fewer: '{name} 수량 줄이기',
    more: '{name} 수량 늘리기',
    editQuantity: '수량 변경',
    only: '{n}개까지만 구매할 수 있습니다',
    wholeNumber: '1~{n} 사이의 숫자를 입력해 주세요.',
    remove: '삭제',
    removed: '{name} 상품을 삭제했습니다.',
    undo: '되돌리기',
    finalSale: '교환·반품 불가',
    summary: '주문 요약',
    total: '합계',
    delivery: '배송비와 세금은 결제할 때 계산됩니다.',
    nowTotal: '장바구니 합계는 {total}입니다.',
    coupon: '쿠폰 코드',
    apply: '적용',
    removeCoupon: '쿠폰 {code} 삭제',
    failed: '저장하지 못했습니다. 다시 시도해 주세요.',
    unopened: '열지 못했습니다. 다시 시도하거나 페이지를 새로고침해 주세요.',
    checkout: '주문하기',
    leaving: '처리 중…',
    empty: '장바구니가 비어 있습니다',
    emptyHint: '담은 상품이 여기에 표시됩니다.',
    browse: '쇼핑 계속하기',
  },
  'zh-Hant-HK': {
    lines: '您的購物車',
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
    finalSale: '不設退換',
    summary: '摘要',
    total: '總計',
    delivery: '運費及稅項於結帳時計算。',
    nowTotal: '購物車總計：{total}。',
    coupon: '優惠碼',
    apply: '使用',
    removeCoupon: '移除優惠碼 {code}',
    failed: '未能儲存，請再試一次。',
    unopened: '未能開啟，請再試一次或重新載入頁面。',
    checkout: '結帳',
    leaving: '請稍候…',
    empty: '您的購物車是空的',
    emptyHint: '加入的產品會在此顯示。',
    browse: '繼續購物',
  },
}
