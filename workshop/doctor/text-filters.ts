/** What the text filters and editors of a CMS do to tags and settings that stand in a text. */
import { cmsOfPage } from './cms'
import type { Finding } from './finding'

/** What Drupal’s corrector writes around the content of each script. */
const wrapping = /<!\[CDATA\[|\/\/--><!\]\]>/

const corrector =
  'The text format’s filter “Correct faulty and chopped off HTML” of Drupal writes CDATA around scripts, and removes end tags in them'
const correctorMend = `${corrector}. Use a text format without this filter, or let a module write the settings into the head. Write each < in the JSON as \\u003c, as the composer does.`
const lineBreaksMend = () =>
  cmsOfPage() === 'WordPress'
    ? 'WordPress makes paragraphs of lines. Use the block “Custom HTML”, and write each tag on one line.'
    : 'The text format’s filter “Convert line breaks into HTML” has done it. Use a text format without this filter, or write each tag, and all that is in it, on one line.'

/** What to do about a settings script that is not JSON; `undefined` where its text does not tell the cause. */
export function settingsMend(text: string): string | undefined {
  if (wrapping.test(text)) return correctorMend
  const outside = text.replace(/"(?:[^"\\]|\\.)*"/g, '')
  if (/<br\b|<\/?p\b/i.test(outside)) return lineBreaksMend()
  if (/[“”„]|&quot;/.test(outside))
    return 'The quotation marks are not those of JSON: an editor or a text filter has replaced them. Use a text format or a block that leaves code as it is.'
  return undefined
}

/** Settings that can be read although they are wrapped, and whose texts can have lost end tags. */
export function wrappedSettings(readable: readonly string[]): Finding[] {
  return readable
    .filter((text) => wrapping.test(text) && /"[^"]*<[a-z]/i.test(text))
    .map(() => ({
      severity: 'warning',
      what: 'Settings with HTML have passed a text filter: end tags can be missing in it.',
      evidence: 'CDATA around data-rove-settings',
      mend: correctorMend,
    }))
}

/** Tags that a filter has torn apart, or whose content it has changed. */
export function brokenTags(elements: readonly Element[]): Finding[] {
  const containers = [...document.querySelectorAll('[data-rove]')]
  return [...[...elements, ...containers].flatMap(lostAttributes), ...addedBreaks(elements)]
}

/** The attributes of a tag with line breaks are text after it: `<rove-love></rove-love> nid="1201"<br>`. */
function lostAttributes(element: Element): Finding[] {
  let after = element.nextSibling
  while (after && (after.nodeName === 'BR' || isBlank(after))) after = after.nextSibling
  const [text] = (after instanceof Text && /^\s*[a-z][a-z-]*=["“”][^"“”]*["“”]/i.exec(after.data)) || []
  if (!text) return []
  const placed = element.getAttribute('data-rove')
  const name = placed ? `${element.localName} data-rove="${placed}"` : element.localName
  return [
    {
      severity: 'error',
      what: `Attributes of <${name}> are shown as text after it.`,
      evidence: text.trim(),
      mend: lineBreaksMend(),
    },
  ]
}

/** A line break beside a block, and an empty paragraph: nobody writes them by hand. */
function addedBreaks(elements: readonly Element[]): Finding[] {
  const isAdded = (child: Element) =>
    child.localName === 'br'
      ? [beside(child, 'previousSibling'), beside(child, 'nextSibling')].some(isBlock)
      : child.localName === 'p' && child.childElementCount === 0 && isBlank(child) && child.attributes.length === 0
  const tags = elements.filter(({ children }) => [...children].some(isAdded)).map(({ localName }) => localName)
  return [...new Set(tags)].map((tag) => ({
    severity: 'warning',
    what: `A text filter has written line breaks or empty paragraphs into <${tag}>.`,
    mend: lineBreaksMend(),
  }))
}

const isBlank = (node: Node): boolean =>
  !(node instanceof Element && node.localName === 'br') && !node.textContent?.trim()

/** The next node that is not blank. */
function beside(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let at = node[side]
  while (at instanceof Text && isBlank(at)) at = at[side]
  return at
}

function isBlock(node: Node | null): boolean {
  return (
    node instanceof Element &&
    /^(article|details|div|dl|fieldset|form|h[1-6]|ol|p|section|table|template|ul)$/.test(node.localName)
  )
}
