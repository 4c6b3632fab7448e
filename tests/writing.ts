/** The spelling rules of each language that a regular expression can check. */
import type { Language } from '../core/base/country/countries.rules'

interface SpellingRule {
  readonly rule: string
  /** Matches a mistake. */
  readonly mistake: RegExp
}

const spellingRules: Readonly<Record<Language, readonly SpellingRule[]>> = {
  en: [],
  fr: [
    { rule: 'no space before ; ! ?', mistake: /\s[;!?]/ },
    { rule: 'a no-break space before a colon and a percent sign', mistake: /(?<!\u00a0)(?::(?!\/\/)|%)/ },
    { rule: 'guillemets with no-break spaces', mistake: /«(?!\u00a0)|(?<!\u00a0)»/ },
    { rule: 'a curly apostrophe', mistake: /'/ },
    { rule: 'courriel', mistake: /(?<!{)e-?mail/i },
  ],
  ko: [
    { rule: 'one particle, not two', mistake: /\([가-힣]{1,2}\)[가-힣]/ },
    { rule: 'the words of an online shop', mistake: /매장|계좌 이체/ },
    { rule: 'a space before 드리다', mistake: /(?:보내|알려|전해)드/ },
  ],
  'zh-Hant-HK': [
    { rule: '您 throughout', mistake: /你/ },
    { rule: 'the words of Hong Kong', mistake: /郵遞區號|套用|家具|沙發|網路|影片檔/ },
    { rule: '總計 for a total', mistake: /總額|總數|合計/ },
    { rule: 'full-width punctuation', mistake: /\p{sc=Han}[,;:!?]/u },
    { rule: '裏, not 裡', mistake: /裡/ },
    { rule: '選填', mistake: /可選填/ },
  ],
}

/** The mistakes in a text, each with its rule: `您 throughout: 你的卡號不完整。`. */
export function mistakesIn(language: Language, text: string): string[] {
  return spellingRules[language].flatMap(({ rule, mistake }) => (mistake.test(text) ? [`${rule}: ${text}`] : []))
}
