/** The new name of an attribute. */
type Rename = (name: string, tag: string) => string

/** One token inside a tag: blanks, `=` with a value, a name, or the end. Of a quoted value only the opening quote. */
const inTag = /[\s/]+|=\s*(?:["']|[^\s"'>][^\s>]*)?|>|[^\s/=>]+/y

/**
 * Renames attributes in HTML. Reads each character once. Unterminated tags and comments are left unchanged.
 *
 * @param rename gets the name of an attribute and that of its tag, and returns the attribute's new name
 */
export function renameAttributes(html: string, rename: Rename): string {
  let written = ''
  let copied = 0
  for (const { index } of html.matchAll(/<(?:[a-z]|!--)/gi)) {
    // Inside a tag or a comment that was already read.
    if (index < copied) continue
    const tag = html.startsWith('<!--', index) ? commentAt(html, index) : tagAt(html, index, rename)
    if (!tag) break
    written += html.slice(copied, index) + tag.written
    copied = tag.end
  }
  return written + html.slice(copied)
}

interface RewrittenTag {
  readonly written: string
  /** Where it ends in the HTML. */
  readonly end: number
}

function commentAt(html: string, from: number): RewrittenTag | undefined {
  const end = html.indexOf('-->', from) + 3
  return end > 2 ? { written: html.slice(from, end), end } : undefined
}

function tagAt(html: string, from: number, rename: Rename): RewrittenTag | undefined {
  let end = from + 1
  let written = '<'
  let tag = ''
  while (end < html.length) {
    inTag.lastIndex = end
    const [part = ''] = inTag.exec(html) ?? []
    if (!part) return undefined
    end += part.length
    const quote = /^=\s*["']$/.test(part) && part.slice(-1)
    if (quote) {
      const close = html.indexOf(quote, end) + 1
      if (!close) return undefined
      written += part + html.slice(end, close)
      end = close
    } else {
      written += !tag || /^[\s/=>]/.test(part) ? part : rename(part, tag)
      if (part === '>') return { written, end }
    }
    tag ||= part
  }
  return undefined
}
