/**
 * A `test` that also fails if an error, a forbidden request, an undeclared global, two prices of one product or a claim
 * without an answer occurred on one of its pages.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { keepUses } from '../../used/keep-uses'
import { test as base } from './steady-browser'
import { raiseTimeLimits } from './time-limits'
import { watchClaims } from './watch-claims'
import { expect, watchControls } from './watch-controls'

export { expect }

/** Expectations of a test. */
export interface Oracle {
  /** Console errors of the widgets, or `price mismatch`, that the test causes on purpose: each must occur. */
  expectReports(...patterns: RegExp[]): void
  /** Console errors of the widgets that may occur or not, for instance in a race. */
  allowReports(...patterns: RegExp[]): void
}

/** Globals of the providers' scripts and frames. */
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
/** Globals of the demo host's scripts, the widgets, these checks and the accessibility checker. */
const declaredGlobals = [
  ...vendorGlobals,
  '$',
  'jQuery',
  'Drupal',
  'drupalSettings',
  'roveSettings',
  'rove',
  '__globalsSince',
  '__pwClock',
  'axe',
  '__core-js_shared__',
]

/** What a file of tests chooses with `test.use`. */
export interface Choices {
  readonly timeLimits: 'raised' | 'shipped'
  /**
   * The shop's pages. `bare`: only their content, without header and footer, font files and the host's scripts. A page
   * like this loads in half the time, and is enough for what a widget does by itself.
   */
  readonly layout: 'whole' | 'bare'
}

export const test = base.extend<Choices & { oracle: Oracle }>({
  timeLimits: ['raised', { option: true }],
  layout: ['whole', { option: true }],
  oracle: [
    async ({ context, baseURL, timeLimits, layout }, use, { testId }) => {
      await context.addCookies([{ name: 'demo_layout', value: layout, url: baseURL ?? '' }])
      if (timeLimits === 'raised') await raiseTimeLimits(context)
      const { expectReports, allowReports, harm } = await watch(context, baseURL ?? '')
      const usesOf = process.env.NIGHTLY ? await watchControls(context) : undefined
      const untrue = watchClaims(context)
      await use({ expectReports, allowReports })
      expect(await untrue()).toEqual([])
      if (usesOf) keepUses(testId, await usesOf())
      // What a test answers itself can still be asked for.
      for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
      expect(await harm()).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Watches all pages of a context, also later ones, for uncaught errors, console errors of the widgets, violations of the
 * page's content security policy, requests to other origins, undeclared globals, and prices that differ.
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
    addEventListener('rove:price:mismatch', (event) => {
      console.error(`price mismatch: ${JSON.stringify((event as CustomEvent).detail)}`)
    })
  })
  context.on('weberror', (error) => seen.push(`page error: ${error.error().message}`))
  context.on('console', (message) => {
    const text = message.text()
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return
    const ours =
      /^(\[rove\]|policy violated|price mismatch)/.test(text) || message.location().url.startsWith(`${baseURL}/rove/`)
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
    /** The problems found until now. */
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
  const since = await globalsSince(page)
  return since.filter((name) => !declaredGlobals.includes(name))
}

async function globalsSince(page: Page): Promise<string[]> {
  try {
    return await page.evaluate(() => (window as unknown as { __globalsSince(): string[] }).__globalsSince())
  } catch (error) {
    // The page was navigating when the test ended, perhaps through several documents: the last one is checked.
    if (!`${error}`.includes('Execution context was destroyed')) throw error
    return globalsSince(page)
  }
}
