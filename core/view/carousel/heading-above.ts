/** The heading of a carousel: the first one above its slides. A slide can have headings of its own. */
export function headingAbove(root: Element): HTMLElement | undefined {
  const slides = root.querySelector('[data-rove-carousel=slides]')
  return [...root.querySelectorAll<HTMLElement>('h2,h3')].find(
    (heading) => slides && heading.compareDocumentPosition(slides) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}
