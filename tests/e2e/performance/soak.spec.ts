/** Removed elements leave nothing in memory, and an idle page runs no code of any element. */
import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { atCheckout } from '../checkout/checkout-page'
import { stops } from '../every-element/every-element'
import { expect, test } from '../kit/oracle'
import { countWakes, remainsOf } from './soak-count'
import { repeatUse, type Step, serverHtmlOf } from './soak-cycle'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialog = (at: string): readonly Step[] => [
  { at, until: 'dialog[open]' },
  { at: 'dialog [part=close-button]', until: '!dialog' },
]

const forwards: readonly Step[] = [
  { at: '[data-rove-carousel=next]', until: '[data-rove-carousel=previous][aria-disabled=false]' },
]

type Uses = Readonly<Record<string, readonly Step[]>>

/** The elements by page, and how each is used. */
const used: Readonly<Record<string, Uses>> = {
  '/demo/ajax?as=guest&country=US': {
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
  '/?as=guest&country=US': {
    'rove-home-poem': [],
    'rove-home-membership': forwards,
    'rove-home-originals': forwards,
    'rove-home-bestsellers': forwards,
    'rove-home-advantages': [],
  },
  '/sofas?as=guest&country=US': { 'rove-listing': [] },
  '/search/products/sofa/?as=guest&country=US': { 'rove-search-results': [] },
  '/product/marlow-3-seat-sofa?as=guest&country=US': {
    'rove-gallery': dialog('[part=picture]'),
    'rove-buybox': dialog('[part=delivery-button]'),
    'rove-financing': dialog('[part=button]'),
  },
  '/host-program/faq?as=guest&country=US': { 'rove-faq': [{ at: 'summary', until: 'details[open]' }] },
  '/journal?as=guest&country=US': { 'rove-blog': [] },
  '/videos?as=guest&country=US': {
    'rove-videos': [
      { at: '[data-rove-video]', until: '[data-rove-videos=player]' },
      { at: '[data-rove-videos=close-button]', until: '![data-rove-videos=player]' },
    ],
  },
  '/toronto-showroom?as=guest&country=US': { 'rove-showroom': [] },
  '/user/membership?as=member&country=US': {
    'rove-membership-renewal': [{ at: 'button', until: 'dialog[open]' }, ...dialog('unused').slice(1)],
  },
  '/planner?as=guest&country=US': {
    'rove-ar-tour': [
      { at: '[part=show-button]', until: '[part=tip]' },
      { at: '[part=close-button]', until: '![part=tip]' },
    ],
  },
  '/community?as=guest&country=US': { 'rove-community': [] },
  '/reviews/gallery?as=guest&country=US': { 'rove-reviews': [] },
  '/host-connect?as=guest&country=US': { 'rove-hosts': [] },
  '/swatch-request?as=guest&country=US': { 'rove-swatch-request': [] },
  '/i-love': { 'rove-wishlist': [], 'rove-countdown': [] },
  '/trade/application?as=guest&country=US': { 'rove-trade-application': [] },
  '/cart': { 'rove-cart': [], 'rove-email-cart': [] },
  '/cart/checkout': { 'rove-checkout': [] },
}

const tags = Object.values(used).flatMap((uses) => Object.keys(uses))
/** The elements that are not above, each with the path of a page: they are not used there. */
const unused = new Map(
  stops
    .flatMap(({ path, elements }) => elements.map((name) => [`rove-${name}`, path] as const))
    .filter(([tag]) => !tags.includes(tag)),
)
const visits: readonly (readonly [what: string, path: string, uses: Uses])[] = [
  ...Object.entries(used).map(([path, uses]) => [`elements of ${path.split('?')[0]}`, path, uses] as const),
  ...[...unused].map(([tag, path]) => [`elements ${tag}`, path, { [tag]: [] }] as const),
]
const cycles = 4
const nothing = { nodes: false, listeners: false, heap: false }

/**
 * Checks whether several cycles leave nodes, listeners or memory: on average at least one node or listener per cycle, or
 * more memory than the engine's own compiled code. What leaks grows in every series of cycles; what starts late on the
 * page, or is released late, changes one series.
 */
async function expectLeft(page: Page, tag: string, steps: readonly Step[], expected: typeof nothing) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const html = await serverHtmlOf(page, tag)
  await repeatUse(page, tag, html, steps, 2)
  let last = await remainsOf(session)
  const left = async () => {
    const before = last
    await repeatUse(page, tag, html, steps, cycles)
    last = await remainsOf(session)
    const each = (name: keyof typeof last) => (last[name] - before[name]) / cycles
    return { nodes: each('nodes') >= 1, listeners: each('listeners') >= 1, heap: each('heap') > 100_000 }
  }
  let found = await left()
  // Counted in series, not in time: a series takes long on a busy machine.
  for (let n = 1; n < 6 && !isDeepStrictEqual(found, expected); n++) found = await left()
  expect(found, `what ${tag} leaves in memory`).toEqual(expected)
}

for (const [what, path, uses] of visits)
  test(`LOAD-04 ${what} leave nothing, and it is idle`, { tag: '@nightly' }, async ({ page }) => {
    if (path.startsWith('/cart')) await atCheckout(page)
    // Code that starts when the page is idle, as tracking, must have started before anything is counted.
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => window.rove.ready())
    for (const [tag, steps] of Object.entries(uses)) await expectLeft(page, tag, steps, nothing)
    const { inAMinute } = await countWakes(page)
    await page.reload({ waitUntil: 'networkidle' })
    await page.evaluate(() => window.rove.ready())
    expect(await inAMinute()).toBe(0)
  })

test('LOAD-04 a leaking element and a page that keeps waking are detected', { tag: '@nightly' }, async ({ page }) => {
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
