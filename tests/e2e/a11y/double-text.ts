/** Text of twice the size, as browsers enlarge it. */
import type { Locator } from '@playwright/test'

/** Doubles all text in an element, also in shadow roots. Its boxes keep their size. */
export function doubleText(box: Locator): Promise<void> {
  return box.evaluate((root) => {
    const below = (node: Element): Element[] =>
      [...node.children, ...(node.shadowRoot?.children ?? [])].flatMap((child) => [child, ...below(child)])
    const nodes = [root, ...below(root)].filter((node) => node instanceof HTMLElement)
    const sizes = nodes.map((node) => Number.parseFloat(getComputedStyle(node).fontSize))
    nodes.forEach((node, n) => {
      node.style.setProperty('font-size', `${(sizes[n] ?? 16) * 2}px`, 'important')
    })
  })
}
