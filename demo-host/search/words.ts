/** Words as the index keeps them. */

/** A word: letters and digits, or one character of Chinese, which has no spaces. */
export const word = /\p{sc=Han}|(?:(?!\p{sc=Han})[\p{L}\p{N}])+/gu

/** The words of a text: lower case, without accents, split at everything that is no letter or digit. */
export function wordsOf(text: string): string[] {
  return fold(text).match(word) ?? []
}

/** Lower case without accents; a letter stays one letter, so that positions keep their meaning. */
export function fold(text: string): string {
  return [...text]
    .map((letter) => (/[\p{Script=Latin}]/u.test(letter) ? letter.normalize('NFD').charAt(0) : letter).toLowerCase())
    .join('')
}
