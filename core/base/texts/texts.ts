/** Looks up texts for visitors, by code and language. */
import type { Language } from '../country/countries.rules'

/** One text, or its forms by plural category; `{n}` and other names in braces are replaced. */
export type Text = string | { readonly one?: string; readonly other: string }

/** The texts of a widget: every code in every language. */
export type Texts<Code extends string> = Readonly<Record<Language, Readonly<Record<Code, Text>>>>

/** Looks up a text by its code: `t('count', { n: 3 })`. The plural form follows `n`. */
export type TextLookup<Code extends string> = (code: Code, values?: Readonly<Record<string, string | number>>) => string

/**
 * The text lookup of a widget in one language. All languages are written from left to right: on a page from right to left,
 * each text is isolated, so that its punctuation stays at its end (LOAD-07).
 */
export function createTextLookup<Code extends string>(texts: Texts<Code>, language: Language): TextLookup<Code> {
  const [start, end] = document.dir === 'rtl' ? ['\u2066', '\u2069'] : ['', '']
  return (code, values = {}) => {
    const text = texts[language][code]
    const form = typeof text === 'string' ? text : pluralForm(text, language, Number(values.n))
    const filled = form.replace(/\{(\w+)\}/g, (blank, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : blank,
    )
    return start + filled + end
  }
}

function pluralForm(text: Exclude<Text, string>, language: Language, n: number): string {
  return (new Intl.PluralRules(language).select(n) === 'one' ? text.one : undefined) ?? text.other
}
