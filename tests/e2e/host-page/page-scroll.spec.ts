/** Pages that scroll in their body or in a box, and movements of the page that are no act of the visitor. */
import { devices, type Page } from '@playwright/test'
import { scrollMs } from '../../../core/lists/endless-list.rules'
import { nudgeByWheel, scrollByFinger } from '../kit/finger'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { cardsOf as cards, serveLongList } from '../listing/long-list'
import { definePopups, expectNoPopup, openPage, popup } from '../popups/popups-page'

/** Gives each page this style before it is shown. */
const addStyle = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)

/** Puts the content of each page into a box. */
const addBox = (page: Page, id: string) =>
  page.addInitScript((name) => {
    addEventListener('DOMContentLoaded', () => {
      const box = document.createElement('div')
      box.id = name
      box.append(...document.body.childNodes)
      document.body.append(box)
    })
  }, id)

/** Shows the content of each page in a box of a shadow root. */
const addFrame = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const frame = document.createElement('app-frame')
      const box = document.createElement('div')
      box.style.cssText = 'height:100vh;overflow:auto'
      box.append(document.createElement('slot'))
      frame.attachShadow({ mode: 'open' }).append(box)
      frame.append(...document.body.childNodes)
      document.body.append(frame)
    })
  })

/** How themes let a page scroll elsewhere than in the window. */
const themes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'its body': (page) => addStyle(page, 'html,body{height:100%;overflow-x:hidden}body{position:relative}'),
  'a box around it': async (page) => {
    await addStyle(page, 'html,body{height:100%;overflow:hidden}#s4-workspace{height:100%;overflow:auto}')
    await addBox(page, 's4-workspace')
  },
  'a frame with a shadow root': async (page) => {
    await addStyle(page, 'html,body{height:100%;overflow:hidden}')
    await addFrame(page)
  },
  'its main part': (page) =>
    addStyle(
      page,
      'html{height:100%;overflow:hidden}body{height:100%;display:flex;flex-direction:column}' +
        'main{flex:1;min-height:0;overflow-y:scroll}.site-footer{display:none}',
    ),
}

/** Time in which a list would have looked at its place. */
const afterALook = (page: Page) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(() => setTimeout(resolve, ms), ms)), scrollMs)

/** Turns the wheel over the middle of the screen. */
async function wheel(page: Page, pixels: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.wheel(0, pixels)
}

for (const [where, apply] of someOf(Object.entries(themes))) {
  test(`LIST-02 LIST-04 a page that scrolls in ${where} loads, names its page, and leads up`, {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await apply(page)
    await serveLongList(page, { pages: 12 })
    await page.goto('/sofas?country=US&as=guest')
    await page.evaluate(() => window.rove.ready())
    const first = await cards(page).count()
    await afterALook(page)
    await expect(cards(page), 'nothing is loaded unasked').toHaveCount(first)
    const scrollTo = (count: number) =>
      expect
        .poll(async () => {
          await wheel(page, 1500)
          return cards(page).count()
        })
        .toBeGreaterThan(count)
    await scrollTo(first)
    await scrollTo(first + 4)
    await expect(page).toHaveURL(/\/sofas\/page\/\d/)
    const top = page.locator('[data-rove-listing=top]')
    await expect
      .poll(async () => {
        await wheel(page, 1500)
        return top.isVisible()
      })
      .toBe(true)
    await top.click()
    await expect(cards(page).first()).toBeInViewport()
    await expect(top).toBeHidden()
    await expect(page).toHaveURL(/\/sofas(\?|$)/)
  })

  test(`POP-01 a popup for a share comes where the page scrolls in ${where}`, {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await apply(page)
    await definePopups(page, { popups: [{ id: 'half', event: { scroll: [50] }, markup: { title: 'Half' } }] })
    await openPage(page, '/sofas?country=US')
    await expectNoPopup(page, { after: 1000 })
    await expect
      .poll(async () => {
        await wheel(page, 400)
        await page.clock.runFor(1000)
        return popup(page).count()
      })
      .toBe(1)
  })
}

