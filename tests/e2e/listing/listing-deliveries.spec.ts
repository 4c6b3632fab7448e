/** Deliveries to the visitor's destination on the cards of a category. */

import { expect, test } from '../kit/oracle'
import { cardsOf } from './long-list'

test.use({ layout: 'bare' })

test('DELIV-01 cards say when they ship: those of an added page by one request', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const requests: string[] = []
  const nids = () => cardsOf(page).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.nid))
  page.on('request', (request) => {
    if (request.url().includes('/ajax/destination/products')) requests.push(request.url())
  })
  await page.goto('/sofas?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
  const texts = () => page.locator('[data-rove-listing=grid] [data-rove-card=delivery]:not([hidden])').allTextContents()
  expect(await texts()).toEqual([])
  expect(requests).toEqual([])
  await page.evaluate(() => window.rove.actions.setDestination({ postal: '90210', nid: 1201, model: 'SOF1201-OAT' }))
  await expect.poll(async () => (await texts()).length).toBe(8)
  expect(requests).toHaveLength(1)
  const written = await texts()
  await page.locator('[data-rove-listing=next]').click()
  await expect.poll(async () => (await texts()).length).toBe(12)
  expect(requests).toHaveLength(2)
  expect(new URL(requests[1] ?? '').searchParams.get('nids')?.split(',')).toEqual((await nids()).slice(8))

  // The server writes the same.
  const served = await (await page.goto('/sofas'))?.text()
  for (const text of written) expect(served).toContain(text)
})
