/** Text with wide spacing, as a visitor can set it. */
import { everyElement } from './looks-right'

const spacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}'

/**
 * No text is cut off when lines, letters, words and paragraphs have the widest spacing of WCAG.
 *
 * @wcag 1.4.12
 */
export function keepsSpacedText(): void {
  const before = new Set(cutOff())
  const style = new CSSStyleSheet()
  style.replaceSync(spacing)
  const roots = [document, ...everyElement(document.body).flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, style]
  const found = cutOff().filter((node) => !before.has(node))
  const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth
  for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== style)
  const [first] = found
  if (first) throw new Error(`with wide spacing “${first.textContent}” does not fit its ${first.localName}`)
  if (beyond > 1) throw new Error(`with wide spacing the story is ${beyond} px wider than its page`)
}

/** The elements that hide a part of their own text. */
function cutOff(): Element[] {
  return everyElement(document.body).filter((element) => {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
    if (clientHeight < 2 || clientWidth < 2) return false
    const { overflowX, overflowY } = getComputedStyle(element)
    const isCut =
      (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1)
    return isCut && hasText(element)
  })
}

/** Whether a text stands in the element itself or in an inline part of it. */
function hasText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) =>
      (node.nodeType === Node.TEXT_NODE && !!node.nodeValue?.trim()) ||
      (node instanceof Element && getComputedStyle(node).display === 'inline' && hasText(node)),
  )
}
