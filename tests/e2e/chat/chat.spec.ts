import type { Page } from '@playwright/test'
import { occurs } from '../../occurs'
import { openCampaign } from '../kit/campaign'
import { closeOverlay } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { advanceUntil, stopClock } from '../kit/stopped-clock'
import { violationsOn } from '../kit/violations'

const script = '/vendors/livechat/tracking.js'
const accounts = { HK: '2', AU: '3', KR: '4', default: '1' }
const button = (page: Page) => page.locator('rove-chat').locator('button[part=button]')
const dialog = (page: Page) => page.locator('rove-chat dialog')

/** A LiveChat stand-in. It records the calls in `window.LiveChatWidget.calls`. */
function vendor(agents: 'online' | 'offline') {
  const widget = window as unknown as {
    LiveChatWidget: { _q: [string, unknown[]][]; _h: (method: string, given: unknown[]) => unknown; calls: unknown[] }
  }
  const { LiveChatWidget } = widget
  const listeners: Record<string, (payload: unknown) => void> = {}
  LiveChatWidget.calls = []
  LiveChatWidget._h = (method, given) => {
    if (method === 'on') listeners[given[0] as string] = given[1] as never
    if (method === 'call') LiveChatWidget.calls.push(given)
    const visibility = { maximize: 'maximized', hide: 'hidden' }[String(given[0])]
    if (visibility) listeners.visibility_changed?.({ visibility })
    return { availability: agents }
  }
  for (const [method, given] of LiveChatWidget._q.splice(0)) LiveChatWidget._h(method, given)
  listeners.ready?.({})
}

interface Shop {
  readonly agents?: 'online' | 'offline'
  readonly country?: string
  readonly css?: string
}

/** Opens a page with a chat. @returns the number of requests for the provider's script */
async function open(page: Page, shop: Shop = {}) {
  const requestCount = await load(page, shop)
  await expect(button(page)).toBeVisible()
  return requestCount
}

async function load(page: Page, { agents = 'online', country = 'US', css = '' }: Shop) {
  let requests = 0
  await page.route(`**${script}`, (route) => {
    requests += 1
    return route.fulfill({ contentType: 'text/javascript', body: `(${vendor})('${agents}')` })
  })
  const rove = { country, chat: { accounts }, consent: { marketing: false }, vendors: { livechat: { script } } }
  await openCampaign(page, {
    body: '<h1>Spring</h1><rove-chat><a href="/contact-us">Contact us</a></rove-chat>',
    settings: { rove },
    css,
  })
  return () => requests
}

/** The calls that the stand-in has recorded. */
const recordedCalls = (page: Page) =>
  page.evaluate(() => (window as unknown as { LiveChatWidget?: { calls?: unknown[] } }).LiveChatWidget?.calls)

test('CHAT-01 the provider is asked after a press only, and gets the form’s answers', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  const calls = await open(page, { country: 'KR' })
  expect(calls()).toBe(0)
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeHidden()
  await button(page).click()
  await expect(dialog(page).locator('[name=chat-name]')).toBeFocused()
  await dialog(page).locator('[name=chat-name]').fill('Ada')
  await dialog(page).locator('[name=chat-email]').fill('ada@home.test')
  // The order's number is part of the form before the question is answered.
  await expect(dialog(page).locator('[name=chat-order]')).toBeVisible()
  await dialog(page).locator('[name=chat-existing]').selectOption('Yes')
  await dialog(page).locator('[name=chat-order]').fill('A-1024')
  await page.keyboard.press('Enter')
  await expect(dialog(page).locator('.rove-error').filter({ hasText: /./ })).toHaveCount(1)
  await expect(dialog(page).locator('[name=chat-order]')).toBeFocused()
  await dialog(page).locator('[name=chat-order]').fill('1024')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  expect(await recordedCalls(page)).toEqual([
    ['hide'],
    ['set_customer_name', 'Ada'],
    ['set_customer_email', 'ada@home.test'],
    ['set_session_variables', { existing_order: 'Yes', order_number: '1024' }],
    ['maximize'],
  ])
  expect(await page.evaluate(() => (window as unknown as { __lc: { license: string } }).__lc.license)).toBe('4')
  await expect(button(page)).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const value of ['Ada', 'ada@home.test', '1024'])
    expect(occurs(stored + JSON.stringify(await context.cookies()), value), value).toBe(false)
})

test('CHAT-01 answers that are filled in without an event are the visitor’s', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page)
  await button(page).click()
  const answers = { name: 'Ada', email: 'ada@home.test', existing: 'Yes', order: '1024' }
  for (const [name, value] of Object.entries(answers))
    await dialog(page)
      .locator(`[name=chat-${name}]`)
      .evaluate((field: HTMLInputElement, text) => {
        field.value = text
      }, value)
  await dialog(page).locator('[type=submit]').click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await recordedCalls(page)).toEqual([
    ['hide'],
    ['set_customer_name', 'Ada'],
    ['set_customer_email', 'ada@home.test'],
    ['set_session_variables', { existing_order: 'Yes', order_number: '1024' }],
    ['maximize'],
  ])
})