const height = (page: Page) => page.evaluate(() => scrollY)
/** Moves the page without input, and waits until it stands still. */
async function moveTo(page: Page, place: number, move: () => Promise<unknown>): Promise<void> {
  await page.clock.runFor(1000)
  await move()
  await expect.poll(() => height(page)).toBe(place)
  await page.clock.runFor(1000)
}

test.describe('on a phone', () => {
  const { defaultBrowserType, ...phone } = devices['Pixel 7']
  test.use(phone)

  test('POP-04 only a finger that scrolls up is an exit: no link, script, anchor or Back', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await definePopups(page, { popups: [{ id: 'leaving', event: { exit: true }, markup: { title: 'Leaving' } }] })
    await addStyle(page, '.site-footer{padding-block-end:1500px}')
    await openPage(page, '/sofas?country=US')
    await expectNoPopup(page, { after: 6000 })
    const goDown = async () => {
      await expect
        .poll(async () => {
          await scrollByFinger(page, 1000)
          await page.clock.runFor(1000)
          return height(page)
        })
        .toBeGreaterThan(2600)
    }
    await goDown()
    await moveTo(page, 0, () => page.locator('[data-rove-listing=top]').tap())
    await goDown()
    await moveTo(page, 0, () => page.evaluate(() => scrollTo(0, 0)))
    await goDown()
    const place = await height(page)
    await moveTo(page, 0, () =>
      page.evaluate(() => {
        document.body.id = 'begin'
        location.hash = '#begin'
      }),
    )
    await moveTo(page, place, () => page.evaluate(() => history.back()))
    await expect(popup(page)).toHaveCount(0)
    await scrollByFinger(page, -1500)
    await expect(popup(page)).toBeVisible()
  })

  test('POP-04 scrolling down past a large box with a scroll of its own is no exit', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await definePopups(page, { popups: [{ id: 'leaving', event: { exit: true }, markup: { title: 'Leaving' } }] })
    await openPage(page, '/about')
    await page.evaluate(() => {
      const terms = document.createElement('div')
      terms.style.cssText = 'height:600px;margin-block:900px;overflow:auto'
      const long = document.createElement('p')
      long.style.height = '5000px'
      terms.append(long)
      document.querySelector('main')?.append(terms)
    })
    await expectNoPopup(page, { after: 6000 })
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - 400)
    await expect
      .poll(async () => {
        await scrollByFinger(page, 300)
        return height(page)
      })
      .toBeGreaterThan(end)
    await expectNoPopup(page, { after: 1000 })
  })
})

test('POP-01 a share that an anchor or a script has reached is none of the visitor', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await definePopups(page, { popups: [{ id: 'half', event: { scroll: [50] }, markup: { title: 'Half' } }] })
  await openPage(page, '/about')
  await page.evaluate(() => {
    const foot = document.querySelector('footer') as HTMLElement
    foot.id = 'foot'
    location.hash = '#foot'
  })
  await expectNoPopup(page, { after: 1000 })
  await page.evaluate(() => {
    scrollTo(0, 0)
    scrollTo(0, document.documentElement.scrollHeight)
  })
  await expectNoPopup(page, { after: 1000 })
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'To the end'
    button.addEventListener('click', () => scrollTo(0, document.documentElement.scrollHeight))
    document.querySelector('main')?.prepend(button)
    scrollTo(0, 0)
  })
  await page.getByRole('button', { name: 'To the end' }).press(' ')
  await expect.poll(() => height(page)).toBeGreaterThan(0)
  await expectNoPopup(page, { after: 1000 })
  await nudgeByWheel(page, -2)
  await page.clock.runFor(1000)
  await expect(popup(page)).toBeVisible()
})

test('SESSION-01 a page that a script scrolls keeps no session alive; a wheel does', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const lastActive = () => page.evaluate(() => Number(localStorage.getItem('rove_last_active')))
  await definePopups(page, { popups: [{ id: 'late', event: { interval: [500] }, markup: { title: 'Late' } }] })
  await openPage(page, '/about')
  const before = await lastActive()
  for (const share of [0.5, 0, 1]) {
    await page.clock.runFor(10_000)
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share)
  }
  await page.clock.runFor(10_000)
  expect(await lastActive()).toBe(before)
  await nudgeByWheel(page, -2)
  await expect.poll(lastActive).toBeGreaterThan(before)
})
