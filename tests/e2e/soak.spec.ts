/** Elements that come, are used and go, all of them: nothing of them stays, and at rest they do nothing. */
import type { Page } from '@playwright/test'
import { atCheckout } from './checkout-page'
import { expect, test } from './oracle'
import { countWakes, restOf } from './soak-count'
import { comeAndGo, type Step } from './soak-cycle'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialog = (at: string): readonly Step[] => [
  { at, until: 'dialog[open]' },
  { at: 'dialog [part=close-button]', until: '!dialog' },
]

/** Elements by the page they stand on, and how each is used. */
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
 * Whether each of several cycles leaves something behind: a node, a listener, or more memory than the engine itself
 * takes to learn the code. What is under way when the last one ends is waited for.
 */
async function expectLeft(page: Page, tag: string, steps: readonly Step[], expected: typeof nothing) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await comeAndGo(page, tag, steps, 2)
  const before = await restOf(session)
  await comeAndGo(page, tag, steps, cycles)
  const left = async () => {
    const after = await restOf(session)
    const each = (name: keyof typeof before) => (after[name] - before[name]) / cycles
    return { nodes: each('nodes') >= 1, listeners: each('listeners') >= 1, heap: each('heap') > 100_000 }
  }
  await expect.poll(left, { message: `what stays of ${tag}` }).toEqual(expected)
}

for (const [path, elements] of Object.entries(pages))
  test(`LOAD-04 nothing stays of ${Object.keys(elements).join(', ')}, and their page rests`, async ({ page }) => {
    if (path.startsWith('/cart')) await atCheckout(page)
    await page.goto(path)
    await page.evaluate(() => window.rove.ready())
    for (const [tag, steps] of Object.entries(elements)) await expectLeft(page, tag, steps, nothing)
    const { inAMinute } = await countWakes(page)
    await page.reload({ waitUntil: 'networkidle' })
    await page.evaluate(() => window.rove.ready())
    expect(await inAMinute()).toBe(0)
  })

test('LOAD-04 what stays of an element, and what keeps a page awake, is seen', async ({ page }) => {
  const { inAMinute } = await countWakes(page)
  await page.goto('/campaign/autumn-sale')
  await page.evaluate(() => window.rove.ready())
  // The clock on that page ticks.
  expect(await inAMinute()).toBe(60)
  await page.evaluate(() => {
    const kept: unknown[] = []
    for (const kind of ['nodes', 'listeners', 'heap']) {
      class Leaking extends HTMLElement {
        connectedCallback() {
          if (this.ownerDocument !== document) this.dataset.roveReason = 'other-document'
          else if (kind === 'nodes') kept.push(document.createElement('p'))
          else if (kind === 'listeners') addEventListener('soak', () => {})
          else kept.push(new Array(20_000).fill(Math.random()))
          this.dataset.roveState = 'ready'
        }
      }
      customElements.define(`soak-${kind}`, Leaking)
    }
    setInterval(() => kept.length, 1000)
  })
  for (const kind of ['nodes', 'listeners', 'heap'] as const)
    await expectLeft(page, `soak-${kind}`, [], { ...nothing, [kind]: true })
  expect(await inAMinute()).toBe(120)
})
