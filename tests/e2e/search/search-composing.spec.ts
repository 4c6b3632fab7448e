import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'

const field = (page: Page) => page.locator('rove-search [part=input]').first()
const panel = (page: Page) => page.locator('rove-search [part=panel]').first()

async function open(page: Page, path = '/?country=US&as=guest') {
  await page.goto(path)
  await expect(page.locator('rove-search').first()).toHaveAttribute('data-rove-state', 'ready')
}

test('SEARCH-02 suggestions appear while a phone’s keyboard is composing a Latin word', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page)
  await field(page).click()
  const session = await page.context().newCDPSession(page)
  for (const text of ['s', 'so', 'sof', 'sofa'])
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await expect(panel(page)).toHaveAttribute('data-state', 'results')
  await expect(field(page)).toHaveValue('sofa')
})

test('SEARCH-02 in Hong Kong a word whose composition never ends is searched', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page, '/?country=HK&as=guest')
  await field(page).click()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'sofa', selectionStart: 4, selectionEnd: 4 })
  await expect(panel(page)).toHaveAttribute('data-state', 'results')
})
