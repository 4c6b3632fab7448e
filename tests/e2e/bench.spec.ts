/** The benchmark finds what it measures. Its times are no test. */
import { checkoutSteps } from '../../tools/bench-checkout.mjs'
import { growing } from '../../tools/bench-growth.mjs'
import { menuPresses, scrolling } from '../../tools/bench-header.mjs'
import { longList } from '../../tools/bench-list.mjs'
import { keystrokes } from '../../tools/bench-search.mjs'
import { expect, test } from './oracle'

test('the benchmark measures search, checkout, menu, scrolling and lists', { tag: '@any-screen' }, async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const measured of [
    await keystrokes(page, baseURL ?? ''),
    await checkoutSteps(page, baseURL ?? ''),
    { press: await menuPresses(page, baseURL ?? '', true) },
    await scrolling(page, baseURL ?? '', true),
    await longList(page, baseURL ?? '', true),
  ])
    for (const [name, time] of Object.entries(measured)) expect(time, name).toBeGreaterThanOrEqual(0)
})

test('the benchmark measures growth', { tag: '@any-screen' }, async ({ page, baseURL, oracle }) => {
  // Tags without the server's HTML fall back.
  oracle.allowReports(/^\[rove\]/)
  for (const [what, [fewest = 1], measure] of growing)
    expect(await measure(page, baseURL ?? '', fewest), what).toBeGreaterThan(0)
})
