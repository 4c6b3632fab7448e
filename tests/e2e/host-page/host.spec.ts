import { expect, test } from '../kit/oracle'
import { showSearch } from '../search/show-search'

test('LOAD-04 search and hearts work on a page with hostile styles', { tag: '@any-screen' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/<rove-love>: needs-nid/, /rove-nothing/, /<rove-love>: nid="sofa"/)
  await page.goto('/campaign/hostile?as=customer&country=US')
  const heart = page.locator('rove-love[nid="1201"] button[part=button]')
  await expect(heart).toBeVisible()
  const drawing = await page.locator('rove-love[nid="1201"] svg').boundingBox()
  expect(Math.round(drawing?.width ?? 0)).toBe(24)
  await heart.click()
  await expect(heart).toHaveAttribute('data-state', 'loved')
  const field = page.locator('.clip rove-search [part=input]')
  await field.click()
  await page.keyboard.type('sofa')
  const option = page.locator('.clip rove-search [part=option]').first()
  await expect(option).toBeVisible()
  expect(await option.evaluate((element) => getComputedStyle(element).textTransform)).toBe('none')
  await expect(page.locator('rove-love[nid="sofa"]')).toHaveAttribute('data-rove-reason', 'needs-nid')
  await expect(page.locator('rove-nothing')).toHaveAttribute('data-rove-state', 'fallback')
  await option.click()
  await expect(page).toHaveURL(/\/product\//)
})

test('LOAD-04 search and hearts keep their sizes on a page that resets all styles', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/sofas?as=customer&country=US')
  const search = page.locator('rove-search').first()
  const heart = page.locator('rove-love[nid="1201"]').first()
  for (const element of [search, heart]) await expect(element).toHaveAttribute('data-rove-state', 'ready')
  const field = search.locator('[part=input]')
  const heights = () =>
    page.evaluate(() =>
      ['rove-search', 'rove-love[nid="1201"]'].flatMap((tag) =>
        [
          ...(document.querySelector(tag)?.shadowRoot?.querySelectorAll('form, input, button, svg, [part=option]') ??
            []),
        ].map((part) => {
          const { width, height } = part.getBoundingClientRect()
          // The width of a field follows the page; a button keeps its width.
          return `${part.localName} ${/svg|button/.test(part.localName) ? Math.round(width) : ''} ${Math.round(height)}`
        }),
      ),
    )
  await showSearch(page)
  await field.fill('sofa')
  await expect(search.locator('[part=option]').first()).toBeVisible()
  const before = await heights()
  expect(before.length).toBeGreaterThan(6)
  for (const css of [
    '* { font: italic small-caps 900 expanded 80px/3 serif !important; -webkit-text-stroke: 9px red !important; text-align-last: right !important }',
    '* { all: unset !important }',
    '* { all: unset !important; font-size: 80px !important }',
  ]) {
    const after = await page.evaluateHandle((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets.push(sheet)
      return sheet
    }, css)
    expect(await heights(), css).toEqual(before)
    await after.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    })
  }
})

