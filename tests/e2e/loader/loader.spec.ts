import { expect, test } from '../kit/oracle'

test('LOAD-04 without observers and style sheets, tags load or report why', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.allowReports(/loader/, /CSSStyleSheet|constructor|rove-love/)
  await page.addInitScript(() => {
    for (const name of [
      'IntersectionObserver',
      'ResizeObserver',
      'MutationObserver',
      'BroadcastChannel',
      'requestIdleCallback',
    ])
      Object.defineProperty(window, name, { value: undefined })
  })
  await page.goto('/sofas?as=customer&country=US')
  const heart = page.locator('rove-love[nid="1201"]').first()
  await expect(heart).toHaveAttribute('data-rove-state', 'ready')
  await heart.locator('button').click()
  await expect(heart.locator('button')).toHaveAttribute('data-state', 'loved')

  await page.addInitScript(() => {
    Object.defineProperty(window, 'CSSStyleSheet', { value: undefined })
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')
    Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets')
  })
  await page.reload()
  await expect(heart).toHaveAttribute('data-rove-state', 'fallback')
  await expect(heart).toHaveAttribute('data-rove-reason', 'error')
})

test('LOAD-04 late code upgrades an element, unless the visitor uses the server’s HTML', async ({ page, oracle }) => {
  oracle.expectReports(/rove-love-count: timeout/, /rove-search: timeout/, /rove-popups: timeout|rove-/)
  await page.clock.install()
  const arrived: (() => void)[] = []
  for (const name of ['search', 'love'])
    await page.route(`**/${name}.js`, async (route) => {
      await new Promise<void>((resolve) => arrived.push(resolve))
      await route.continue()
    })
  await page.goto('/?country=US')
  await expect.poll(() => arrived.length).toBe(2)
  const search = page.locator('rove-search').first()
  const count = page.locator('rove-love-count').first()
  await page.clock.runFor(10_000)
  for (const late of [search, count]) await expect(late).toHaveAttribute('data-rove-reason', 'code-not-loaded')
  await search.locator('input').first().fill('rug')
  for (const arrive of arrived) arrive()
  await expect(count).toHaveAttribute('data-rove-state', 'ready')
  await expect.poll(() => page.evaluate(() => !!customElements.get('rove-search'))).toBe(true)
  await expect(search).toHaveAttribute('data-rove-state', 'fallback')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/products\/rug\/$/)
})

test('LOAD-04 the search field’s file is requested before the browser is idle', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const received = page.waitForResponse('**/search.js')
  await page.goto('/?country=US')
  await (await received).finished()
  await expect(page.locator('rove-header')).toHaveAttribute('data-rove-state', 'ready')
  await expect(page.locator('rove-search').first()).toHaveAttribute('data-rove-state', 'loading')
  expect(await page.evaluate(() => !!customElements.get('rove-search'))).toBe(false)
})

test('LOAD-01 LOAD-07 tags after the script are found below /ar too, without Drupal', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.route('**/ar/plain', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Shop</title><script src="/rove/rove.js"></script><rove-love nid="1201">Love</rove-love>',
    }),
  )
  await page.goto('/ar/plain')
  await expect(page.locator('rove-love')).toHaveAttribute('data-rove-state', 'ready')
})

test('LOAD-04 a heart shows the server’s HTML in a frame, and works once back', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/sofas?as=guest&country=US')
  await expect(page.locator('rove-love[nid="1201"]').first()).toHaveAttribute('data-rove-state', 'ready')
  await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.style.cssText = 'position:fixed;inset:0;inline-size:700px;block-size:600px;background:white;z-index:9'
    const heart = document.querySelector('rove-love[nid="1201"]') as Element
    heart.append('in the frame')
    frame.contentDocument?.body.append(heart)
  })
  const away = page.frameLocator('iframe').last().locator('rove-love')
  await expect(away).toHaveAttribute('data-rove-reason', 'other-document')
  await expect(away.getByText('in the frame')).toBeVisible()
  await away.click()
  await page.evaluate(() => {
    const frame = document.querySelector('iframe:last-of-type') as HTMLIFrameElement
    document.querySelector('main')?.prepend(frame.contentDocument?.querySelector('rove-love') as Element)
    frame.remove()
  })
  const heart = page.locator('main > rove-love')
  await expect(heart).toHaveAttribute('data-rove-state', 'ready')
  await expect(heart).not.toHaveAttribute('data-rove-reason')
  const button = heart.locator('button[part=button]')
  expect(await button.evaluate((element) => element.getBoundingClientRect().width)).toBe(44)
  await button.click()
  const dialog = heart.locator('dialog')
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('0px')
  await heart.locator('[part=close-button]').click()
  await expect(button).toHaveAttribute('data-state', 'loved')
})

