/** One visit of every element: what was found there is shared by the tests about it. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { raiseTimeLimits } from '../kit/time-limits'
import { violationsOn } from '../kit/violations'
import { findHostFaults } from './element-host'
import { addKit } from './element-kit'
import { findNameFaults } from './element-names'
import { findShapeFaults } from './element-shape'
import { walk } from './element-walk'
import { prepare, type Stop, stops, visit } from './every-element'

/** What was found at one stop. */
export interface Found extends Stop {
  /** What the server wrote. */
  readonly html: string
  readonly names: ReturnType<typeof findNameFaults>
  readonly shape: ReturnType<typeof findShapeFaults>
  readonly host: ReturnType<typeof findHostFaults>
  readonly violations: readonly unknown[]
  /** By element. */
  readonly walks: Readonly<Record<string, Awaited<ReturnType<typeof walk>>>>
  /** Buttons that have acted although the pointer was moved away before it was released. */
  readonly hasty: readonly string[]
  /** The number of buttons that were tried. */
  readonly tried: number
}

/** Opens all stops in one context, each in a page of its own: what was pressed at one stop does not reach the next. */
export async function visitAll(browser: Browser, options: BrowserContextOptions): Promise<readonly Found[]> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  // What cannot be pressed or loaded is named, long before the visit as a whole would end.
  context.setDefaultTimeout(120_000)
  await raiseTimeLimits(context)
  await context.addInitScript(markNewsletterShown)
  const found: Found[] = []
  try {
    await prepare(await context.newPage())
    for (const stop of stops) {
      const page = await context.newPage()
      found.push(await withinMinutes(4, stop.path, lookAt(page, stop)))
      await page.close()
    }
  } finally {
    await context.close()
  }
  return found
}

/** A popup that opens after 15 seconds would cover what a slow machine has not looked at yet. */
function markNewsletterShown(): void {
  localStorage.setItem('rove_last_shown', JSON.stringify({ newsletter: Date.now() }))
}

/** A visit that stands still says where. */
async function withinMinutes<Result>(minutes: number, path: string, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${path} was not looked at within ${minutes} minutes`)), minutes * 60_000)
  })
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}

async function lookAt(page: Page, stop: Stop): Promise<Found> {
  const tags = stop.elements.map((name) => `rove-${name}`)
  const html = await visit(page, stop)
  await addKit(page, tags)
  const names = await page.evaluate(findNameFaults)
  const shape = await page.evaluate(findShapeFaults)
  const host = await page.evaluate(findHostFaults, !!stop.open)
  const violations = await violationsOn(page)
  const isModal = await page.evaluate(() => document.kit.inside().some((node) => node.matches('dialog[open]')))
  const { hasty, tried } = isModal ? { hasty: [], tried: 0 } : await pressAndLeave(page)
  const walks: Record<string, Awaited<ReturnType<typeof walk>>> = {}
  for (const tag of isModal ? [] : tags) walks[tag] = await walk(page, page.locator(tag).first())
  return { ...stop, html, names, shape, host, violations, walks, hasty, tried }
}

/** Presses buttons, moves the pointer away, and releases it there. */
async function pressAndLeave(page: Page): Promise<{ hasty: string[]; tried: number }> {
  const hasty: string[] = []
  const width = page.viewportSize()?.width ?? 0
  const buttons = await page.evaluate(() => {
    const { kit } = document
    return kit.elements.flatMap((element) => {
      const nodes = [...kit.below(element), ...(element.shadowRoot ? kit.below(element.shadowRoot) : [])]
      const kinds = new Set<string>()
      return nodes
        .filter((node) => node.matches('button,summary,a[href]') && kit.isShown(node))
        .filter((node) => {
          const kind = `${node.localName} ${node.getAttribute('part') ?? node.className}`
          return !kinds.has(kind) && !!kinds.add(kind)
        })
        .slice(0, 4)
        .map((node) => {
          node.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left, top, width, height } = node.getBoundingClientRect()
          return { x: left + width / 2, y: top + height / 2, scroll: scrollY, says: kit.say(node) }
        })
    })
  })
  for (const { x, y, scroll, says } of buttons) {
    const changed = async () => {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll)
      await page.mouse.move(x, y)
      const before = (await page.evaluate(() => document.kit.state())).split('\n')
      await page.mouse.down()
      await page.mouse.move(x > width / 2 ? 2 : width - 2, 2)
      await page.mouse.up()
      const after = (await page.evaluate(() => document.kit.state())).split('\n')
      return after.findIndex((line, n) => line !== before[n])
    }
    const first = await changed()
    // Another address or an open dialog is the press. What an answer of the server changes meanwhile, it changes once.
    if (first === 0 || first === 1 || (first > 1 && (await changed()) >= 0)) hasty.push(says)
  }
  return { hasty, tried: buttons.length }
}
