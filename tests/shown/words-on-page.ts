/** Whether a text can be read on the page, or is read by a screen reader. */

const attributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
]

/** @param text a text as it was looked up; views put elements where it has `|` */
export function isOnPage(text: string): boolean {
  const words = wordsOf(document.body).join('\n')
  const parts = text.split('|').map(spaced).filter(Boolean)
  return parts.length > 0 && parts.every((part) => words.includes(part))
}

/** What is said by the visible elements below a node, also in shadow roots. */
function wordsOf(node: ParentNode): string[] {
  return [...node.childNodes].flatMap((child) => {
    if (child instanceof Text) return [spaced(child.data)]
    if (!(child instanceof Element) || !isRendered(child)) return []
    const own = attributes.map((name) => spaced(child.getAttribute(name) ?? ''))
    if (child instanceof HTMLInputElement && /^(submit|button|reset)$/.test(child.type)) own.push(spaced(child.value))
    return [...own, ...(child.shadowRoot ? wordsOf(child.shadowRoot) : []), ...wordsOf(child)]
  })
}

/** An element with `display: contents` has no box, but what is in it has. An option is shown when its list is opened. */
const isRendered = (element: Element): boolean =>
  element.checkVisibility() || element instanceof HTMLOptionElement || getComputedStyle(element).display === 'contents'

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
