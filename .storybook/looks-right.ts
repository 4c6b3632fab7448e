/** Finds layout errors in a story, in every language and at every width. */

/** Fails if a story is wider than its page, if a text does not fit its box, or if a picture is missing. */
export function looksRight(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  // One pixel may be a rounding error of a scaled frame.
  if (scrollWidth > clientWidth + 1) throw new Error(`the story is ${scrollWidth - clientWidth} px wider than its page`)
  for (const element of everyElement(document.body)) {
    if (element instanceof HTMLImageElement && element.src && element.complete && element.naturalWidth === 0)
      throw new Error(`the picture ${element.src} is missing`)
    if (isCutOff(element)) throw new Error(`“${element.textContent}” does not fit its ${element.localName}`)
  }
}

/** All elements below a node, also those in shadow roots. */
export function everyElement(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? everyElement(element.shadowRoot) : []),
  ])
}

/** Whether an element's own text is wider than the element. Texts for screen readers only, one pixel high, do not count. */
function isCutOff(element: Element): boolean {
  const { clientWidth, clientHeight, scrollWidth, childNodes } = element
  if (clientHeight < 2 || clientWidth === 0 || scrollWidth <= clientWidth + 1) return false
  if (getComputedStyle(element).textOverflow === 'ellipsis') return false
  return [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())
}
