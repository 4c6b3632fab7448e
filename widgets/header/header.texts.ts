import type { Texts } from '../../core/base/texts/texts'

/** The name of one of its texts. */
export type HeaderCode = 'cart' | 'pieces'

/** The name of the link to the cart. */
export const headerTexts: Texts<HeaderCode> = {
  en: {
    cart: 'Cart',
    pieces: { one: '{name}, {n} item', other: '{name}, {n} items' },
  },
  fr: {
    cart: 'Panier',
    pieces: { one: '{name}, {n} article', other: '{name}, {n} articles' },
  },
  ko: { cart: '장바구니', pieces: '{name} {n}개' },
  'zh-Hant-HK': { cart: '購物車', pieces: '{name} {n} 件商品' },
}
