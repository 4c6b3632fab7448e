/** Translates pages as browsers do: each text is replaced by a `<font>` element, again after each change. */
import type { Page } from '@playwright/test'

/** Translates all pages that are opened from now on, also in open shadow roots: "Cart" becomes "«Cart»". */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untranslated = 'script,style,noscript,template,textarea,title,font'
    const seen = new WeakSet<Node>()
    const observer = new MutationObserver(() => setTimeout(translateAll))

    function translateAll(): void {
      translateBelow(document.documentElement)
    }

    function translateBelow(root: Node): void {
      if (!seen.has(root))
        observer.observe(root, { childList: true, characterData: true, attributes: true, subtree: true })
      seen.add(root)
      const texts: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node)
        else if (node instanceof Element && node.shadowRoot) translateBelow(node.shadowRoot)
      }
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(untranslated)) continue
        const font = document.createElement('font')
        font.textContent = `«${text.data}»`
        text.replaceWith(font)
      }
    }

    addEventListener('DOMContentLoaded', translateAll)
  })
}

/** The translations that the views of a page show for texts that they no longer have. */
export function outdatedTranslations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const views: ParentNode[] = [...document.querySelectorAll('.rove-light')]
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) views.push(shadowRoot)
    return views
      .flatMap((view) => [...view.querySelectorAll('font')])
      .filter(({ nextSibling }) => !(nextSibling instanceof Text && nextSibling.data === ''))
      .map(({ textContent }) => textContent ?? '')
  })
}
