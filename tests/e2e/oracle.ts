/** A test that also fails when the pages it looked at were harmed: asked at the end of every test. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

export { expect }

/** What a test may say to the oracle. */
export interface Oracle {
  /** Console errors of ours that this test brings about on purpose: each of them is to be seen. */
  expectReports(...patterns: RegExp[]): void
  /** Those that may come or not: where two race. */
  allowReports(...patterns: RegExp[]): void
}

/** Globals of the scripts of those who are paid by or looked up at, and of their frames. */
const vendorGlobals = [
  'Stripe',
  'Klarna',
  'affirm',
  'google',
  'kakao',
  '__rovePlaces',
  '__lc',
  'LiveChatWidget',
  'dataLayer',
  'klarnaAsyncCallback',
  'klaviyo',
  '_klOnsite',
  '_learnq',
  'fbq',
  'pdst',
  'audience',
  '0',
  '1',
]
/** Globals that the demo host's own scripts make, ours, the oracle's, and the accessibility checker's. */
const declaredGlobals = [
  ...vendorGlobals,
  '$',
  'jQuery',
  'Drupal',
  'rove',
  '__globalsSince',
  '__pwClock',
  'axe',
  '__core-js_shared__',
]

export const test = base.extend<{ oracle: Oracle }>({
  oracle: [
    async ({ context, baseURL }, use) => {
      const { expectReports, allowReports, harm } = await watch(context, baseURL ?? '')
      await use({ expectReports, allowReports })
      expect(await harm()).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Watches every page of a context, later ones too: errors nobody caught, errors of ours on the console, violations of
 * the page's policy, requests to other origins, globals that nobody declared.
 */
export async function watch(context: BrowserContext, baseURL: string) {
  const seen: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  const met = new Set<RegExp>()
  await context.addInitScript(() => {
    const before = new Set(Object.getOwnPropertyNames(window))
    Object.assign(window, {
      __globalsSince: () => Object.getOwnPropertyNames(window).filter((name) => !before.has(name)),
    })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`policy violated: ${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  context.on('weberror', (error) => seen.push(`page error: ${error.error().message}`))
  context.on('console', (message) => {
    const text = message.text()
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return
    const ours = /^(\[rove\]|policy violated)/.test(text) || message.location().url.startsWith(`${baseURL}/rove/`)
    const known = [...expected, ...allowed].filter((pattern) => pattern.test(text))
    for (const pattern of known) met.add(pattern)
    if (ours && known.length === 0) seen.push(text)
  })
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(baseURL) && !/^(data|blob|about):/.test(url)) seen.push(`request to ${url}`)
  })
  return {
    expectReports: (...patterns: RegExp[]) => void expected.push(...patterns),
    allowReports: (...patterns: RegExp[]) => void allowed.push(...patterns),
    /** What was seen until now. */
    async harm(): Promise<string[]> {
      const globals = await Promise.all(context.pages().filter(isOpen).map(undeclaredGlobals))
      const missed = expected.filter((pattern) => !met.has(pattern)).map((pattern) => `not reported: ${pattern}`)
      return [...seen, ...globals.flat().map((name) => `new global: ${name}`), ...missed]
    },
  }
}

function isOpen(page: Page): boolean {
  return !page.isClosed() && page.url().startsWith('http')
}

async function undeclaredGlobals(page: Page): Promise<string[]> {
  const since = await page.evaluate(() => (window as unknown as { __globalsSince(): string[] }).__globalsSince())
  return since.filter((name) => !declaredGlobals.includes(name))
}
