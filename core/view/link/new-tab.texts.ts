import type { Texts } from '../../base/texts/texts'

/** What is said after the name of a link that opens in a new tab. */
export const newTabTexts: Texts<'newTab'> = {
  en: { newTab: 'opens in a new tab' },
  fr: { newTab: 's’ouvre dans un nouvel onglet' },
  ko: { newTab: '새 탭에서 열림' },
  'zh-Hant-HK': { newTab: '在新分頁開啟' },
}
