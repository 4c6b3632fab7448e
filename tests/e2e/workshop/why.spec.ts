import type { Page } from '@playwright/test'
import { openCampaign, openWhy } from '../kit/campaign'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'

const panel = (page: Page) => page.locator('[data-rove-why] aside')
const piece = (page: Page, name: string) => panel(page).locator('.pieces > li', { hasText: name })
const body = `<main><h1>Spring</h1><a href="/sofas">Sofas</a></main>
<rove-countdown title="Spring sale" end="2036-11-30"></rove-countdown><rove-countdown end="soon">Until Sunday</rove-countdown>
<rove-chat></rove-chat>`
const settings = { rove: { country: 'US', chat: { accounts: { KR: '4' } } } }

async function open(page: Page, { query = '?rove-why', css = '' } = {}) {
  await openCampaign(page, { body, settings, css, path: `/campaign/test${query}` })
  await openWhy(page)
  await expect(piece(page, 'Spring sale')).toBeVisible()
}

test('POP-01 POP-02 CUST-01 the panel is readable beside a popup, and explains it', async ({ page, oracle }) => {
  oracle.expectReports(/popup last: html is shown without <style>/)
  const many = Array.from({ length: 6 }, (_, n) => ({
    id: `kr-${n}`,
    conditions: n ? { country: 'KR' } : { customerType: 'Returning' },
    event: { exit: true },
    markup: { title: 'x' },
  }))
  const last = { id: 'last', conditions: { sessions: { from: 2 } }, event: { interval: [0, 250] } }
  const markup = { html: '<p>Rugs</p><style>p{color:red}</style>', form: true, list: 'L1' }
  const popups = [...many, { ...last, markup: { ...markup, title: 'Autumn' } }]
  await openCampaign(page, { body: '<rove-popups></rove-popups>', settings: { rove: { country: 'US', popups } } })
  await page.goto('/campaign/test?rove-why')
  await openWhy(page)
  await expect(piece(page, 'last')).toContainText('would come; waits for sessions')
  await expect(piece(page, 'kr-0')).toContainText('New is not among Returning')
  const header = () => page.screenshot({ clip: { x: 10, y: 8, width: 150, height: 30 } })
  await panel(page).getByText('Be somebody else').click()
  const before = await header()
  await panel(page).getByLabel('Sessions').fill('2')
  const dialog = page.locator('rove-popups dialog')
  await expect(dialog.locator('[name=email]')).toBeFocused()
  await expect.poll(async () => (await header()).equals(before)).toBe(true)
  await expect(piece(page, 'last').locator('.state')).toHaveText('shown')
  await expect(piece(page, 'last').locator('.note')).toHaveText('html is shown without <style>')
  await expect(piece(page, 'last')).toBeInViewport({ ratio: 0.3 })
  await expect(piece(page, 'kr-0')).toContainText('Returning is among Returning')
  await page.mouse.click(20, 20)
  await expect(dialog).toHaveCount(0)
})

test('POP-01 popups on a page without their tag are listed, with what is missing', { tag: '@nightly' }, async ({
  page,
}) => {
  const autumn = { id: 'autumn', event: { exit: true }, markup: { title: 'Autumn' } }
  const popups = ['newsletter', autumn, { id: 'spring', off: true }]
  await openCampaign(page, { body: '<main><h1>Rugs</h1></main>', settings: { rove: { popups } } })
  await page.goto('/campaign/test?rove-why')
  await openWhy(page)
  await expect(panel(page).locator('.pieces h3')).toHaveText(['popup newsletter', 'popup autumn'])
  await expect(piece(page, 'autumn').locator('.state')).toHaveText('cannot come')
  await expect(piece(page, 'autumn')).toContainText('this page has no <rove-popups>: put the tag into it')
  await page.evaluate(() => document.body.append(document.createElement('rove-popups')))
  await expect(piece(page, 'autumn').locator('.state')).toHaveText(/comes/)
})

