import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openCampaign } from './campaign'
import { expect, test } from './oracle'

const script = '/vendors/livechat/tracking.js'
const accounts = { HK: '2', AU: '3', KR: '4', default: '1' }
const button = (page: Page) => page.locator('rove-chat').locator('button[part=button]')
const dialog = (page: Page) => page.locator('rove-chat dialog')

/** LiveChat's side of its queue: what it was asked for stands in `window.LiveChatWidget.asked`. */
function vendor(agents: 'online' | 'offline') {
  const widget = window as unknown as {
    LiveChatWidget: { _q: [string, unknown[]][]; _h: (method: string, given: unknown[]) => unknown; asked: unknown[] }
  }
  const { LiveChatWidget } = widget
  const heard: Record<string, (payload: unknown) => void> = {}
  LiveChatWidget.asked = []
  LiveChatWidget._h = (method, given) => {
    if (method === 'on') heard[given[0] as string] = given[1] as never
    if (method === 'call') LiveChatWidget.asked.push(given)
    const visibility = { maximize: 'maximized', hide: 'hidden' }[String(given[0])]
    if (visibility) heard.visibility_changed?.({ visibility })
    return { availability: agents }
  }
  for (const [method, given] of LiveChatWidget._q.splice(0)) LiveChatWidget._h(method, given)
  heard.ready?.({})
}

interface Shop {
  readonly agents?: 'online' | 'offline' | 'blocked'
  readonly consent?: boolean
  readonly country?: string
  readonly css?: string
}

/** A page with a chat. @returns how often the vendor's script was asked for */
async function open(page: Page, { agents = 'online', consent = false, country = 'US', css = '' }: Shop = {}) {
  let asked = 0
  await page.route(`**${script}`, (route) => {
    asked += 1
    if (agents === 'blocked') return route.abort()
    return route.fulfill({ contentType: 'text/javascript', body: `(${vendor})('${agents}')` })
  })
  const rove = { country, chat: { accounts }, consent: { marketing: consent }, vendors: { livechat: { script } } }
  await openCampaign(page, {
    body: '<h1>Spring</h1><rove-chat><a href="/contact-us">Contact us</a></rove-chat>',
    settings: { rove },
    css,
  })
  await expect(button(page)).toBeVisible()
  return () => asked
}

const handed = (page: Page) =>
  page.evaluate(() => (window as unknown as { LiveChatWidget?: { asked?: unknown[] } }).LiveChatWidget?.asked)

async function fill(page: Page) {
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email address').fill('ada@home.test')
  await page.getByLabel('Is this about an existing order?').selectOption('Yes')
  await page.getByLabel('Order number').fill('1024')
}

test('CHAT-01 asks for nothing of the vendor’s until it is pressed, and hands over what was filled in', async ({
  page,
  context,
}) => {
  const asked = await open(page, { country: 'KR' })
  expect(asked()).toBe(0)
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeHidden()
  await button(page).click()
  await expect(dialog(page).locator('[name=chat-name]')).toBeFocused()
  await dialog(page).locator('[name=chat-name]').fill('Ada')
  await dialog(page).locator('[name=chat-email]').fill('ada@home.test')
  await dialog(page).locator('[name=chat-existing]').selectOption('Yes')
  await dialog(page).locator('[name=chat-order]').fill('1024')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  expect(await handed(page)).toEqual([
    ['hide'],
    ['set_customer_name', 'Ada'],
    ['set_customer_email', 'ada@home.test'],
    ['set_session_variables', { existing_order: 'Yes', order_number: '1024' }],
    ['maximize'],
  ])
  expect(await page.evaluate(() => (window as unknown as { __lc: { license: string } }).__lc.license)).toBe('4')
  await expect(button(page)).toHaveCount(0)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept + JSON.stringify(await context.cookies())).not.toMatch(/Ada|ada@|1024/)
})

