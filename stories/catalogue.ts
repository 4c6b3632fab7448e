/** What the demo shop's catalogue calls things, in the language of the story's page. */
import { languageTag } from '../core/domain/countries'
import { readPlace } from '../core/host/place'
import fr from '../demo-host/catalogue/names/fr.json'
import ko from '../demo-host/catalogue/names/ko.json'
import zhHk from '../demo-host/catalogue/names/zh-hk.json'
import { shopTexts } from '../demo-host/visitor/texts/texts'

type Table = Readonly<Record<string, string>>

const none = { titles: {} as Table, words: {} as Table }
const namesIn = (): { readonly titles: Table; readonly words: Table } =>
  ({ en: none, fr, ko, 'zh-Hant-HK': zhHk })[readPlace().language]

/** A product, by its title in English. */
export function titleOf(english: string): string {
  return namesIn().titles[english.toLowerCase().replaceAll(' ', '-')] ?? english
}

/** An option, by its name in English. */
export function wordFor(english: string): string {
  return namesIn().words[english] ?? english
}

/** What is chosen of a product. */
export function attributeName(code: 'colour' | 'size'): string {
  return shopTexts[readPlace().language][code]
}

/** A day as the shop writes it: `2026-11-03` is `Nov 3`. */
export function dayOf(day: string): string {
  const how = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(languageTag(readPlace().locale), how).format(Date.parse(day))
}
