/** At-rules that contain rules. Others, such as `@keyframes`, apply to the whole document. */
const groups = /^@(?:media|supports|layer|container)\b/

/**
 * Puts the rules of a style sheet below a selector, also those in `@media` and the like, as if they were nested in a rule
 * of that selector: browsers before 2023 know no nested rules. `:scope` is what the selector matches itself.
 *
 * @param css without braces in texts
 */
export function putRulesBelow(css: string, selector: string): string {
  const text = css.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
  let below = ''
  let at = 0
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
    const start = Math.max(at, text.lastIndexOf(';', open) + 1)
    const head = text.slice(start, open).trim()
    const end = endOf(text, open)
    const body = text.slice(open + 1, end)
    below += text.slice(at, start)
    if (groups.test(head)) below += `${head}{${putRulesBelow(body, selector)}}`
    else below += `${head.startsWith('@') ? head : scoped(head, selector)}{${body}}`
    at = end + 1
  }
  return below + text.slice(at)
}

/** Where the block ends that begins here. */
function endOf(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}

const scoped = (head: string, selector: string): string =>
  selectorsOf(head)
    .map((one) => (one.startsWith(':scope') ? selector + one.slice(':scope'.length) : `${selector} ${one}`))
    .join()

/** The selectors of a list: commas in brackets separate none. Our style sheets have no bracket in a text. */
function selectorsOf(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === ',' && depth === 0) selectors.push('')
    else selectors.push(`${selectors.pop()}${sign}`)
    if ('(['.includes(sign)) depth++
    if (')]'.includes(sign)) depth--
  }
  return selectors.map((one) => one.trim())
}
