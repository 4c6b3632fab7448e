/** The names in the demo shop's catalogue, in the language of the story's page. */
import { languageTag } from '../../core/base/country/countries.rules'
import { readMarket } from '../../core/base/country/country.setting'
import fr from '../../demo-host/catalogue/names/fr.json'
import ko from '../../demo-host/catalogue/names/ko.json'
import zhHk from '../../demo-host/catalogue/names/zh-hk.json'
import { shopTexts } from '../../demo-host/visitor/texts/texts'

type Table = Readonly<Record<string, string>>

const none = { titles: {} as Table, words: {} as Table }
const namesIn = (): { readonly titles: Table; readonly words: Table } =>
  ({ en: none, fr, ko, 'zh-Hant-HK': zhHk })[readMarket().language]

/** A product's title, by its English title. */
export function titleOf(english: string): string {
  return namesIn().titles[english.toLowerCase().replaceAll(' ', '-')] ?? english
}

/** An option's name, by its English name. */
export function wordFor(english: string): string {
  return namesIn().words[english] ?? english
}

/** An attribute's name. */
export function attributeName(code: 'colour' | 'size'): string {
  return shopTexts[readMarket().language][code]
}

/** A day as the shop formats it: `2026-11-03` is `Nov 3`. */
export function dayOf(day: string): string {
  const how = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(languageTag(readMarket().locale), how).format(Date.parse(day))
}
