/** How the products of a host are written (HOSTS-02). */

/** A product as the server writes it in one text. */
interface NamedProduct {
  readonly name: string
  /** Empty if there is none. */
  readonly image: string
  readonly option: string
}

/** Reads `'name - option'`. The option follows the last hyphen with spaces around it; a name may contain another one. */
export function productOfText(text: string): NamedProduct {
  const at = text.lastIndexOf(' - ')
  return at < 0
    ? { name: text.trim(), image: '', option: '' }
    : { name: text.slice(0, at).trim(), image: '', option: text.slice(at + 3).trim() }
}
