import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type LoveCountCode = 'count'

/** The counter's texts. */
export const loveCountTexts: Texts<LoveCountCode> = {
  en: { count: { one: '{n} loved product', other: '{n} loved products' } },
  fr: { count: { one: '{n} produit aimé', other: '{n} produits aimés' } },
  ko: { count: '찜한 상품 {n}개' },
  'zh-Hant-HK': { count: '{n} 件收藏產品' },
}
