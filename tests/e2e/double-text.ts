/** Text of twice the size, as browsers enlarge it. */
import type { Locator } from '@playwright/test'

/** Doubles all text in an element. Its boxes keep their size. */
export function doubleText(box: Locator): Promise<void> {
  return box.evaluate((root) => {
    const nodes = [root, ...root.querySelectorAll('*')].filter((node) => node instanceof HTMLElement)
    const sizes = nodes.map((node) => Number.parseFloat(getComputedStyle(node).fontSize))
    nodes.forEach((node, n) => {
      node.style.setProperty('font-size', `${(sizes[n] ?? 16) * 2}px`, 'important')
    })
  })
}
