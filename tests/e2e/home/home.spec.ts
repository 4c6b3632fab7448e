/** The sections of the home page. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { isPhone, offsetOf, open, tracks } from './home-page'

test.describe('still', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('HOME-04 a press moves the list by 345 px, and next is disabled at its end', {
    tag: ['@wide-first', '@wcag-2.5.1', '@wcag-2.5.7', '@rove-home-bestsellers'],
  }, async ({ page }) => {
    const section = await open(page, 'bestsellers')
    const list = section.locator('[data-rove-home=list]').first()
    const next = list.getByRole('button', { name: 'Next' })
    // Otherwise the theme's cards, each as wide as a step, would correct another one.
    await list.locator(tracks).evaluate((node) => node.style.setProperty('scroll-snap-type', 'none'))
    await expect(list.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    for (let step = 1; step <= 4; step++) {
      await next.click()
      await expect.poll(() => offsetOf(list)).toBe(345 * step)
    }
    if (isPhone(page)) await expect(next).toHaveAttribute('aria-disabled', 'false')
    else await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toBeFocused()
  })

  test('HOME-04 the last whole card ends at the content’s edge, or a part follows', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    for (const width of [1080, 1366, 1440, 1536]) {
      await page.setViewportSize({ width, height: 900 })
      const section = await open(page, 'bestsellers')
      const list = section.locator('[data-rove-home=list]').first()
      const [edge, rights] = await list.evaluate((node) => [
        node.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(node).paddingRight),
        [...node.querySelectorAll('[data-rove-carousel=slides] > li')].map(
          (card) => card.getBoundingClientRect().right,
        ),
      ])
      const last = rights.findLast((right) => right <= width) ?? 0
      const isNextSeen = last + 24 + 12 < width
      expect(isNextSeen || Math.abs(last - edge) < 1, `${width}: ${last} and ${edge}`).toBe(true)
    }
  })

  test('HOME-04 on a phone the buttons and the link to all are in one line', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const country of ['US', 'KR']) {
      const section = await open(page, 'bestsellers', `/?country=${country}&as=guest`)
      const boxes = section
        .locator('[data-rove-home=list]')
        .first()
        .locator('[data-rove-carousel=next], .band__head > a')
      const [one, other] = await boxes.evaluateAll((nodes) =>
        nodes.map((node) => {
          const { top, bottom } = node.getBoundingClientRect()
          return (top + bottom) / 2
        }),
      )
      expect(Math.abs((one ?? 0) - (other ?? 1000))).toBeLessThan(4)
    }
  })

  test('HOME-03 HOME-06 from the buttons, Tab leads to the slide that is shown', {
    tag: ['@nightly', '@any-screen', '@wcag-2.4.3', '@rove-home-originals'],
  }, async ({ page }) => {
    const section = await open(page, 'originals')
    const next = section.getByRole('button', { name: 'Next' })
    const place = section.locator('[data-rove-carousel=controls] > span')
    await next.click()
    await next.click()
    await expect(place).toHaveText('3 of 3')
    await next.focus()
    await page.keyboard.press('Tab')
    const shown = section.locator(`${tracks} > :nth-child(3)`)
    await expect(shown.getByRole('link').first()).toBeFocused()
    await expect(place).toHaveText('3 of 3')
    await expect(section.locator('[inert]')).toHaveCount(2)
  })

  test('HOME-03 the wheel over the designs scrolls the page, and the buttons move them', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1051, height: 900 })
    const section = await open(page, 'originals')
    const track = section.locator(tracks)
    const offset = () => track.evaluate(({ scrollTop, scrollLeft }) => [scrollTop > 0, scrollLeft > 0])
    expect(await offset()).toEqual([false, false])
    await section.getByRole('button', { name: 'Next' }).click()
    await expect.poll(offset).toEqual([true, false])
    await expect(section).toContainText('2 of 3')
    await track.hover()
    const top = await page.evaluate(() => scrollY)
    const inner = await track.evaluate((node) => node.scrollTop)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
    expect(await track.evaluate((node) => node.scrollTop)).toBe(inner)
    await page.setViewportSize({ width: 1050, height: 900 })
    await expect.poll(offset).toEqual([false, true])
  })

  test('HOME-06 with reduced motion nothing moves, and there is nothing to pause', {
    tag: ['@any-screen', '@wcag-2.2.2', '@rove-home-membership'],
  }, async ({ page }) => {
    await page.clock.install()
    const section = await open(page, 'membership')
    await page.evaluate(() => scroll({ top: 0, behavior: 'instant' }))
    await page.mouse.move(1, 1)
    await section.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(section.locator(`${tracks} > li`).first()).toBeInViewport({ ratio: 0.9 })
    await expect(section.getByRole('button', { name: /Pause|Play/ })).toHaveCount(0)
    // After four moves it would show the first slide again.
    await page.clock.runFor(12_000)
    await expect(section).toContainText('1 of 4')
    expect(await section.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  })

  test('HOME-04 a heart that is not shown cannot be pressed', { tag: ['@any-screen', '@nightly'] }, async ({
    page,
  }) => {
    const section = await open(page, 'bestsellers')
    const hearts = section.locator('[data-rove-home=list] rove-love')
    const reached = await hearts.evaluateAll((nodes) => {
      const onScreen = nodes.filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect()
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
      })
      return onScreen.flatMap((node) => {
        const { left, top, width, height } = node.getBoundingClientRect()
        const at = document.elementFromPoint(left + width / 2, top + height / 2)
        return at?.closest('[data-rove-hidden]') ? [node.getAttribute('nid')] : []
      })
    })
    expect(reached).toEqual([])
    await expect(section.locator('[data-rove-hidden]')).toHaveJSProperty('inert', true)
  })

  test('HOME-01 with reduced motion the poem stands still', { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
    const section = await open(page, 'poem')
    const stage = section.locator('[data-rove-home=stage]')
    const [outer, inner] = [await section.boundingBox(), await stage.boundingBox()]
    expect(outer?.height).toBe(inner?.height)
    expect(await stage.evaluate((node) => getComputedStyle(node).position)).toBe('static')
    await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }))
    const moved = await section
      .locator('*')
      .evaluateAll((nodes) => nodes.filter((node) => getComputedStyle(node).translate !== 'none').length)
    expect(moved).toBe(0)
  })

  test('HOME-05 the lookbook opens in a new tab, and its name says so', {
    tag: ['@any-screen', '@kwcag-7.2.1', '@rove-home-advantages'],
  }, async ({ page }) => {
    const section = await open(page, 'advantages')
    await expect(section.locator('ul')).toHaveCSS('display', 'grid')
    await expect(section.locator('ul > li')).toHaveCount(4)
    const link = section.getByRole('link', { name: 'Lookbook (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener')
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await expect(tab).toHaveURL(/\/looks$/)
  })

  test('HOME-02 HOME-06 every section has no accessibility violations', {
    tag: [
      '@nightly',
      '@axe',
      '@wcag-1.4.3',
      '@rove-home-poem',
      '@rove-home-membership',
      '@rove-home-originals',
      '@rove-home-bestsellers',
      '@rove-home-advantages',
    ],
  }, async ({ page }) => {
    await open(page, 'poem')
    for (const name of ['poem', 'membership', 'originals', 'bestsellers', 'advantages']) {
      await page.locator(`rove-home-${name}`).scrollIntoViewIfNeeded()
      expect(await violationsOn(page, `rove-home-${name}`), name).toEqual([])
    }
  })

  test('HOME-02 a film that cannot be loaded leaves its poster, without controls', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.route('**/video/*.mp4', (route) => route.fulfill({ status: 404 }))
    const video = (await open(page, 'membership')).locator('video')
    await expect(video).not.toHaveAttribute('controls')
    await expect(video).toHaveAttribute('poster', /marlow/)
  })

  test('HOME-06 from right to left the next slide is to the left, also by keys', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await page.goto('/?country=US')
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
      return window.rove.ready()
    })
    const section = page.locator('rove-home-membership')
    await expect(section).toHaveAttribute('data-rove-state', 'ready')
    await section.getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(section).toContainText('2 of 4')
    await expect.poll(() => section.locator(tracks).evaluate((node) => node.scrollLeft)).toBeLessThan(0)
  })
})

/** Checks how far the poem has moved, by how far the page has scrolled since its section reached the top. */
async function expectMoves(section: Locator) {
  const poem = section.locator('[data-rove-home=poem]')
  const moved = () =>
    poem.evaluate((node) => Math.round(Number.parseFloat(getComputedStyle(node).translate.split(' ')[1] ?? '0')))
  const top = () => section.locator('[data-rove-home=stage]').evaluate((node) => node.getBoundingClientRect().top)
  for (const [by, percent] of [
    [0, 0],
    [500, -35],
    [957, -67],
  ] as const) {
    await section.evaluate((node, px) => {
      scroll({ top: node.getBoundingClientRect().top + scrollY + px, behavior: 'instant' })
    }, by)
    await expect.poll(moved).toBe(percent)
    expect(Math.round(await top())).toBe(0)
  }
}

test('HOME-01 the poem is pinned while it moves up by at most 67% of its height', { tag: '@any-screen' }, async ({
  page,
}) => {
  const section = await open(page, 'poem')
  await expectMoves(section)
  expect(await section.locator('[data-rove-home=poem]').getAttribute('style')).toBe(null)
})

test('HOME-01 the poem is pinned where the theme positions its stage', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  const section = await open(page, 'poem')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#main-content [data-rove-home=stage] { position: relative }')
    document.adoptedStyleSheets.push(sheet)
  })
  await expectMoves(section)
})

test('HOME-01 without scroll timelines the poem moves in the same way', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...given: readonly string[]) =>
      !given[0]?.includes('timeline') && supports.call(CSS, given[0] ?? '')
    const { replaceSync } = CSSStyleSheet.prototype
    CSSStyleSheet.prototype.replaceSync = function (css) {
      replaceSync.call(this, css.replace(/@supports \(animation-timeline[^)]*\)\)/, '@supports (unknown: 1)'))
    }
  })
  const section = await open(page, 'poem')
  await expectMoves(section)
  await expect(section.locator('[data-rove-home=poem]')).toHaveAttribute('style', /translate: 0px -66\.9\d+%|-67%/)
})
