/** Pages whose scripts have put functions on every object, under each of the names that something reads. */
import { atCheckout, expectPaid, fillIn, pay, typeOwnCard } from './checkout-page'
import { ofOurStates, ofOurs, ofThePlatform, ofTheViewLibrary } from './inherited'
import { expect, test } from './oracle'

const tags = 'rove-search, rove-love, rove-love-count, rove-gallery, rove-buybox, rove-financing'
const readers = {
  'the platform reads of options': ofThePlatform,
  'the view library reads': ofTheViewLibrary,
  'we call optional': ofOurs,
}

for (const [what, names] of Object.entries(readers))
  test(`LOAD-04 where every object has what ${what}, each element shows what it should`, async ({ page, oracle }) => {
    expect(names.length).toBeGreaterThan(25)
    oracle.allowReports(/^\[rove\]/)
    await page.addInitScript(
      ({ names, tags }) => {
        for (const name of names) Object.assign(Object.prototype, { [name]: () => {} })
        const isSettled = ({ dataset }: HTMLElement) => /ready|fallback/.test(dataset.roveState ?? '')
        const timer = setInterval(() => {
          const elements = [...document.querySelectorAll<HTMLElement>(tags)]
          const isOver = elements.length > 0 && elements.every(isSettled)
          if (!isOver && performance.now() < 12_000) return
          clearInterval(timer)
          // Whoever drives the browser reads options too.
          for (const name of names) Reflect.deleteProperty(Object.prototype, name)
          document.documentElement.id = 'settled'
        }, 50)
      },
      { names, tags },
    )
    // An old jQuery does not stand it: such a page has ours alone, all of it at once.
    await page.route('**/product/*', async (route) => {
      const response = await route.fetch()
      const html = (await response.text())
        .replace(/<script src="(?!\/rove\/)[^>]*><\/script>/g, '')
        .replace('jQuery.extend(Drupal.settings,', 'Object.assign((window.Drupal = { settings: {} }).settings,')
        .replace(/<rove-(?=[a-z-]+[ >])([a-z-]+)/g, '<rove-$1 load="eager"')
      await route.fulfill({ response, body: html })
    })
    await page.goto('/product/marlow-3-seat-sofa?country=US&as=guest')
    await expect(page.locator('#settled')).toBeAttached({ timeout: 15_000 })
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

test('LOAD-04 PAY-01 where every object has a text under each name that tells our states apart, a guest fills in the checkout and pays', async ({
  page,
  oracle,
}) => {
  // Others' scripts do not stand it.
  oracle.allowReports(/^\[rove\] (stripe|klarna|affirm|payment)/)
  await page.route('**/vendors/**', (route) => route.fulfill({ status: 404 }))
  expect(ofOurStates).toContain('attempt')
  // What drives the browser reads of its own objects is left alone.
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
