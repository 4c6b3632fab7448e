/** Names variants of a piece in all languages. */
import type { Language } from '../../core/base/country/countries.rules'
import given from './names/given.json' with { type: 'json' }
import type { OtherLanguage, Piece, PieceWords } from './pieces'

/** A given name, in Latin and in Korean letters. */
export interface GivenName {
  readonly latin: string
  readonly korean: string
}

/** The given names of variants. The shop's own pieces have others. */
export const givenNames: readonly GivenName[] = Object.entries(given).map(([latin, korean]) => ({ latin, korean }))

/** What distinguishes variants with the same given name: a size of furniture, an edge of textiles. */
export interface Finish {
  /** What it adds to the title. */
  readonly ending: Readonly<Record<Language, string>>
  /** The factor of its price. */
  readonly costs: number
  /** The factor of its first measure. */
  readonly widens: number
}

const plain: Finish = { ending: { en: '', fr: '', ko: '', 'zh-Hant-HK': '' }, costs: 1, widens: 1 }

const sizes: readonly Finish[] = [
  plain,
  { ending: { en: ', Slim', fr: ', modèle étroit', ko: ' 슬림', 'zh-Hant-HK': '（窄身）' }, costs: 0.96, widens: 0.85 },
  { ending: { en: ', Small', fr: ', petit modèle', ko: ' 스몰', 'zh-Hant-HK': '（小型）' }, costs: 0.92, widens: 0.9 },
  { ending: { en: ', Large', fr: ', grand modèle', ko: ' 라지', 'zh-Hant-HK': '（大型）' }, costs: 1.08, widens: 1.1 },
]

const edges: readonly Finish[] = [
  plain,
  { ending: { en: ', Piped', fr: ', à passepoil', ko: ' 파이핑', 'zh-Hant-HK': '（滾邊）' }, costs: 1.04, widens: 1 },
  { ending: { en: ', Fringed', fr: ', à franges', ko: ' 프린지', 'zh-Hant-HK': '（流蘇）' }, costs: 1.08, widens: 1 },
]

/** The finishes of a category. */
export function finishesOf(category: string): readonly Finish[] {
  return category === 'rugs' || category === 'pillows' ? edges : sizes
}

/** The title of a piece with another name: `Marlow 3-Seat Sofa` is `Alma 3-Seat Sofa`. */
export function renamed(origin: Piece, language: Language, name: GivenName): string {
  const { title } = wordsIn(origin, language)
  const word = language === 'ko' ? name.korean : name.latin
  const own = ownName(origin, language)
  if (own) return title.replace(own, word)
  return language === 'fr' ? `${title} ${word}` : `${word} ${title}`
}

/** A variant's words in all languages. */
export function variantWords(origin: Piece, name: GivenName, { ending }: Finish): PieceWords & Pick<Piece, 'words'> {
  const inLanguage = (language: Language): PieceWords => ({
    title: renamed(origin, language, name) + ending[language],
    description: describe(origin, language),
  })
  const words: Readonly<Record<OtherLanguage, PieceWords>> = {
    fr: inLanguage('fr'),
    ko: inLanguage('ko'),
    'zh-Hant-HK': inLanguage('zh-Hant-HK'),
  }
  return { ...inLanguage('en'), words }
}

const wordsIn = (origin: Piece, language: Language): PieceWords => (language === 'en' ? origin : origin.words[language])

/** The origin's name in a language. A piece without one, `Jute Braid Rug`, has its first word translated in French. */
function ownName(origin: Piece, language: Language): string | undefined {
  const [name = ''] = origin.title.split(' ')
  if (!origin.words.fr.title.split(/[ ’]/).includes(name)) return undefined
  return language === 'ko' ? origin.words.ko.title.split(' ')[0] : name
}

/** The description without its first sentence if that one names the origin. */
function describe(origin: Piece, language: Language): string {
  const { description } = wordsIn(origin, language)
  const [, first = '', others = ''] = /^([^.。]*[.。])\s*(.*)$/s.exec(description) ?? []
  const own = ownName(origin, language)
  return own && first.includes(own) ? others : description
}
