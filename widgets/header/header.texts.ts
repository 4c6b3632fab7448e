import type { Texts } from '../../core/page/texts'

/** The name of one of its texts. */
export type HeaderCode = 'newTab' | 'cart' | 'pieces'

/** What is said after the name of a link that opens in a new tab, and the name of the link to the cart. */
export const headerTexts: Texts<HeaderCode> = {
  en: {
    newTab: 'opens in a new tab',
    cart: 'Cart',
    pieces: { one: '{name}, {n} item', other: '{name}, {n} items' },
  },
  fr: {
    newTab: 's’ouvre dans un nouvel onglet',
    cart: 'Panier',
    pieces: { one: '{name}, {n} article', other: '{name}, {n} articles' },
  },
  ko: { newTab: '새 탭에서 열림', cart: '장바구니', pieces: '{name}, 상품 {n}개' },
  'zh-Hant-HK': { newTab: '在新分頁開啟', cart: '購物車', pieces: '{name}，{n} 件商品' },
}
