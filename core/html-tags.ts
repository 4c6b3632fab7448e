/** What a browser reads in a tag: blanks, a value with its `=`, a name, or its end. Of a quoted value, the quote alone. */
const inTag = /[\s/]+|=\s*(?:["']|[^\s"'>][^\s>]*)?|>|[^\s/=>]+/y

/**
 * HTML with the names of attributes changed. It reads each character once: a tag that nothing ends is none, and neither
 * is what stands in a comment.
 */
export function renameAttributes(html: string, rename: (name: string) => string): string {
  let written = ''
  let copied = 0
  for (const { index } of html.matchAll(/<(?:[a-z]|!--)/gi)) {
    // It stands in a tag or a comment that was read already.
    if (index < copied) continue
    const tag = html.startsWith('<!--', index) ? commentAt(html, index) : tagAt(html, index, rename)
    if (!tag) break
    written += html.slice(copied, index) + tag.written
    copied = tag.end
  }
  return written + html.slice(copied)
}

interface Read {
  readonly written: string
  /** Where it ends in the HTML. */
  readonly end: number
}

function commentAt(html: string, from: number): Read | undefined {
  const end = html.indexOf('-->', from) + 3
  return end > 2 ? { written: html.slice(from, end), end } : undefined
}

function tagAt(html: string, from: number, rename: (name: string) => string): Read | undefined {
  let end = from + 1
  let written = '<'
  let isTag = true
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
      written += isTag || /^[\s/=>]/.test(part) ? part : rename(part)
      if (part === '>') return { written, end }
    }
    isTag = false
  }
  return undefined
}
