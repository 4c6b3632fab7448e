import type { Texts } from '../../../core/base/texts/texts'

/** The text of the loading state, for screen readers. */
export const loadingTexts: Texts<'loading'> = {
  en: { loading: 'Loading' },
  fr: { loading: 'Chargement' },
  ko: { loading: '불러오는 중' },
  'zh-Hant-HK': { loading: '載入中' },
}
