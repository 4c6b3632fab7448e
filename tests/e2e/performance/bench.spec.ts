/** The benchmark finds what it measures. Its times are no test. */
import type { CDPSession, Page } from '@playwright/test'
import { blockingTime } from '../../../tools/bench/blocking.mjs'
import { checkoutSteps } from '../../../tools/bench/checkout.mjs'
import { growing } from '../../../tools/bench/growth.mjs'
import { menuPresses, scrolling } from '../../../tools/bench/header.mjs'
import { keysToPaint } from '../../../tools/bench/keys.mjs'
import { longList } from '../../../tools/bench/list.mjs'
import { loaderScript } from '../../../tools/bench/loader.mjs'
import { pressControls } from '../../../tools/bench/presses.mjs'
import { receivedBy } from '../../../tools/bench/received.mjs'
import { keystrokes } from '../../../tools/bench/search.mjs'
import { yardsticks } from '../../../tools/bench/yardsticks.mjs'
import { expect, test } from '../kit/oracle'

test('the benchmark measures search, checkout, menu, scrolling and lists', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, baseURL }) => {
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

test('the benchmark measures growth', { tag: ['@any-screen', '@nightly'] }, async ({ page, baseURL, oracle }) => {
  // Tags without the server's HTML fall back.
  oracle.allowReports(/^\[rove\]/)
  for (const [what, [fewest = 1], measure] of growing)
    expect(await measure(page, baseURL ?? '', fewest), what).toBeGreaterThan(0)
})

test('the benchmark measures what has an aim', { tag: ['@any-screen', '@nightly'] }, async ({
  browser,
  context,
  baseURL,
}) => {
  const shopUrl = baseURL ?? ''
  const onNewPage = async <Measured>(measure: (page: Page, session: CDPSession) => Promise<Measured>) => {
    const page = await context.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    const measured = await measure(page, await context.newCDPSession(page))
    await page.close()
    return measured
  }

  expect(await onNewPage((page, session) => loaderScript(page, session, shopUrl))).toBeGreaterThan(0)
  for (const withRove of [false, true])
    expect(await onNewPage((page) => blockingTime(page, shopUrl, withRove))).toBeGreaterThanOrEqual(0)

  const plainSearch = await yardsticks(['plain-search.js'])
  const keys = await onNewPage((page) => keysToPaint(page, shopUrl, undefined, ['so']))
  const plainKeys = await onNewPage((page) => keysToPaint(page, shopUrl, plainSearch, ['so']))
  for (const { times } of [keys, plainKeys]) for (const time of times) expect(time).toBeGreaterThan(0)
  expect(keys.suggestions[0]).toBeGreaterThan(0)
  expect(plainKeys.suggestions, 'the yardstick shows as many').toEqual(keys.suggestions)

  const blockedMs = 150
  const presses = await onNewPage(async (page) => {
    await page.addInitScript((ms) => {
      const block = () => {
        const end = performance.now() + ms
        while (performance.now() < end);
      }
      addEventListener('pointerdown', block, { once: true })
    }, blockedMs)
    return pressControls(page, shopUrl, 'product', 3)
  })
  expect(presses).toHaveLength(3)
  expect(presses[0]?.time, presses[0]?.control).toBeGreaterThan(blockedMs - 10)

  const { files, kilobytes, ofElements } = await receivedBy(browser, { url: shopUrl, folder: '.' }, 'checkout')
  expect(ofElements).toBeGreaterThan(0)
  expect(files).toBeGreaterThan(ofElements)
  expect(kilobytes).toBeGreaterThan(0)
})
