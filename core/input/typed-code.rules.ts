/** Numbers and codes as visitors type or paste them. */

/**
 * The plain form of a number or code: full-width characters of East Asian keyboards as ASCII, one kind of hyphen, single
 * blanks, without the invisible marks of pasted text. Nothing is cut: what is too long is for validation.
 */
export function typedCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
