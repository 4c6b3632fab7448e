/** The swatch request in Korean, from right to left, and with the faults of the demo shop. */
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { logged } from '../tracking/tracked-visit'
import {
  back,
  bar,
  field,
  fillAddress,
  heading,
  openAddress,
  openSwatches,
  problem,
  proceed,
  send,
  status,
  toggles,
} from './swatch-page'

test.use({ layout: 'bare' })

const accepted = (page: Page) => page.locator('.messages.status')

test('SWATCH-01 SWATCH-02 SWATCH-03 in Korea texts and fields are Korean', { tag: '@any-screen' }, async ({ page }) => {
  await openSwatches(page, 'country=KR&as=guest')
  await expect(page.locator('html')).toHaveAttribute('lang', /^ko/)
  await expect(bar(page)).toContainText('5개 중 0개 선택')
  await proceed(page).click()
  await expect(bar(page).getByRole('alert')).toHaveText('샘플을 하나 이상 선택해 주세요.')
  await expect(toggles(page).first()).toHaveAccessibleName('샘플 선택: 오트 부클레')
  for (let at = 0; at < 5; at++) await toggles(page).nth(at).click()
  await expect(toggles(page).first()).toHaveText('샘플 제거')
  await toggles(page).nth(5).click()
  await expect(bar(page).getByRole('alert')).toHaveText('오류 메시지: 선택은 5개까지 가능합니다.')
  await expect(proceed(page)).toHaveText('계속')
  await proceed(page).click()
  await expect(heading(page, 'address')).toHaveText('어디로 보내 드릴까요?')
  await expect(heading(page, 'address')).toBeFocused()
  await expect(page.locator('.rove-swatch-chosen')).toHaveText(/^선택한 샘플: 오트 부클레, 초크 부클레/)
  await expect(back(page)).toHaveText('뒤로')
  await expect(status(page)).toBeAttached()
  await expect(field(page, 'country')).toHaveValue('410')
  await expect(field(page, 'province')).toBeHidden()
  const shown = page.locator('[data-rove-field]').filter({ visible: true })
  const names = await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-rove-field')))
  const fields = ['last_name', 'first_name', 'email', 'country', 'postal_code', 'city', 'address1', 'address2', 'phone']
  expect(names).toEqual(fields)
  await send(page).click()
  await expect(problem(page, 'last_name')).toHaveText('필수 항목입니다')
  await expect(field(page, 'last_name')).toBeFocused()
  await expect(status(page)).toHaveText('표시된 항목을 확인해 주세요.')
  const filled = {
    ...{ last_name: '김', first_name: '하늘', email: 'haneul@home.test', postal_code: '04524', city: '서울 중구' },
    ...{ address1: '세종대로 110', phone: '010-1234-567' },
  }
  for (const [name, value] of Object.entries(filled)) await field(page, name).fill(value)
  await send(page).click()
  await expect(problem(page, 'phone')).toHaveText('올바르지 않은 형식입니다')
  await field(page, 'phone').fill('+82 10-1234-5678')
  await field(page, 'phone').blur()
  await expect(field(page, 'phone')).toHaveValue('01012345678')
  await send(page).click()
  await expect(accepted(page)).toContainText('샘플을 보내 드리겠습니다.')
  expect(await logged(page, 'form')).toHaveLength(1)
})

test('SWATCH-01 the chat button does not cover Continue, also beside an alert', {
  tag: ['@nightly', '@wcag-2.4.11', '@rove-swatch-request', '@rove-chat'],
}, async ({ page }) => {
  await openSwatches(page, 'country=US&as=guest&popups=on')
  const chat = page.locator('rove-chat').locator('[part=button]')
  await expect(chat).toBeVisible()
  const isClear = async () => {
    const [button, bottom] = [await chat.boundingBox(), await bar(page).boundingBox()]
    return !!button && !!bottom && button.y + button.height <= bottom.y
  }
  await expect.poll(isClear).toBe(true)
  await proceed(page).click()
  await expect(bar(page).getByRole('alert')).not.toBeEmpty()
  await expect.poll(isClear).toBe(true)
})

test('SWATCH-01 from right to left the buttons are mirrored, and the request is sent', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openSwatches(page, 'country=US&as=guest', '/ar/swatch-request')
  const leftOf = async (one: ReturnType<typeof send>) => (await one.boundingBox())?.x ?? Number.NaN
  const [first, second] = [toggles(page).first(), toggles(page).nth(1)]
  expect(await leftOf(first)).toBeGreaterThan(await leftOf(second))
  expect(await leftOf(bar(page).getByRole('status'))).toBeGreaterThan(await leftOf(proceed(page)))
  await openAddress(page)
  expect(await leftOf(back(page))).toBeGreaterThan(await leftOf(send(page)))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await fillAddress(page)
  await send(page).click()
  await expect(accepted(page)).toHaveText(/on their way/)
  expect(await logged(page, 'form')).toHaveLength(1)
})

test('SWATCH-02 while a slow answer is on its way, further presses send nothing', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openSwatches(page, 'country=US&as=guest&fault=slow:/ajax/swatch-request')
  await openAddress(page)
  await fillAddress(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/ajax/swatch-request')) calls.push(request.method())
  })
  await send(page).click()
  await expect(status(page)).toHaveText('Sending your request…')
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await send(page).click({ force: true })
  await send(page).press('Enter')
  await expect(accepted(page)).toHaveText(/on their way/)
  expect(calls).toEqual(['POST'])
  expect(await logged(page, 'form')).toHaveLength(1)
})
