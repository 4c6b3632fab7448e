/** Removed elements leave nothing in memory, and an idle page runs no code of any element. */
import type { Page } from '@playwright/test'
import { atCheckout } from './checkout-page'
import { expect, test } from './oracle'
import { countWakes, remainsOf } from './soak-count'
import { repeatUse, type Step } from './soak-cycle'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialog = (at: string): readonly Step[] => [
  { at, until: 'dialog[open]' },
  { at: 'dialog [part=close-button]', until: '!dialog' },
]

/** The elements by page, and how each is used. */
const pages: Readonly<Record<string, Readonly<Record<string, readonly Step[]>>>> = {
  '/sofas?as=guest&country=US': {
    'rove-love': [],
    'rove-love-count': [],
    'rove-search': [
      { at: '[part=input]', type: 'sofa', until: '[data-state=results]' },
      { at: '[part=input]', type: '', until: '![data-state=results]' },
    ],
    'rove-popups': [],
    'rove-chat': [],
    'rove-country': [],
    'rove-header': [],
    'rove-page': [],
  },
  '/product/marlow-3-seat-sofa?as=guest&country=US': {
    'rove-gallery': dialog('[part=picture]'),
    'rove-buybox': dialog('[part=delivery-button]'),
    'rove-financing': dialog('[part=button]'),
  },
  '/i-love': { 'rove-wishlist': [], 'rove-countdown': [] },
  '/cart': { 'rove-cart': [], 'rove-email-cart': [] },
  '/cart/checkout': { 'rove-checkout': [] },
}
const cycles = 4
const nothing = { nodes: false, listeners: false, heap: false }

/**
 * Checks whether several cycles leave nodes, listeners or memory: on average at least one node or listener per cycle, or
 * more memory than the engine's own compiled code. Waits for pending work of the last cycle.
 */
async function expectLeft(page: Page, tag: string, steps: readonly Step[], expected: typeof nothing) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await repeatUse(page, tag, steps, 2)
  const before = await remainsOf(session)
  await repeatUse(page, tag, steps, cycles)
  const left = async () => {
    const after = await remainsOf(session)
    const each = (name: keyof typeof before) => (after[name] - before[name]) / cycles
    return { nodes: each('nodes') >= 1, listeners: each('listeners') >= 1, heap: each('heap') > 100_000 }
  }
  await expect.poll(left, { message: `what ${tag} leaves in memory` }).toEqual(expected)
}

for (const [path, elements] of Object.entries(pages))
  test(`LOAD-04 no node, listener or memory of ${Object.keys(elements).join(', ')} is left after removal, and the page is idle`, async ({
    page,
  }) => {
    if (path.startsWith('/cart')) await atCheckout(page)
    // Code that starts when the page is idle, as tracking, must have started before anything is counted.
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => window.rove.ready())
    for (const [tag, steps] of Object.entries(elements)) await expectLeft(page, tag, steps, nothing)
    const { inAMinute } = await countWakes(page)
    await page.reload({ waitUntil: 'networkidle' })
    await page.evaluate(() => window.rove.ready())
    expect(await inAMinute()).toBe(0)
  })

test('LOAD-04 a leaking element and a page that keeps waking are detected', async ({ page }) => {
  const { inAMinute } = await countWakes(page)
  await page.goto('/campaign/autumn-sale')
  await page.evaluate(() => window.rove.ready())
  // The clock on that page ticks.
  expect(await inAMinute()).toBe(60)
  await page.evaluate(() => {
    const leaked: unknown[] = []
    for (const kind of ['nodes', 'listeners', 'heap']) {
      class Leaking extends HTMLElement {
        connectedCallback() {
          if (this.ownerDocument !== document) this.dataset.roveReason = 'other-document'
          else if (kind === 'nodes') leaked.push(document.createElement('p'))
          else if (kind === 'listeners') addEventListener('soak', () => {})
          else leaked.push(new Array(20_000).fill(Math.random()))
          this.dataset.roveState = 'ready'
        }
      }
      customElements.define(`soak-${kind}`, Leaking)
    }
    setInterval(() => leaked.length, 1000)
  })
  for (const kind of ['nodes', 'listeners', 'heap'] as const)
    await expectLeft(page, `soak-${kind}`, [], { ...nothing, [kind]: true })
  expect(await inAMinute()).toBe(120)
})
