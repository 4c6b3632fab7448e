/** Scripts, extensions and browsers that change the texts of a page, as they do it: each text again after each change. */
import type { Page } from '@playwright/test'

/** What changes the texts. */
export const textChangers = ['telephone links', 'bilingual translator', 'currency converter', 'highlighter'] as const
/** @see textChangers */
export type TextChanger = (typeof textChangers)[number]

/** Changes the texts with prices on all pages that are opened from now on, also in open shadow roots. */
export async function changeTexts(page: Page, changer: TextChanger): Promise<void> {
  await page.addInitScript((changer) => {
    const done = new WeakMap<Text, string>()
    const made = new WeakSet<Node>()
    const seen = new WeakSet<Node>()
    const observer = new MutationObserver(() => setTimeout(changeAll))

    function element(name: string, text: string): HTMLElement {
      const node = document.createElement(name)
      node.textContent = text
      made.add(node)
      for (const inner of node.childNodes) made.add(inner)
      return node
    }
    function plain(text: string): Text {
      const node = new Text(text)
      made.add(node)
      return node
    }

    const changes: Record<typeof changer, (text: Text, price: RegExpExecArray) => void> = {
      // As iOS and in-app browsers do it: the digits become a link, and the node keeps what follows.
      'telephone links'(text, { index, 0: digits }) {
        const link = element('a', digits)
        link.setAttribute('href', `tel:${digits.replace(/\D/g, '')}`)
        text.before(plain(text.data.slice(0, index)), link)
        text.data = text.data.slice(index + digits.length)
      },
      'bilingual translator'(text) {
        text.after(element('br', ''), element('span', `[${text.data}]`))
      },
      'currency converter'(text, { 0: digits }) {
        text.after(element('small', ` (≈ $${Math.round(Number(digits.replace(/\D/g, '')) / 1350)})`))
      },
      highlighter(text, { index, 0: digits }) {
        const part = text.splitText(index)
        const rest = part.splitText(digits.length)
        const mark = element('mark', '')
        part.before(mark)
        mark.append(part)
        for (const node of [part, rest]) made.add(node)
      },
    }

    function changeAll(): void {
      changeBelow(document.documentElement)
    }
    function changeBelow(root: Node): void {
      if (!seen.has(root)) observer.observe(root, { childList: true, characterData: true, subtree: true })
      seen.add(root)
      const texts: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node)
        else if (node instanceof Element && node.shadowRoot) changeBelow(node.shadowRoot)
      }
      for (const text of texts) {
        if (made.has(text) || done.get(text) === text.data) continue
        if (text.parentElement?.closest('script,style,template,textarea,title,[role=status],[aria-live]')) continue
        const price = /\d[\d,]{6,}/.exec(text.data)
        if (price) changes[changer](text, price)
        done.set(text, text.data)
      }
    }

    addEventListener('DOMContentLoaded', changeAll)
  }, changer)
}
