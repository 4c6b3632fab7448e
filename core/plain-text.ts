/** A sentence of the server's, made safe and short for the visitor. */

/** What of it is read, and what of that is shown, in characters. */
const longest = { read: 2000, shown: 300 }

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'" }

/** Text without tags, with the characters that PHP escapes, on one line. */
export function plainText(message: string): string {
  const text = message
    .slice(0, longest.read)
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|#0?39);/g, (_, entity: string) => entities[entity] ?? '')
    // Control characters, and those that turn the direction of what comes after them.
    .replace(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
  return text.length > longest.shown ? `${text.slice(0, longest.shown - 1).trimEnd()}…` : text
}
