/** What a designer would see at once in any story, in any language and on any screen. */

/** Fails where a story is wider than its page, where words do not fit their box, or where a picture is missing. */
export function looksRight(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  // A pixel may come of a frame that is not quite to scale.
  if (scrollWidth > clientWidth + 1) throw new Error(`the story is ${scrollWidth - clientWidth} px wider than its page`)
  for (const element of everyElement(document.body)) {
    if (element instanceof HTMLImageElement && element.src && element.complete && element.naturalWidth === 0)
      throw new Error(`there is no picture ${element.src}`)
    if (isCutOff(element)) throw new Error(`“${element.textContent}” does not fit its ${element.localName}`)
  }
}

/** Within widgets too. */
function everyElement(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? everyElement(element.shadowRoot) : []),
  ])
}

/** Words of its own that are wider than it. What is for those who listen is a pixel high. */
function isCutOff(element: Element): boolean {
  const { clientWidth, clientHeight, scrollWidth, childNodes } = element
  if (clientHeight < 2 || clientWidth === 0 || scrollWidth <= clientWidth + 1) return false
  if (getComputedStyle(element).textOverflow === 'ellipsis') return false
  return [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())
}
