/** States, provinces and regions by country, with Ubercart's ids. */
import type { CountryCode, Language } from '../../core/base/country/countries.rules'

/** One province. */
export interface Province {
  readonly id: number
  readonly code: string
  readonly name: string
}

/** `code name`, by country, with the id of the first. Korea has none: its addresses contain them. */
const lists: Readonly<Record<CountryCode, readonly [first: number, names: string]>> = {
  US: [
    1,
    `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware
DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky
LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana
NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota
OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas
UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`,
  ],
  CA: [
    66,
    `AB Alberta|BC British Columbia|MB Manitoba|NL Newfoundland and Labrador|NB New Brunswick|NS Nova Scotia
NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`,
  ],
  AU: [
    101,
    `ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia
TAS Tasmania|VIC Victoria|WA Western Australia`,
  ],
  KR: [0, ''],
  UK: [201, 'ENG England|NIR Northern Ireland|SCT Scotland|WLS Wales'],
  HK: [301, 'HKI 香港島|KLN 九龍|NTE 新界'],
}

const provinces = Object.fromEntries(
  Object.entries(lists).map(([country, [first, names]]) => [
    country,
    names
      .split(/[|\n]/)
      .filter(Boolean)
      .map((text, n) => ({ id: first + n, code: text.split(' ')[0] ?? '', name: text.slice(text.indexOf(' ') + 1) })),
  ]),
) as unknown as Readonly<Record<CountryCode, readonly Province[]>>

/** Translated names, by country and code. */
const ownNames: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  fr: {
    'CA-BC': 'Colombie-Britannique',
    'CA-NL': 'Terre-Neuve-et-Labrador',
    'CA-NB': 'Nouveau-Brunswick',
    'CA-NS': 'Nouvelle-Écosse',
    'CA-NT': 'Territoires du Nord-Ouest',
    'CA-PE': 'Île-du-Prince-Édouard',
    'CA-QC': 'Québec',
  },
}

/** The provinces of a country, in display order. */
export function provincesOf(country: CountryCode, language: Language = 'en'): readonly Province[] {
  return provinces[country].map((one) => ({ ...one, name: ownNames[language]?.[`${country}-${one.code}`] ?? one.name }))
}

/** The province with this id. */
export function provinceOf(country: CountryCode, id: number, language: Language = 'en'): Province | undefined {
  return provincesOf(country, language).find((province) => province.id === id)
}

/** The ids of some provinces. */
export function provinceIds(country: CountryCode, codes: readonly string[]): readonly number[] {
  return provinces[country].filter(({ code }) => codes.includes(code)).map(({ id }) => id)
}
