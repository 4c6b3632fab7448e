/** Words for visitors, by code and language. */
import type { Language } from './domain/countries'

/** One text, or its forms by plural category; `{n}` and other names in braces are filled in. */
export type Text = string | { readonly one?: string; readonly other: string }

/** A widget's words: every code in every language. */
export type Texts<Code extends string> = Readonly<Record<Language, Readonly<Record<Code, Text>>>>

/** Says a text: `say('count', { n: 3 })`. The plural form follows `n`. */
export type Say<Code extends string> = (code: Code, values?: Readonly<Record<string, string | number>>) => string

/** The voice of a widget in one language. */
export function createSay<Code extends string>(texts: Texts<Code>, language: Language): Say<Code> {
  return (code, values = {}) => {
    const text = texts[language][code]
    const form = typeof text === 'string' ? text : pluralForm(text, language, Number(values.n))
    return form.replace(/\{(\w+)\}/g, (blank, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : blank,
    )
  }
}

function pluralForm(text: Exclude<Text, string>, language: Language, n: number): string {
  return (new Intl.PluralRules(language).select(n) === 'one' ? text.one : undefined) ?? text.other
}
