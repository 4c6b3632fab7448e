/** Rows of the catalogue's names in other languages. */
import { namesIn, otherLanguages, type Piece } from '../catalogue/pieces'
import type { catalogueWords, productNames } from './schema'

/** Products' titles and descriptions. */
export function productNameRows(pieces: readonly Piece[]): readonly (typeof productNames.$inferInsert)[] {
  return otherLanguages.flatMap((language) => pieces.map(({ nid, words }) => ({ nid, language, ...words[language] })))
}

/** Names of options and materials. */
export const catalogueWordRows: readonly (typeof catalogueWords.$inferInsert)[] = otherLanguages.flatMap((language) =>
  Object.entries(namesIn[language].words).map(([name, word]) => ({ language, name, word })),
)
