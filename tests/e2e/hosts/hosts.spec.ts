/** The list of hosts: filters and pages in place, and as addresses (HOSTS-01). */
import { doubleText } from '../a11y/double-text'
import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { cards, choice, count, home, openHosts } from './hosts-page'

test.use({ layout: 'bare', contextOptions: { reducedMotion: 'reduce' } })

const names = ['Maya R.', 'Julien B.', 'Priya S.', 'Noah K.', 'Grace L.', 'Ruben A.']

test('HOSTS-01 a filter shows its hosts with their number and an address; Back works', {
  tag: ['@any-screen', '@axe', '@wcag-1.4.3', '@wcag-4.1.3', '@rove-hosts'],
}, async ({ page }) => {
  await openHosts(page)
  await expect(count(page)).toHaveText('18 hosts, page 1 of 3')
  await expect(cards(page).locator('.host__name')).toHaveText(names)
  await page.evaluate(() => {
    document.title = 'the same page'
  })
  await choice(page, 'city').selectOption('London')
  await expect(cards(page)).toHaveCount(2)
  await expect(page).toHaveURL(/\/host-connect\?city=London$/)
  await expect(count(page)).toHaveText('2 hosts')
  await expect(page.locator('rove-hosts [part=status]')).toHaveText('2 hosts')
  await expect(page.locator('[data-rove-hosts=paging]')).toBeHidden()
  await choice(page, 'home').selectOption('loft')
  await expect(cards(page).locator('.host__name')).toHaveText(['Isla F.'])
  await expect(page).toHaveURL(/\?city=London&home=loft$/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
  await expect(choice(page, 'city')).toHaveValue('London')
  await expect(choice(page, 'home')).toHaveValue('')
  await page.goBack()
  await expect(count(page)).toHaveText('18 hosts, page 1 of 3')
  await expect(choice(page, 'city')).toHaveValue('')
  await page.goForward()
  await expect(choice(page, 'city')).toHaveValue('London')
  await expect(cards(page)).toHaveCount(2)
  await expect(page).toHaveTitle('the same page')
  expect(await violationsOn(page, 'rove-hosts')).toEqual([])
  await openHosts(page, '&city=London&home=loft')
  await expect(cards(page)).toHaveCount(1)
})

test('HOSTS-01 the focus stays in the form, and moves to the start of a further page', {
  tag: ['@any-screen', '@wcag-2.4.3', '@rove-hosts', '@nightly'],
}, async ({ page }) => {
  await openHosts(page)
  await choice(page, 'home').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/home=townhouse/)
  await expect(count(page)).toHaveText('3 hosts')
  await expect(page.getByRole('button', { name: 'Show hosts' })).toBeFocused()
  await page.goBack()
  await page.getByRole('link', { name: 'Next page' }).focus()
  await page.keyboard.press('Enter')
  await expect(count(page)).toHaveText('18 hosts, page 2 of 3')
  await expect(page).toHaveURL(/page=2$/)
  await expect(count(page)).toBeFocused()
  await expect(page.locator('rove-hosts [part=status]')).toBeEmpty()
  await expect(page.locator('rove-hosts form')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(cards(page).first()).toBeFocused()
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(count(page)).toHaveText('18 hosts, page 3 of 3')
  await choice(page, 'city').selectOption('Seoul')
  await expect(page).toHaveURL(/\/host-connect\?city=Seoul$/)
})

test('HOSTS-01 the list is busy meanwhile, and a newer choice aborts an older one', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openHosts(page)
  const release = await hold(page, '**/host-connect?city=Toronto')
  await choice(page, 'city').selectOption('Toronto')
  const list = page.locator('[data-rove-hosts=list]')
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('rove-hosts [part=status]')).toHaveText('Loading hosts…')
  await choice(page, 'city').selectOption('Busan')
  await expect(count(page)).toHaveText('1 host')
  await expect(list).not.toHaveAttribute('aria-busy')
  await release()
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/city=Busan$/)
})

test('HOSTS-01 a choice without hosts says so, and leads to all of them', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await openHosts(page, '&city=Busan')
  await choice(page, 'home').selectOption('loft')
  await expect(page.getByText('No host has such a home yet.')).toBeVisible()
  await expect(page.locator('rove-hosts [part=status]')).toHaveText('0 hosts')
  await page.getByRole('link', { name: 'Show all hosts' }).click()
  await expect(count(page)).toHaveText('18 hosts, page 1 of 3')
  await expect(choice(page, 'city')).toHaveValue('')
  await expect(page).toHaveURL(/\/host-connect$/)
})

test('HOSTS-01 right to left and in Korean, pages and hosts stay in their language', {
  tag: ['@nightly', '@any-screen', '@wcag-3.1.2', '@rove-hosts'],
}, async ({ page }) => {
  await openHosts(page, '', 'CA', '/ar')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(count(page)).toHaveText('18 hosts, page 2 of 3')
  await expect(page).toHaveURL(/\/ar\/host-connect\?page=2$/)
  await expect(cards(page).first()).toHaveAttribute('href', /^\/ar\/host-connect\//)
  await openHosts(page, '', 'KR')
  await expect(count(page)).toHaveText('호스트 18명, 3페이지 중 1페이지')
  await choice(page, 'city').selectOption({ label: '부산' })
  await expect(count(page)).toHaveText('호스트 1명')
  await expect(cards(page).locator('.host__place')).toHaveText('단독주택 · 부산')
})

test('HOSTS-01 the list fits 320 pixels and text of twice the size', {
  tag: ['@nightly', '@any-screen', '@wcag-1.4.4', '@wcag-1.4.10', '@rove-hosts'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHosts(page)
  await doubleText(page.locator('rove-hosts'))
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await wider()).toBeLessThanOrEqual(0)
  await cards(page).first().click()
  await expect(home(page).locator('.home')).toHaveAttribute('data-state', 'shown')
  expect(await home(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('HOSTS-01 without script the form, pages and cards are addresses of the server', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await page.goto('/host-connect?country=CA&as=guest')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(count(page)).toHaveText('18 hosts, page 2 of 3')
    await choice(page, 'city').selectOption('Toronto')
    await page.getByRole('button', { name: 'Show hosts' }).click()
    await expect(page).toHaveURL(/\?city=Toronto&home=$/)
    await expect(cards(page)).toHaveCount(2)
    await cards(page).first().click()
    await expect(page).toHaveURL(/\/host-connect\/maya-toronto$/)
    await expect(page.getByRole('heading', { name: 'Maya R.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Marlow 3-Seat Sofa' })).toHaveAttribute(
      'href',
      '/product/marlow-3-seat-sofa',
    )
  })
})