test('LOAD-01 LOAD-10 a misspelt tag or fact is reported once with a suggestion', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(
    /<rove-heart> is not a widget; did you mean <rove-love>\?/,
    /no fact is called love:change;/,
    /cart:changed: the listener is not a function/,
  )
  await page.goto('/sofas?country=US')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<rove-heart load="eager">one</rove-heart><rove-heart>two</rove-heart>',
    )
    const on = window.rove.on as (fact: string, listener: unknown) => () => void
    on('love:change', () => {})()
    on('love:change', () => {})()
    on('cart:changed', 'no function')()
  })
  await page.evaluate(() => window.rove.ready())
  await expect(page.locator('rove-heart').first()).toHaveText('one')
  await expect(page.locator('rove-heart').first()).toHaveAttribute('data-rove-state', 'fallback')
})

test('LOAD-02 LOAD-05 COUNTRY-01 a page knows its facts from the start, unpublished', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? ''
  await context.addCookies([
    { name: 'rove_postal_KR', value: '06236', url },
    { name: 'rove_postal_label_KR', value: 'Seoul', url },
  ])
  await page.addInitScript(() => {
    const published: string[] = []
    Object.assign(document, { published })
    for (const fact of ['love', 'cart', 'country', 'destination', 'consent'])
      document.addEventListener(`rove:${fact}:changed`, ({ type }) => published.push(type))
  })
  await page.goto('/sofas?as=customer&country=KR&consent=all')
  const known = await page.evaluate(async () => {
    await window.rove.ready()
    const last = window.rove.last as (fact: string) => unknown
    return Object.fromEntries(
      ['love', 'cart', 'country', 'destination', 'consent'].map((fact) => [fact, last(`${fact}:changed`)]),
    )
  })
  expect(known).toEqual({
    love: expect.objectContaining({ count: expect.any(Number) }),
    cart: { count: expect.any(Number) },
    country: { from: 'KR', to: 'KR' },
    destination: { country: 'KR', postal: '06236', label: 'Seoul', restricted: false },
    consent: { analytics: true, ads: true, marketing: true, refused: [] },
  })
  expect(await page.evaluate(() => (document as unknown as { published: string[] }).published)).toEqual([])
})

test('LOAD-04 without shadow roots or modal dialogs, the server’s HTML stays', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/attachShadow: no-shadow/, /showModal/)
  await page.addInitScript(() => {
    if (!location.search.includes('shadow')) return
    Element.prototype.attachShadow = () => {
      throw new DOMException('not here', 'NotAllowedError')
    }
  })
  const product = '/product/marlow-3-seat-sofa?country=US&as=guest'
  const box = page.locator('rove-buybox')
  await page.goto(`${product}&shadow`)
  await page.evaluate(() => window.rove.ready())
  await expect(box).toHaveAttribute('data-rove-reason', 'no-shadow')
  await expect(box.locator('form')).toBeVisible()

  await page.addInitScript(() => {
    Object.defineProperty(HTMLDialogElement.prototype, 'showModal', { value: undefined })
  })
  await page.goto(product)
  await box.locator('[part=delivery-button]').click()
  await expect(box).toHaveAttribute('data-rove-state', 'fallback')
  await expect(box.locator('form')).toBeVisible()
})

test('LOAD-02 widgets show where undefined elements are hidden, and a setting throws', async ({ page, oracle }) => {
  oracle.expectReports(/settings: rove\.product is not usable, its default is used \(Error: not yours\)/)
  const served = (url: string, contentType: string, body: string) =>
    page.route(url, (route) => route.fulfill({ contentType, body }))
  await served('**/theirs.css', 'text/css', ':not(:defined){display:none !important}')
  const throws = `Object.defineProperty(Drupal.settings.rove, 'product', { get() { throw new Error('not yours') } })`
  await served('**/theirs.js', 'text/javascript', throws)
  await page.route('**/product/*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace('</head>', '<link rel="stylesheet" href="/theirs.css"></head>')
      .replace('</body>', '<script src="/theirs.js"></script></body>')
    await route.fulfill({ response, body })
  })
  await page.goto('/product/marlow-3-seat-sofa?country=US&as=guest')
  for (const tag of ['rove-gallery', 'rove-buybox', 'rove-love'])
    await expect(page.locator(tag).first()).toHaveAttribute('data-rove-state', /ready|fallback/)
  await expect(page.locator('rove-gallery')).toBeVisible()
})
