import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type CountdownCode = 'title' | 'ends' | 'until' | 'close'

/** The countdown's texts; its numbers are formatted for the visitor's language. The specification shows no texts. */
export const countdownTexts: Texts<CountdownCode> = {
  en: { title: 'Ends in', ends: '{title}: until {end}', until: 'Until {end}', close: 'Close the countdown' },
  fr: {
    title: 'Se termine dans',
    ends: '{title}\u00a0: jusqu’au {end}',
    until: 'Jusqu’au {end}',
    close: 'Fermer le compte à rebours',
  },
  ko: { title: '종료까지', ends: '{title}: {end}까지', until: '{end}까지', close: '카운트다운 닫기' },
  'zh-Hant-HK': { title: '距離結束', ends: '{title}：至 {end}', until: '至 {end}', close: '關閉倒數' },
}
