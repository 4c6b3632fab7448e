/** Pages whose scripts add functions to `Object.prototype`, under each name that some code reads. */
import { atCheckout, expectPaid, fillIn, pay, typeOwnCard } from '../checkout/checkout-page'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { layer } from '../tracking/tracked-visit'
import { ofOurStates, ofOurs, ofThePlatform, ofTheViewLibrary, ofTracking } from './inherited'

const tags = 'rove-search, rove-love, rove-love-count, rove-gallery, rove-buybox, rove-financing'
const readers = {
  'the platform reads': ofThePlatform,
  'the view library reads': ofTheViewLibrary,
  'our code reads as optional': ofOurs,
}

for (const [what, names] of someOf(Object.entries(readers)))
  test(`LOAD-04 elements render if every object inherits what ${what}`, { tag: '@nightly' }, async ({
    page,
    oracle,
  }) => {
    expect(names.length).toBeGreaterThan(25)
    oracle.allowReports(/^\[rove\]/)
    await page.addInitScript(
      ({ names, tags }) => {
        for (const name of names) Object.assign(Object.prototype, { [name]: () => {} })
        const isSettled = ({ dataset }: HTMLElement) => /ready|fallback/.test(dataset.roveState ?? '')
        let looks = 0
        const timer = setInterval(() => {
          const elements = [...document.querySelectorAll<HTMLElement>(tags)]
          const isOver = elements.length > 0 && elements.every(isSettled)
          // Not a time: a machine that stands still looks at nothing.
          if (!isOver && looks++ < 400) return
          clearInterval(timer)
          // Playwright's own code in the page also reads options.
          for (const name of names) Reflect.deleteProperty(Object.prototype, name)
          document.documentElement.id = 'settled'
        }, 50)
      },
      { names, tags },
    )
    // An old jQuery fails on such a page, so only rove.js is included.
    await page.route('**/product/*', async (route) => {
      const response = await route.fetch()
      const html = (await response.text())
        .replace(/<script src="(?!\/rove\/)[^>]*><\/script>/g, '')
        .replace('jQuery.extend(Drupal.settings,', 'Object.assign((window.Drupal = { settings: {} }).settings,')
        .replace(/<rove-(?=[a-z-]+[ >])([a-z-]+)/g, '<rove-$1 load="eager"')
      await route.fulfill({ response, body: html })
    })
    await page.goto('/product/marlow-3-seat-sofa?country=US&as=guest')
    await expect(page.locator('#settled')).toBeAttached({ timeout: 60_000 })
    const shown = await page.locator(tags).evaluateAll((all) =>
      (all as HTMLElement[]).map(({ localName, dataset, shadowRoot, offsetHeight }) => {
        const isServers = shadowRoot === null || shadowRoot.querySelector('slot:not([name])') !== null
        const isOurs = !!shadowRoot?.querySelector('button, input, p, span')
        const { roveState, roveReason } = dataset
        const good = roveState === 'ready' ? isOurs && offsetHeight > 0 : isServers && !!roveReason
        return `${good ? '' : 'wrong: '}${localName} ${roveState} ${roveReason ?? ''}`
      }),
    )
    expect(shown.filter((one) => one.startsWith('wrong'))).toEqual([])
  })

test('LOAD-04 PAY-01 a guest can pay if every object inherits the names of our states', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  // Third-party scripts fail on such a page.
  oracle.allowReports(/^\[rove\] (stripe|klarna|affirm|payment)/)
  await page.route('**/vendors/**', (route) => route.fulfill({ status: 404 }))
  expect(ofOurStates).toContain('attempt')
  // Names that Playwright reads from its own objects are left out.
  const names = ofOurStates.filter((name) => !['value', 'id', 'error'].includes(name))
  await page.addInitScript((names) => {
    for (const name of names)
      Object.defineProperty(Object.prototype, name, { value: 'theirs', configurable: true, writable: true })
  }, names)
  const { id, method } = await atCheckout(page)
  await fillIn(page, 'US')
  await method('credit').check()
  await typeOwnCard(page)
  await pay(page)
  await page.getByRole('button', { name: 'Submit order' }).click()
  await expectPaid(page, id)
})

test('LOAD-04 TRACK-01 a visit is tracked if objects inherit tracking’s optional names', { tag: '@nightly' }, async ({
  page,
}) => {
  expect(ofTracking).toContain('each')
  await page.addInitScript((names) => {
    const value = () => {
      throw new Error('not yours')
    }
    for (const name of names)
      Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true })
  }, ofTracking)
  await page.request.get('/?consent=all')
  const { email, proceed, step } = await atCheckout(page)
  await email.fill('ada@home.test')
  await proceed.click()
  await expect(step(1)).toHaveAttribute('data-state', 'current')
  await expect.poll(() => layer(page)).toEqual(expect.arrayContaining(['page_view', 'begin_checkout', 'checkout_step']))
})
