/** The carousels of the home page, while time passes and screens change (HOME-06). */
import { restMs } from '../../../core/view/carousel/carousel.rules'
import { expect, test } from '../kit/oracle'
import { openPlaying } from './carousel-page'
import { offsetOf, open, openChanged, tracks } from './home-page'

test('HOME-06 a carousel moves on, waits for pointer and focus, and ends at a press', {
  tag: ['@nightly', '@any-screen', '@wcag-2.2.2', '@rove-home-membership'],
}, async ({ page }) => {
  const { section, moves, stays } = await openPlaying(page)
  await section.locator('[data-rove-carousel=controls] > span').evaluate((place) => {
    const { dataset } = document.body
    const note = () => Object.assign(dataset, { moved: `${dataset.moved ?? ''} ${Date.now()}` })
    new MutationObserver(note).observe(place, { childList: true, characterData: true, subtree: true })
  })
  await moves()
  await moves()
  const [first = 0, second = 0] = await page.evaluate(() =>
    (document.body.dataset.moved ?? '').trim().split(' ').map(Number),
  )
  expect(second - first).toBe(5000)
  const box = await section.locator(tracks).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) + 50)
  await stays()
  await page.mouse.move(1, 1)
  await moves()
  const next = section.getByRole('button', { name: 'Next' })
  await next.evaluate((node) => node.focus())
  await stays()
  await next.evaluate((node) => node.blur())
  await moves()
  await expect(section.getByRole('button', { name: 'Pause' })).toBeVisible()
  await section.getByRole('button', { name: 'Previous' }).press('ArrowRight')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await stays()
  await expect(section.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('HOME-06 a visitor who scrolls the list ends the motion, and sees the place', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { section, stays } = await openPlaying(page)
  await section.locator(tracks).evaluate((node) => node.scrollTo({ left: node.clientWidth * 2, behavior: 'instant' }))
  await expect
    .poll(async () => {
      await page.clock.runFor(restMs)
      return section.textContent()
    })
    .toContain('3 of 4')
  await expect(section.getByRole('button', { name: 'Play' })).toBeVisible()
  await stays()
})

test('HOME-06 the buttons of each carousel pause it, turn it and play it', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  for (const name of ['membership', 'bestsellers', 'originals']) {
    const section = await open(page, name)
    const button = (label: string) => section.getByRole('button', { name: label, exact: true })
    const place = section.locator('[data-rove-carousel=controls] > span').filter({ visible: true })
    await button('Pause').click()
    const before = (await place.textContent()) ?? ''
    await button('Next').click()
    await expect(place, name).not.toHaveText(before)
    await button('Previous').click()
    await expect(place, name).toHaveText(before)
    await button('Play').click()
    await expect(button('Pause'), name).toBeVisible()
  }
  await page.locator('rove-home-originals').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/\/(\?|$)/)
})

test('HOME-06 a visitor who turns motion off while it runs sees none', {
  tag: ['@nightly', '@any-screen', '@wcag-2.2.2', '@rove-home-membership'],
}, async ({ page }) => {
  const { section, moves, stays } = await openPlaying(page)
  await moves()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(section.getByRole('button', { name: /Pause|Play/ })).toHaveCount(0)
  await stays()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(section.getByRole('button', { name: 'Pause' })).toBeVisible()
  await moves()
})

test('HOME-04 the lists change within 200 ms, and nothing on the page moves', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const section = await open(page, 'bestsellers')
  const lists = section.locator('[data-rove-home=list]')
  await page.evaluate(() => {
    const moved: string[] = []
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: readonly { node?: Node }[] })[])
        moved.push(...sources.map(({ node }) => node?.nodeName ?? '?'))
      document.title = moved.join()
    }).observe({ type: 'layout-shift' })
  })
  const title = await page.title()
  const height = () => section.evaluate((node) => node.getBoundingClientRect().height)
  const before = await height()
  await section.getByRole('button', { name: 'New arrivals' }).click()
  const opacities = () => lists.evaluateAll((all) => all.map((list) => Number(getComputedStyle(list).opacity)))
  while ((await opacities())[1] !== 1) expect(await height()).toBe(before)
  await expect.poll(opacities).toEqual([0, 1])
  expect(await page.title()).toBe(title)
  const fades = await lists.evaluateAll((all) => all.map((list) => getComputedStyle(list).transition))
  expect(fades).toEqual(['opacity 0.2s, visibility 0s 0.2s', 'opacity 0.2s'])
  await section.getByRole('link', { name: 'New arrivals' }).click()
  await expect(page).toHaveURL(/\/new-arrivals$/)
  await expect(page.locator('[data-rove-listing=grid] .card').first()).toBeVisible()
  await (await open(page, 'bestsellers')).getByRole('link', { name: 'Best sellers' }).click()
  await expect(page).toHaveURL(/\/best-sellers$/)
})