test('CHAT-01 says that no agent is online, and stays hidden for a day once closed', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context }) => {
  await open(page, { agents: 'offline' })
  await button(page).click()
  await expect(dialog(page)).toContainText('We are offline right now.')
  await expect(dialog(page).getByRole('link')).toHaveAttribute('href', '/contact-us')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'rove_chat_closed')
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24)
  // The provider opens its window unasked.
  await page.evaluate(() => {
    const { LiveChatWidget } = window as unknown as { LiveChatWidget: { _h(method: string, given: string[]): void } }
    LiveChatWidget._h('call', ['maximize'])
  })
  expect((await recordedCalls(page))?.slice(-2)).toEqual([['maximize'], ['hide']])
  await page.getByRole('button', { name: 'Chat: offline' }).click()
  await closeOverlay(page, () => dialog(page).locator('[part=close-button]').click())
  await expect(button(page)).toBeFocused()
  await button(page).click()
  await dialog(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/contact-us$/)
})

test('CHAT-01 after 30 s the provider is asked with consent to marketing only', {
  tag: '@any-screen',
}, async ({ page }) => {
  await stopClock(page)
  const calls = await load(page, {})
  await advanceUntil(page, () => button(page).isVisible())
  await page.clock.runFor(40_000)
  await expect(button(page)).toHaveAttribute('data-state', 'unknown')
  // A later request shows that an earlier one would have come.
  const later = page.waitForRequest('**/rove/rove.js?later')
  await page.evaluate(() => void fetch('/rove/rove.js?later'))
  await later
  expect(calls()).toBe(0)
  await expect(dialog(page)).toHaveCount(0)
  await page.evaluate(() => window.rove.actions.setConsent({ marketing: true }))
  await page.reload()
  await advanceUntil(page, () => button(page).isVisible())
  await page.clock.runFor(28_000)
  expect(calls()).toBe(0)
  await page.clock.runFor(4000)
  await advanceUntil(page, async () => (await button(page).getAttribute('data-state')) === 'online')
  expect(calls()).toBe(1)
  await page.getByRole('button', { name: 'Chat: online' }).click()
  await advanceUntil(page, () => dialog(page).isVisible())
  await expect(dialog(page).locator('[name=chat-name]')).toBeFocused()
})

test('CHAT-01 the form is accessible, also on a page with hostile styles', {
  tag: ['@nightly', '@axe', '@wcag-1.4.3', '@wcag-3.3.2', '@rove-chat'],
}, async ({ page }) => {
  const css = 'input,label,button,dialog{all:unset;color:red;font:italic 40px serif;text-transform:uppercase}'
  await open(page, { css })
  await button(page).click()
  await page.getByRole('button', { name: 'Start the chat' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(dialog(page).locator('.rove-error').filter({ hasText: /./ })).toHaveText([
    'Please Enter a valid name',
    'Please Enter a valid Email',
    'Please select an option',
  ])
  expect(await violationsOn(page, 'rove-chat')).toEqual([])
  const box = await dialog(page).boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= (page.viewportSize()?.width ?? 0)).toBe(true)
})

test('CHAT-01 the chat goes on on the next page, and no popup interrupts it', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await stopClock(page)
  const popup = { id: 'autumn', event: { interval: [1, 250] }, markup: { title: 'Autumn', html: '<p>Rugs</p>' } }
  const rove = { country: 'US', chat: { accounts }, vendors: { livechat: { script } }, popups: [popup] }
  await page.route(`**${script}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${vendor})('online')` }),
  )
  const isReady = async () =>
    (await page.locator('rove-popups[data-rove-state=ready]').count()) +
      (await page.locator('rove-chat[data-rove-state=ready]').count()) ===
    2
  const show = async () => {
    await openCampaign(page, {
      body: '<h1>Spring</h1><rove-chat></rove-chat><rove-popups></rove-popups>',
      settings: { rove },
    })
    await advanceUntil(page, isReady)
  }
  await show()
  await button(page).click()
  await dialog(page).locator('[name=chat-name]').fill('Ada')
  await dialog(page).locator('[name=chat-email]').fill('ada@home.test')
  await dialog(page).locator('[name=chat-existing]').selectOption('No')
  await closeOverlay(
    page,
    () => page.keyboard.press('Enter'),
    () => page.clock.runFor(10),
  )
  await expect(button(page)).toHaveCount(0)
  await show()
  await advanceUntil(page, async () => (await recordedCalls(page))?.length)
  expect(await recordedCalls(page)).toEqual([['maximize']])
  await expect(button(page)).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(page.locator('rove-popups dialog')).toHaveCount(0)
  await page.evaluate(() => {
    const { LiveChatWidget } = window as unknown as { LiveChatWidget: { call(method: string): void } }
    LiveChatWidget.call('hide')
  })
  await expect(button(page)).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.locator('rove-popups dialog')).toBeVisible()
})
