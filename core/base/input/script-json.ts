/** The JSON in a script element of the page: settings, and what describes the items of a list (LOAD-03). */
import { parseOwnJson } from './own-json'

/** What text filters and editors write before a script's text: comment and CDATA marks of HTML, JavaScript and CSS. */
const marksBefore = /^(?:\s|<!--|-->|\/\/|\/\*|\*\/|<!\[CDATA\[|>)+/
/** What they write after it. */
const marksAfter = /(?:\s|-->|\/\/|\/\*|\*\/|<!|]]>)+$/
/** They are shorter than this, in characters. A pattern that ends a text is slow on a long one. */
const longestMarks = 60

/**
 * The text of a script without the marks that Drupal's filter “Correct faulty and chopped off HTML” and editors write
 * around every script of a text: `<!--//--><![CDATA[// ><!--` and `//--><!]]>`. Empty if there is no script.
 */
export function scriptText(script: Node | null | undefined): string {
  const text = (script?.textContent ?? '').replace(marksBefore, '')
  return text.slice(0, -longestMarks) + text.slice(-longestMarks).replace(marksAfter, '')
}

/**
 * What a script element has as JSON, in null-prototype objects; `undefined` if it is empty or not there.
 *
 * @throws SyntaxError when it is not JSON, RangeError when it is nested deeper than 64
 */
export function scriptJson(script: Node | null | undefined): unknown {
  const text = scriptText(script)
  return text ? parseOwnJson(text) : undefined
}

/**
 * What helps where a script is not JSON because of the CMS: behind the browser's own message. Nothing where no text
 * filter can be seen in the text.
 */
export const filterAdvice = (text: string): string =>
  /<\/?[a-z]|&\w+;|[“”«»]/.test(text)
    ? '. A text filter of the CMS has changed it: use a text format that leaves scripts alone, or put the settings into the head'
    : ''
