/** How each language is written, as far as a pattern can tell. */
import type { Language } from '../core/domain/countries'

interface Habit {
  readonly rule: string
  /** What somebody who writes the language would correct. */
  readonly against: RegExp
}

const habits: Readonly<Record<Language, readonly Habit[]>> = {
  en: [],
  fr: [
    { rule: 'no space before ; ! ?', against: /\s[;!?]/ },
    { rule: 'a space that does not break before a colon and a percent sign', against: /(?<!\u00a0)(?::(?!\/\/)|%)/ },
    { rule: 'guillemets with spaces that do not break', against: /«(?!\u00a0)|(?<!\u00a0)»/ },
    { rule: 'a curly apostrophe', against: /'/ },
    { rule: 'courriel', against: /(?<!{)e-?mail/i },
  ],
  ko: [
    { rule: 'one particle, not two', against: /\([가-힣]{1,2}\)[가-힣]/ },
    { rule: 'the words of an online shop', against: /매장|계좌 이체/ },
    { rule: 'a space before 드리다', against: /(?:보내|알려|전해)드/ },
  ],
  'zh-Hant-HK': [
    { rule: '您 throughout', against: /你/ },
    { rule: 'the words of Hong Kong', against: /郵遞區號|套用|家具|沙發|網路|影片檔/ },
    { rule: '總計 for a total', against: /總額|總數|合計/ },
    { rule: 'full-width punctuation', against: /\p{sc=Han}[,;:!?]/u },
    { rule: '裏, not 裡', against: /裡/ },
    { rule: '選填', against: /可選填/ },
  ],
}

/** What somebody who writes the language would correct in a text: `您 throughout: 你的卡號不完整。`. */
export function slipsIn(language: Language, text: string): string[] {
  return habits[language].flatMap(({ rule, against }) => (against.test(text) ? [`${rule}: ${text}`] : []))
}
