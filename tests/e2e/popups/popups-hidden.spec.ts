import type { Page } from '@playwright/test'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { settle } from '../kit/stopped-clock'
import { definePopups, openPage, popup } from './popups-page'

const autumn = {
  id: 'autumn',
  event: { interval: [5, 1000] },
  markup: { title: 'Autumn sale', html: '<p>Rugs at last year’s price.</p>' },
}

/** Everything on the page that a popup may lock or store. */
const state = (page: Page) =>
  page.evaluate(() => ({
    modal: !!document.querySelector('rove-popups')?.shadowRoot?.querySelector('dialog:modal'),
    shown: localStorage.getItem('rove_last_shown'),
  }))
const hide = (page: Page, way: string) =>
  page.evaluate((css) => {
    const tag = document.querySelector('rove-popups') as HTMLElement
    if (css === 'details') {
      const details = document.createElement('details')
      tag.replaceWith(details)
      details.append(document.createElement('summary'), tag)
      return
    }
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, way)

for (const [name, way] of someOf([
  ['its styles', 'rove-popups{display:none}'],
  ['a closed part', 'details'],
] as const))
  test(`POP-01 no popup opens and nothing is locked if the page hides the tag by ${name}`, async ({ page, oracle }) => {
    const line = /^\[rove\] popups: the page hides <rove-popups>, so no popup opens$/
    oracle.expectReports(line)
    await definePopups(page, { popups: [autumn] })
    await openPage(page, '/sofas?country=US')
    await hide(page, way)
    const reported = page.waitForEvent('console', (message) => line.test(message.text()))
    await page.clock.fastForward(20_000)
    await reported
    await settle(page)
    await expect(popup(page)).toHaveCount(0)
    expect(await state(page)).toEqual({ modal: false, shown: null })
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
      document.querySelector('details:has(rove-popups)')?.setAttribute('open', '')
    })
    await page.clock.fastForward(2000)
    await expect(popup(page)).toBeVisible()
  })

test('POP-01 a card that the page’s styles hide does not count as shown', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] <rove-popups>: the page hides its dialog, so it is closed$/)
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await definePopups(page, { popups: [autumn, { ...autumn, id: 'winter', event: { interval: [30] } }] })
  await openPage(page, '/sofas?country=US')
  await hide(page, 'rove-popups::part(dialog){display:none}')
  await page.clock.fastForward(6000)
  await expect.poll(() => lines.filter((line) => line.includes('the page hides'))).toHaveLength(1)
  expect(await state(page)).toEqual({ modal: false, shown: null })
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await page.clock.fastForward(30_000)
  await expect(popup(page)).toBeVisible()
})

test('POP-01 a card in skipped content unlocks the page at the first press', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] <rove-popups>: the page hides its dialog, so it is closed$/)
  await definePopups(page, { popups: [autumn] })
  await openPage(page, '/sofas?country=US')
  await hide(page, 'details')
  const opens = (open: boolean) =>
    page.evaluate((is) => document.querySelector('details:has(rove-popups)')?.toggleAttribute('open', is), open)
  await opens(true)
  await page.clock.fastForward(6000)
  await expect(popup(page)).toBeVisible()
  await opens(false)
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await state(page)).modal).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('rove_closed'))).toBeNull()
})