test('CHAT-01 names what is wrong at each field, and sends nothing', async ({ page }) => {
  await open(page)
  await button(page).click()
  await dialog(page).getByRole('button', { name: 'Start the chat' }).click()
  await expect(dialog(page).locator('.rove-error:not(:empty)')).toHaveText([
    'Please Enter a valid name',
    'Please Enter a valid Email',
    'Please select an option',
  ])
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Order number')).toHaveCount(0)
  await fill(page)
  await page.getByLabel('Order number').fill('A-1024')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Order number')).toBeFocused()
  await expect(dialog(page).locator('.rove-error:not(:empty)')).toHaveText(['An order number contains only digits'])
  expect(await handed(page)).toEqual([['hide']])
})

test('CHAT-01 keeps what was typed where the vendor is blocked, and says where to write instead', async ({ page }) => {
  await open(page, { agents: 'blocked' })
  await button(page).click()
  await expect(dialog(page).getByRole('status')).toContainText('Chat is unavailable right now.')
  await fill(page)
  await dialog(page).getByRole('button', { name: 'Start the chat' }).click()
  await expect(dialog(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us')
  await expect(page.getByLabel('Email address')).toHaveValue('ada@home.test')
})

test('CHAT-01 says kindly that nobody is there, and is left alone for a day once it is closed', async ({
  page,
  context,
}) => {
  await open(page, { agents: 'offline' })
  await button(page).click()
  await expect(dialog(page)).toContainText('We are offline right now.')
  await expect(dialog(page).getByRole('link')).toHaveAttribute('href', '/contact-us')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'rove_chat_closed')
  expect(Math.abs((cookie?.expires ?? 0) * 1000 - Date.now() - 86_400_000)).toBeLessThan(60_000)
})

for (const [consent, times] of [
  [true, 1],
  [false, 0],
] as const)
  test(`CHAT-01 ${consent ? 'asks' : 'does not ask'} after 30 s whether somebody is there, ${consent ? 'with' : 'without'} consent, and opens nothing`, async ({
    page,
  }) => {
    await page.clock.install()
    const asked = await open(page, { consent })
    await page.clock.runFor(29_000)
    expect(asked()).toBe(0)
    await page.clock.runFor(3000)
    await expect(button(page)).toHaveAttribute('data-state', consent ? 'online' : 'unknown')
    expect(asked()).toBe(times)
    await expect(dialog(page)).toHaveCount(0)
  })

test('CHAT-01 the form is nobody’s obstacle, and a hostile page does not reach it', async ({ page }) => {
  const css = 'input,label,button,dialog{all:unset;color:red;font:italic 40px serif;text-transform:uppercase}'
  await open(page, { css })
  await button(page).click()
  await page.getByRole('button', { name: 'Start the chat' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).include('rove-chat').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const box = await dialog(page).boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= (page.viewportSize()?.width ?? 0)).toBe(true)
})

test('CHAT-01 goes on from page to page, its window as it stood, and no popup comes between', async ({ page }) => {
  await page.clock.install()
  const popup = { id: 'autumn', event: { interval: [1, 250] }, markup: { title: 'Autumn', html: '<p>Rugs</p>' } }
  const rove = { country: 'US', chat: { accounts }, vendors: { livechat: { script } }, popups: [popup] }
  await page.route(`**${script}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${vendor})('online')` }),
  )
  const show = () =>
    openCampaign(page, {
      body: '<h1>Spring</h1><rove-chat></rove-chat><rove-popups></rove-popups>',
      settings: { rove },
    })
  await show()
  await button(page).click()
  await dialog(page).locator('[name=chat-name]').fill('Ada')
  await dialog(page).locator('[name=chat-email]').fill('ada@home.test')
  await dialog(page).locator('[name=chat-existing]').selectOption('No')
  await page.keyboard.press('Enter')
  await expect(button(page)).toHaveCount(0)
  // The dialog's step back is done: a page that is left during one is not left.
  await expect.poll(() => page.evaluate(() => history.state?.rove_overlays ?? 0)).toBe(0)
  await show()
  await page.locator('rove-popups[data-rove-state=ready]').waitFor({ state: 'attached' })
  await expect.poll(() => handed(page)).toEqual([['maximize']])
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