test('LOAD-04 the page’s text and box styles do not affect an element', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.goto('/?country=US')
  await expect(page.locator('rove-search').first()).toHaveAttribute('data-rove-state', 'ready')
  const styles = await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { writing-mode: vertical-rl !important; clip-path: circle(0) !important; max-height: 3px !important }
      * { font-style: italic; font-weight: 900; word-break: break-all; -webkit-text-fill-color: red }`)
    document.adoptedStyleSheets.push(sheet)
    const host = getComputedStyle(document.querySelector('rove-search') as Element)
    const { writingMode, clipPath, maxHeight, fontStyle, fontWeight, wordBreak } = host
    const fill = host.webkitTextFillColor === host.color
    return { writingMode, clipPath, maxHeight, fontStyle, fontWeight, wordBreak, fill }
  })
  expect(styles).toEqual({
    writingMode: 'horizontal-tb',
    clipPath: 'none',
    maxHeight: 'none',
    fontStyle: 'normal',
    fontWeight: '400',
    wordBreak: 'normal',
    fill: true,
  })
})

test('LOAD-04 an element in a container that the page hides cannot be pressed', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/sofas?as=customer&country=US')
  const heart = page.locator('rove-love[nid="1201"]').first()
  await expect(heart).toHaveAttribute('data-rove-state', 'ready')
  for (const css of ['visibility: hidden', 'pointer-events: none']) {
    const isPressable = await heart.evaluate((element, text) => {
      const box = element.parentElement as HTMLElement
      box.style.cssText = text
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === element
    }, css)
    expect(isPressable, css).toBe(false)
  }
})

test('LOAD-04 where a widget’s code fails to load, the page and the others work', {
  tag: '@any-screen',
}, async ({ page, oracle }) => {
  oracle.expectReports(/rove-search/)
  await page.route('**/search.js*', (route) => route.abort())
  await page.goto('/sofas?as=customer&country=US')
  const search = page.locator('rove-search').first()
  await expect(search).toHaveAttribute('data-rove-state', 'fallback')
  await expect(search).toHaveAttribute('data-rove-reason', 'code-not-loaded')
  await expect(page.locator('rove-love[nid="1201"]').first()).toHaveAttribute('data-rove-state', 'ready')
  await showSearch(page)
  await page.locator('#search-block-form input').fill('rug')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/products\/rug\/$/)
})

test('LOAD-04 a module that failed to load once is requested again', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.route('**/love.js', (route) => route.abort())
  await page.goto('/sofas?as=customer&country=US')
  await expect(page.locator('rove-love[nid="1201"]').first()).toHaveAttribute('data-rove-state', 'ready')
})

test('LOAD-04 rove.debug() and the timeline say what each tag costs', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.goto('/sofas?country=US&as=customer')
  await page.evaluate(() => window.rove.ready())
  // Also without a call of `debug`.
  const entries = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('measure')
        .map((entry) => [entry.name, (entry as PerformanceMeasure).detail?.devtools?.track]),
    )
  for (const phase of ['load', 'start', 'paint'])
    await expect.poll(entries).toContainEqual([`<rove-love> ${phase}`, 'Rove'])

  const reported = async (tag: string) =>
    page.evaluate(async (tag) => (await window.rove.debug()).tags.find((one) => one.tag === tag), tag)
  await page
    .locator('rove-love')
    .first()
    .evaluate((element) => element.style.setProperty('margin-top', '120px'))
  await expect.poll(async () => (await reported('rove-love'))?.shift).toBeGreaterThan(0)

  const heart = page.locator('rove-love button').first()
  await heart.evaluate((button) =>
    button.addEventListener('pointerdown', () => {
      const end = performance.now() + 150
      while (performance.now() < end);
    }),
  )
  await heart.click()
  await expect
    .poll(() => reported('rove-love'))
    .toMatchObject({
      count: expect.any(Number),
      delays: expect.arrayContaining([{ event: 'pointerdown', duration: expect.any(Number) }]),
    })
  const { count = 0, load = 0, start = 0, paint = 0 } = (await reported('rove-love')) ?? {}
  expect(count).toBeGreaterThan(3)
  for (const time of [load, start, paint]) expect(time).toBeGreaterThan(0)
  expect((await reported('rove-header'))?.delays).toEqual([])
})

test('LOAD-01 the loader runs once, replays queued commands, and ready() resolves', { tag: '@any-screen' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/rove\.js: is on this page twice/)
  await page.addInitScript(() => {
    Object.assign(window, {
      rove: [(rove: { version: string }) => document.documentElement.setAttribute('data-queued', rove.version)],
    })
  })
  await page.goto('/sofas?country=US')
  await expect(page.locator('html')).toHaveAttribute('data-queued', /^\d/)
  const first = await page.evaluateHandle(() => window.rove)
  await page.addScriptTag({ url: '/rove/rove.js' })
  expect(await first.evaluate((rove) => rove === window.rove)).toBe(true)
  await page.evaluate(() => window.rove.ready())
  const states = await page.evaluate(async () => (await window.rove.debug()).map(({ state }) => state))
  expect(new Set(states)).toEqual(new Set(['ready']))
})

test('LOAD-08 a command of the server becomes a fact on the page', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/?country=US')
  await page.evaluate(() => window.rove.ready())
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { Drupal } = window as unknown as {
          Drupal: { ajax: { prototype: { commands: Record<string, (...input: unknown[]) => void> } } }
        }
        Drupal.ajax.prototype.commands.coupon?.(
          {},
          { command: 'coupon', op: 'add', coupon: 'SPRING', total: 90 },
          'success',
        )
        return window.rove.last('coupon:changed')
      }),
    )
    .toEqual({ op: 'add', coupon: 'SPRING', total: 90, commanded: true })
})

test('LOAD-07 on Arabic paths, Drupal’s behaviors upgrade new tags', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/ar/sofas?country=US')
  await page.evaluate(() => window.rove.ready())
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('rove-wishlist')))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.locator('rove-wishlist')).not.toHaveAttribute('data-rove-state')
  await page.evaluate(() => (window as unknown as { Drupal: { attachBehaviors(): void } }).Drupal.attachBehaviors())
  await expect(page.locator('rove-wishlist')).toHaveAttribute('data-rove-state', 'ready')
})

test('the page does not move when the widgets are upgraded', { tag: '@wide-first' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(document, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/sofas?country=US')
  await page.evaluate(() => window.rove.ready())
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(
    await page.evaluate(() => (document as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0)),
  ).toBeLessThan(0.001)
})
