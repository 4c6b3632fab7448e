import type { Texts } from '../../base/texts/texts'

/** The code of a text. */
export type LookupCode = 'suggestions' | 'count' | 'search' | 'close'

/** The texts of the address lookups. */
export const lookupTexts: Texts<LookupCode> = {
  en: {
    suggestions: 'Suggested addresses',
    count: { one: '{n} suggested address', other: '{n} suggested addresses' },
    search: 'Search postal code',
    close: 'Close search',
  },
  fr: {
    suggestions: 'Adresses suggérées',
    count: { one: '{n} adresse suggérée', other: '{n} adresses suggérées' },
    search: 'Rechercher le code postal',
    close: 'Fermer la recherche',
  },
  ko: {
    suggestions: '추천 주소',
    count: { other: '추천 주소 {n}개' },
    search: '우편번호 찾기',
    close: '검색 닫기',
  },
  'zh-Hant-HK': {
    suggestions: '建議地址',
    count: { other: '{n} 個建議地址' },
    search: '搜尋郵政編碼',
    close: '關閉搜尋',
  },
}
