/** A text of the documentation: what stands between backticks is code. */

/** @param text Markdown with code and links only */
export function Plain({ text }: { readonly text: string }) {
  const parts = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .split('`')
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other names.
  return <>{parts.map((part, n) => (n % 2 ? <code key={`${n} ${part}`}>{part}</code> : part))}</>
}
