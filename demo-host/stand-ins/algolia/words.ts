/** Splits texts into the words of an index. */

/** A word: letters and digits, or one character of Chinese, which has no spaces. */
export const word = /\p{sc=Han}|(?:(?!\p{sc=Han})[\p{L}\p{N}])+/gu

/** The words of a text, in lower case and without accents. All characters but letters and digits separate words. */
export function wordsOf(text: string): string[] {
  return fold(text).match(word) ?? []
}

/** The text in lower case and without accents. Its length stays the same, so that positions remain valid. */
export function fold(text: string): string {
  return text.replace(latinBeyondAscii, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase()
}

const latinBeyondAscii = /(?!\p{ASCII})\p{Script=Latin}/gu
