/** Sentences of the elements that claim what the server has to have answered: without its answer they are untrue. */
import type { BrowserContext, Page } from '@playwright/test'

/** A sentence, in all languages, and the call that must have been answered before it. */
const claims: readonly (readonly [says: RegExp, path: string])[] = [
  [/EMAIL SENT!|COURRIEL ENVOYÉ!|이메일을 보냈습니다!|電郵已傳送！/, '/klaviyo/email-myself'],
]

/** @returns the claims that the pages of a context make now, and that nothing has answered */
export function watchClaims(context: BrowserContext): () => Promise<readonly string[]> {
  const answered = new Set<string>()
  context.on('response', (response) => answered.add(new URL(response.url()).pathname))
  return async () => {
    const texts = await Promise.all(context.pages().map(textsOf))
    return texts
      .flatMap((text) =>
        claims.filter(([says, path]) => says.test(text) && ![...answered].some((one) => one.endsWith(path))),
      )
      .map(([, path]) => `the page says so without an answer of ${path}`)
  }
}

/** What the elements of a page say; nothing where it is being left. */
async function textsOf(page: Page): Promise<string> {
  if (page.isClosed() || !page.url().startsWith('http')) return ''
  const read = () =>
    [...document.querySelectorAll('[data-rove-state]')]
      .map((element) => `${element.textContent} ${element.shadowRoot?.textContent ?? ''}`)
      .join(' ')
  return page.evaluate(read).catch(() => '')
}
