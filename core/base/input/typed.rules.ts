/**
 * Texts as visitors type or paste them, in the form in which they are compared, validated and sent. The same letter can
 * be written in several ways, and copied text brings characters that nobody sees.
 */

declare const typed: unique symbol
/** A text that has passed one of these functions. Raw input cannot be compared or sent in its place. */
export type Typed = string & { readonly [typed]: true }

/**
 * Characters without a shape: format controls but for the joiners, fillers of Hangul, a blank of Braille.
 */
const unseen = /(?!\u200c|\u200d)\p{Cf}|[\u115f\u1160\u2800\u3164\uffa0]|\u034f|(?![\n\t])\p{Cc}/gu
/** What joins letters of some languages, and the parts of pictures. */
const joiners = /\u200c|\u200d/g

/** Words: composed letters, one kind of blank, nothing that cannot be seen. Lines stay. Nothing is cut. */
export function typedText(text: string): Typed {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim()
  // A joiner alone is nothing either.
  return (plain.replace(joiners, '').trim() ? plain : '') as Typed
}

/**
 * A number or code: also full-width characters of East Asian keyboards as ASCII, one kind of hyphen, and single blanks.
 */
export function typedCode(text: string): Typed {
  const plain = typedText(text.normalize('NFKC')).replace(joiners, '')
  return plain
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim() as Typed
}

/** What mail programs and address books put around an address. */
const around = ` "'<>,;`

/**
 * An e-mail address: as a code, without what mail programs and address books put around it: `mailto:`, a name with
 * `<ana@example.com>`, quotation marks, a comma or semicolon at its end.
 */
export function typedEmail(text: string): Typed {
  const plain = withoutEnds(typedCode(text).replace(/\u3002/g, '.'), ' ,;')
  const inner = plain.endsWith('>') ? plain.slice(plain.lastIndexOf('<') + 1) : plain
  const address = withoutEnds(inner, around)
  if (!/^mailto:/i.test(address)) return address as Typed
  return withoutEnds(address.slice('mailto:'.length).split('?')[0] ?? '', around) as Typed
}

/** The addresses of a list in one field: `ana@example.com; Bo <bo@example.com>`. */
export function typedEmails(text: string): readonly Typed[] {
  const lines = typedCode(text.replace(/[\n\r]/g, ',')).replace(/"[^"]*"/g, '')
  const parts = lines.split(/[,;]/).flatMap((part) => (part.includes('<') ? [part] : part.split(' ')))
  return parts.map(typedEmail).filter(Boolean)
}

/** The text without these characters at its ends. */
function withoutEnds(text: string, characters: string): string {
  let [start, end] = [0, text.length]
  while (start < end && characters.includes(text.charAt(start))) start++
  while (end > start && characters.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
