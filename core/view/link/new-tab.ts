/** Links that open in a new tab. */
import { readMarket } from '../../base/country/country.setting'
import { adoptInPage } from '../../base/styles/style-sheet'
import { createTextLookup } from '../../base/texts/texts'
import signCss from './new-tab.css?inline'
import { newTabTexts } from './new-tab.texts'

/**
 * Opens links in a new tab, without access to this page. Says so to screen readers, and marks those that have a text
 * with `data-rove-new-tab`.
 */
export function openInNewTabs(root: Element, selector: string): void {
  const hint = createTextLookup(newTabTexts, readMarket().language)('newTab')
  for (const link of root.querySelectorAll<HTMLAnchorElement>(selector)) {
    if (link.localName !== 'a') continue
    link.target = '_blank'
    link.relList.add('noopener')
    const name = nameOf(link)
    if (name && !name.includes(hint)) link.setAttribute('aria-label', `${name} (${hint})`)
    link.toggleAttribute('data-rove-new-tab', !!link.textContent?.trim())
  }
}

/** Shows a sign after the links that are marked. The theme's own rule for it wins. */
export function showSigns(signal: AbortSignal): void {
  signal.addEventListener('abort', adoptInPage(signCss))
}

/** The accessible name of a link, without what is in certain elements. */
export function nameOf(link: HTMLElement, without?: string): string {
  return contentOf(link, without).trim().replace(/\s+/g, ' ') || link.title
}

function contentOf(node: Node, without: string | undefined): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
  if (node.getAttribute('aria-hidden') === 'true' || (without && node.matches(without))) return ''
  const own = node.getAttribute('aria-label') ?? node.getAttribute('alt')
  return own ?? [...node.childNodes].map((child) => contentOf(child, without)).join('')
}
