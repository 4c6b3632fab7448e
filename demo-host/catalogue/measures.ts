/** Translates measures. */
import type { Language } from '../../core/base/country/countries.rules'

/** The translations of width, depth, height and centimetres. */
const words: Readonly<Record<Language, readonly (readonly [written: RegExp, word: string])[]>> = {
  en: [],
  fr: [
    [/\bW\b/, 'L'],
    [/\bD\b/, 'P'],
  ],
  ko: [
    [/\bW\b/, '폭'],
    [/\bD\b/, '깊이'],
    [/\bH\b/, '높이'],
    [/ cm\b/, 'cm'],
  ],
  'zh-Hant-HK': [
    [/\bW\b/, '闊'],
    [/\bD\b/, '深'],
    [/\bH\b/, '高'],
    [/\bcm\b/, '厘米'],
  ],
}

/** `W 224 × D 96 × H 76 cm` is `L 224 × P 96 × H 76 cm` in French. Other text is returned unchanged. */
export function translateMeasures(language: Language, text: string): string {
  if (!/\d cm$/.test(text)) return text
  return words[language].reduce((written, [pattern, word]) => written.replace(pattern, word), text)
}