test.describe('with a countdown and a chat', () => {
  test.beforeEach(({ oracle }) => oracle.expectReports(/<rove-countdown>: end is "soon"/))

  test('COUNT-01 CHAT-01 the panel lists each conditional element with every reason', { tag: '@nightly' }, async ({
    page,
  }) => {
    await open(page)
    await expect(piece(page, 'Spring sale').locator('.mark')).toHaveText(['✓ met', '✓ met'])
    await expect(piece(page, 'chat')).toContainText('✗ not met')
    await expect(piece(page, 'chat')).toContainText('no account for US and no default')
    await expect(panel(page)).toContainText('end is "soon": write 2026-11-30')
    await page.locator('rove-countdown').first().locator('[part=close-button]').click()
    await expect(piece(page, 'Spring sale')).toContainText('the visitor closed it less than 6 hours ago')
  })

  test('COUNT-01 a preview changes visitor and time, stores nothing, and has a link', { tag: '@nightly' }, async ({
    page,
    context,
  }) => {
    await open(page, { query: '?rove-why=country:KR,sessions:3' })
    await expect(panel(page).getByLabel('Country')).toHaveValue('KR')
    await expect(panel(page).getByLabel('Sessions')).toHaveValue('3')
    await panel(page).getByLabel('Clock').fill('2037-01-01T12:00')
    await expect(page.locator('rove-countdown').first().locator('[part=banner]')).toHaveCount(0)
    await expect(piece(page, 'Spring sale')).toContainText('✗ not met')
    const href = (await panel(page).getByRole('link', { name: 'Load the page anew' }).getAttribute('href')) ?? ''
    expect(href).toMatch(/rove-why=country:KR,sessions:3,clock:2037-01-0/)
    await panel(page).getByRole('button', { name: 'Be yourself' }).click()
    await expect(page.locator('rove-countdown').first().locator('[part=banner]')).toBeVisible()
    await page.locator('rove-countdown').first().locator('[part=close-button]').click()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect((await context.cookies()).filter(({ name }) => name.startsWith('rove_'))).toEqual([])
  })

  test('the panel does not cover the page, folds, and can be used by keyboard', { tag: '@nightly' }, async ({
    page,
  }) => {
    await open(page)
    const heading = await page.locator('h1').boundingBox()
    await expect(panel(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('button', { name: 'Unfold' })).toBeFocused()
    await expect(panel(page).getByLabel('Country')).toBeHidden()
    expect(await page.locator('h1').boundingBox()).toEqual(heading)
    await page.locator('main a').press('Enter')
    await expect(page).toHaveURL(/\/sofas/)
  })

  test('the panel is unaffected by hostile styles, and has no accessibility violations', { tag: '@nightly' }, async ({
    page,
  }) => {
    const css = '*{all:unset!important;color:red!important;max-height:3px!important}div,aside{display:none!important}'
    await open(page, { css })
    const box = await panel(page).boundingBox()
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    expect([box?.x, box?.y]).toEqual([0, 0])
    expect([box?.width, box?.height]).toEqual(width < 768 ? [width, height / 2] : [380, height])
    expect(await panel(page).evaluate((element) => getComputedStyle(element).color)).toBe('rgb(29, 26, 22)')
    expect(await panel(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    expect(await violationsOn(page, '[data-rove-why]')).toEqual([])
  })

  test.describe('far east of Greenwich', () => {
    test.use({ timezoneId: 'Asia/Seoul' })
    test('COUNT-01 an invalid time is rejected, and the panel still works', { tag: '@nightly' }, async ({ page }) => {
      await open(page, { query: '?rove-why=clock:%252B275760-09-13T00:00:00Z,sessions:3' })
      const clock = panel(page).getByLabel('Clock')
      await expect(clock).toHaveValue('')
      await expect(panel(page).getByLabel('Sessions')).toHaveValue('3')
      for (const time of ['275760-09-13T23:59', '0001-01-01T00:00', '9999-12-31T23:59']) {
        await clock.fill(time)
        await expect(piece(page, 'Spring sale').locator('.mark')).toHaveText(['✓ met', '✓ met'])
      }
      await clock.fill('2037-01-01T12:00')
      await expect(clock).toHaveValue('2037-01-01T12:00')
      await expect(piece(page, 'Spring sale')).toContainText('it is 2037-01-01 03:00')
    })
  })
})
