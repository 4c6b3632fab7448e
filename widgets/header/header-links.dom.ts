/** The header's links: those for the visitor, and those that open in a new tab (SHELL-04, SHELL-05). */
import { isFor, type VisitorKind } from './header.rules'

/** Hides what the server has marked for other visitors, and shows what it has marked for this one. */
export function showForVisitor(root: Element, visitor: VisitorKind): void {
  for (const node of root.querySelectorAll<HTMLElement>('[data-rove-visitor]'))
    node.hidden = !isFor(node.dataset.roveVisitor ?? '', visitor)
}

/** Opens links in a new tab, without access to this page, and says so to screen readers. */
export function openInNewTabs(root: Element, selector: string, hint: string): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(selector)) {
    if (link.localName !== 'a') continue
    link.target = '_blank'
    link.relList.add('noopener')
    const name = nameOf(link).trim().replace(/\s+/g, ' ') || link.title
    if (name && !name.includes(hint)) link.setAttribute('aria-label', `${name} (${hint})`)
  }
}

/** The accessible name of a node from its content. */
function nameOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
  if (node.getAttribute('aria-hidden') === 'true') return ''
  return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? [...node.childNodes].map(nameOf).join('')
}