test('HOME-04 a visitor who switches the lists ends the motion of both', {
  tag: ['@nightly', '@any-screen', '@wcag-2.2.2', '@rove-home-bestsellers'],
}, async ({ page }) => {
  const section = await open(page, 'bestsellers')
  await expect(section.getByRole('button', { name: 'Pause' })).toHaveCount(1)
  await section.getByRole('button', { name: 'New arrivals' }).click()
  await expect(section.getByRole('button', { name: 'Play' })).toHaveCount(1)
  await section.getByRole('button', { name: 'Best sellers' }).click()
  await expect(section.getByRole('button', { name: 'Play' })).toHaveCount(1)
})

test.describe('still', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('HOME-06 the signs of the buttons point to where the list moves', { tag: ['@any-screen', '@nightly'] }, async ({
    page,
  }) => {
    const turn = (name: string) =>
      page
        .locator(`rove-home-${name} [data-rove-carousel=next]`)
        .first()
        .evaluate((node) => {
          const { a, b } = new DOMMatrix(getComputedStyle(node, '::before').transform)
          return Math.round((Math.atan2(b, a) * 180) / Math.PI)
        })
    await open(page, 'membership')
    expect(await turn('membership')).toBe(45)
    expect(await turn('originals')).toBe(135)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => turn('originals')).toBe(45)
    await openChanged(page, (html) => html.replace('<html ', '<html dir="rtl" '))
    expect(await turn('membership')).toBe(-135)
    expect(await turn('bestsellers')).toBe(-135)
  })

  test('HOME-02 HOME-03 HOME-04 on a tablet every section and its buttons fit', {
    tag: [
      '@nightly',
      '@any-screen',
      '@wcag-2.5.1',
      '@wcag-2.5.7',
      '@rove-home-membership',
      '@rove-home-originals',
      '@rove-home-bestsellers',
    ],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await open(page, 'membership')
    for (const name of ['membership', 'originals', 'bestsellers']) {
      const section = page.locator(`rove-home-${name}`)
      await section.scrollIntoViewIfNeeded()
      const next = section.getByRole('button', { name: 'Next' })
      await next.click()
      await expect(next).toBeInViewport({ ratio: 1 })
      await expect.poll(() => offsetOf(section)).toBeGreaterThan(0)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820)
    const tooWide = await page
      .locator(`${tracks} > li`)
      .evaluateAll((slides) => slides.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
    expect(tooWide).toBe(0)
  })

  test('HOME-06 a carousel of one slide has no buttons', { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
    await openChanged(page, (html) =>
      html.replace(/(<ul class="slides" data-rove-carousel="slides"[^>]*><li>.*?<\/li>).*?<\/ul>/s, '$1</ul>'),
    )
    const section = page.locator('rove-home-membership')
    await expect(section).toHaveAttribute('data-rove-state', 'ready')
    await expect(section.locator(`${tracks} > li`)).toHaveCount(1)
    await expect(section.getByRole('button')).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('HOME-06 without script every slide of every carousel can be scrolled to', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await page.goto('/?country=US')
    const slides = await page.locator(`${tracks} > li`).all()
    expect(slides).toHaveLength(4 + 3 + 16)
    for (const slide of slides) {
      await slide.scrollIntoViewIfNeeded()
      await expect(slide).toBeInViewport({ ratio: 0.6 })
    }
    // By hand, too.
    for (const list of await page.locator(tracks).all()) {
      const place = () => list.evaluate((node) => node.scrollLeft)
      if (await list.evaluate((node) => node.scrollWidth === node.clientWidth)) continue
      await list.hover()
      const before = await place()
      // A turn of the wheel that comes before the browser has drawn the list is lost.
      await expect(async () => {
        await page.mouse.wheel(-400, 0)
        await expect.poll(place, { timeout: 1000 }).toBeLessThan(before)
      }).toPass()
    }
  })
})
