/** The pieces of the catalogue with their names in all languages. */
import type { Language } from '../../core/base/country/countries.rules'
import covers from './covers.json' with { type: 'json' }
import furniture from './furniture.json' with { type: 'json' }
import fr from './names/fr.json' with { type: 'json' }
import ko from './names/ko.json' with { type: 'json' }
import zhHk from './names/zh-hk.json' with { type: 'json' }
import { specials } from './specials'

interface LanguageNames {
  /** Products, by slug. */
  readonly titles: Readonly<Record<string, string>>
  /** Descriptions, by slug. */
  readonly descriptions: Readonly<Record<string, string>>
  /** Options and materials, by their English name. */
  readonly words: Readonly<Record<string, string>>
}

/** The catalogue's own language is English; these are the others. */
export type OtherLanguage = Exclude<Language, 'en'>

/** The names in each other language. */
export const namesIn: Readonly<Record<OtherLanguage, LanguageNames>> = { fr, ko, 'zh-Hant-HK': zhHk }

/** The languages other than English. */
export const otherLanguages = Object.keys(namesIn) as readonly OtherLanguage[]

/** A product's words in one language. */
export interface PieceWords {
  readonly title: string
  readonly description: string
}

/** One product, before it has a price in each country. */
export interface Piece extends PieceWords {
  readonly nid: number
  readonly slug: string
  /** The slug that its pictures are named after. */
  readonly picture: string
  readonly category: string
  readonly material: string
  readonly terms: readonly string[]
  readonly colours: readonly { readonly name: string; readonly group: string; readonly hex: string }[]
  readonly sizes?: readonly string[] | undefined
  /** In US dollars. */
  readonly price: number
  /** The discount of the sale, in US dollars. */
  readonly sale: number
  readonly dimensions: string
  readonly words: Readonly<Record<OtherLanguage, PieceWords>>
}

type Written = (typeof furniture)[number] | (typeof covers)[number]

const pieceOf = (written: Written): Piece => {
  const { nid, slug, category, title, material, terms, colours, price, dimensions, description } = written
  const wordsIn = (language: OtherLanguage): PieceWords => ({
    title: namesIn[language].titles[slug] ?? title,
    description: namesIn[language].descriptions[slug] ?? description,
  })
  return {
    ...{ nid, slug, category, title, material, terms, colours, price, dimensions, description },
    picture: slug,
    sizes: 'sizes' in written ? written.sizes : undefined,
    sale: specials[slug]?.sale ?? 0,
    words: { fr: wordsIn('fr'), ko: wordsIn('ko'), 'zh-Hant-HK': wordsIn('zh-Hant-HK') },
  }
}

/** The furniture that is modelled in code. */
export const modelledPieces: readonly Piece[] = furniture.map(pieceOf)
/** All pieces of the catalogue: the furniture, then its covers. */
export const ownPieces: readonly Piece[] = [...modelledPieces, ...covers.map(pieceOf)]
