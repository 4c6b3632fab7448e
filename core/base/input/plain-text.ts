/** Messages of the server as short plain text. */

/** How many characters are read, and how many are shown. */
const maxLengths = { read: 2000, shown: 300 }

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'" }

/** Text on one line, without tags and with PHP's escapes decoded. */
export function plainText(message: string): string {
  const text = message
    .slice(0, maxLengths.read)
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|#0?39);/g, (_, entity: string) => entities[entity] ?? '')
    // Control characters, and those that change the direction of the text after them.
    .replace(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
  return text.length > maxLengths.shown ? `${text.slice(0, maxLengths.shown - 1).trimEnd()}…` : text
}
