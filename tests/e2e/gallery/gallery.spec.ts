import type { Page } from '@playwright/test'
import { open } from '../buybox/product-page'
import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'
import { addCaptions, expectCaptions } from '../videos/captions'

test.use({ layout: 'bare' })

/** Opens a product with several pictures and a video, and returns the parts of its gallery. */
const openGallery = async (page: Page, slug = 'marlow-3-seat-sofa', query?: string) => {
  const { option } = await open(page, slug, query)
  const gallery = page.locator('rove-gallery')
  await expect(gallery).toHaveAttribute('data-rove-state', 'ready')
  return {
    option,
    gallery,
    strip: gallery.locator('[part=strip]'),
    pictures: gallery.locator('[part=picture]'),
    zoom: gallery.locator('dialog'),
    video: gallery.locator('[part=video]'),
    play: gallery.locator('[part=play-button]'),
  }
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 520

test('GALLERY-01 the picture follows the chosen model, and the page does not move', { tag: '@wide-first' }, async ({
  page,
}) => {
  const { option, gallery, pictures } = await openGallery(page)
  const sizes = await page.evaluateHandle(watchSizes)
  for (const [colour, file] of [
    ['Moss', /marlow-3-seat-sofa--moss/],
    ['Slate', /marlow-3-seat-sofa--slate/],
  ] as const) {
    await option(colour).check()
    await expect(pictures.first().locator('img')).toHaveAttribute('src', file)
    await expect(pictures.first().locator('img')).toHaveAttribute('alt', `Marlow 3-Seat Sofa, ${colour}`)
  }
  await expect(gallery.locator('section')).toHaveAttribute('aria-busy', 'false')
  expect(await sizes.evaluate((seen) => seen.size)).toBe(1)
})

test('GALLERY-01 the keyboard enlarges and closes a picture, and the focus returns', {
  tag: ['@nightly', '@any-screen', '@wcag-2.1.1', '@wcag-2.1.2', '@wcag-2.4.3', '@rove-gallery'],
}, async ({ page }) => {
  const { pictures, zoom } = await openGallery(page)
  await pictures.first().focus()
  await page.keyboard.press('Enter')
  await expect(zoom.locator('[part=caption]')).toHaveText(/1 of 2$/)
  await page.keyboard.press('ArrowRight')
  await expect(zoom.locator('[part=caption]')).toHaveText(/2 of 2$/)
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
  await expect(pictures.first()).toBeFocused()
})

test('GALLERY-01 the enlarged picture stays modal when its gallery is moved', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { gallery, pictures, zoom } = await openGallery(page)
  await pictures.first().press('Enter')
  await expect(zoom.locator('[part=caption]')).toHaveText(/1 of 2$/)
  await gallery.evaluate((element) => element.parentNode?.append(element))
  await expect.poll(() => zoom.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect(zoom.locator('[part=caption]')).toHaveText(/2 of 2$/)
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
  await expect(pictures.first()).toBeFocused()
})

test('GALLERY-01 before its code has come, the server’s link opens the look', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const release = await hold(page, '**/gallery.js')
  await page.goto('/product/marlow-3-seat-sofa?country=US&as=guest')
  await page.locator('rove-gallery').getByRole('link', { name: 'The slow living room' }).click()
  await expect(page).toHaveURL(/\/looks\//)
  release()
})

test('GALLERY-01 a press enlarges a picture; a button or Escape closes it', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { pictures, zoom } = await openGallery(page)
  await pictures.first().click()
  await expect(zoom).toBeVisible()
  const widest = () =>
    zoom.locator('img').evaluateAll((images) => Math.max(...images.map((image) => image.getBoundingClientRect().width)))
  const fitted = await widest()
  await zoom.locator('[part=zoom-button]').click()
  await expect.poll(widest).toBeGreaterThan(fitted * 2)
  await expect(zoom.locator('[part=previous-button]')).toBeDisabled()
  await zoom.locator('[part=next-button]').click()
  await expect(zoom.locator('[part=caption]')).toHaveText(/2 of 2$/)
  await zoom.locator('[part=previous-button]').click()
  await expect(zoom.locator('[part=caption]')).toHaveText(/1 of 2$/)
  await zoom.locator('[part=close-button]').click()
  await expect(zoom).toHaveCount(0)
  await expect(pictures.first()).toBeFocused()
  await pictures.first().click()
  await expect(zoom).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
  await expect(pictures.first()).toBeFocused()
})

test('GALLERY-01 pictures are swiped on a phone, and chosen by thumbnails elsewhere', {
  tag: ['@wcag-2.5.1', '@wcag-2.5.7', '@rove-gallery', '@wide-first'],
}, async ({ page }) => {
  const { gallery, strip, pictures } = await openGallery(page)
  const dots = gallery.locator('[part=position] i')
  const thumbs = gallery.locator('[part=thumb]')
  if (isPhone(page)) {
    await expect(dots).toHaveCount(3)
    await expect(thumbs.first()).toBeHidden()
    await strip.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))
    await expect(dots.nth(1)).toHaveAttribute('data-current', 'true')
  } else {
    await expect(dots.first()).toBeHidden()
    await thumbs.nth(1).click()
    await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  }
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.5 })
  await expect(pictures.nth(1)).toHaveAttribute('tabindex', '0')
})

test('GALLERY-01 look books open in a new tab', {
  tag: ['@nightly', '@any-screen', '@kwcag-7.2.1', '@rove-gallery'],
}, async ({ page, context }) => {
  const { gallery } = await openGallery(page, 'juno-velvet-sofa')
  const lookbook = gallery.locator('[part=lookbook]').filter({ hasText: 'Velvet evening' })
  await expect(lookbook).toHaveAccessibleName('Velvet evening (opens in a new tab)')
  const opened = context.waitForEvent('page')
  await lookbook.click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/looks\/velvet-evening/)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(/\/product\/juno-velvet-sofa/)
})

test('GALLERY-02 the video plays from its button, with sound', { tag: '@any-screen' }, async ({ page }) => {
  const { gallery, video, play } = await openGallery(page)
  const requests: (readonly [method: string, kind: string | undefined])[] = []
  page.on('request', (request) => {
    const [, kind] = /\/files\/video\/[^/]+\.(\w+)$/.exec(request.url()) ?? []
    if (kind) requests.push([request.method(), kind])
  })
  await showFilm(page)
  await play.click()
  await expect(video).toHaveAttribute('data-state', 'begun')
  await expect(play).toHaveCount(0)
  const film = gallery.locator('video')
  await expect(film).toBeFocused()
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
  expect(await film.evaluate((element: HTMLVideoElement) => element.muted)).toBe(false)
  expect(requests.map(([, kind]) => kind)).toEqual(expect.arrayContaining(['m3u8', 'm4s']))
  expect(new Set(requests.map(([method]) => method))).toEqual(new Set(['GET']))
})

test('GALLERY-02 the player offers the captions that the page names', {
  tag: ['@nightly', '@any-screen', '@wcag-1.2.2', '@rove-gallery'],
}, async ({ page }) => {
  await addCaptions(page, (html, address) => html.replace('"video":{', `"video":{"captions":"${address}",`))
  const { gallery, play } = await openGallery(page)
  await showFilm(page)
  await play.click()
  await expectCaptions(gallery.locator('video'), 'en')
})

test('GALLERY-02 #play-video plays the video without sound, on load or later', {
  tag: ['@nightly', '@any-screen', '@wcag-1.4.2', '@rove-gallery'],
}, async ({ page }) => {
  const isMuted = () => page.locator('rove-gallery video').evaluate((element: HTMLVideoElement) => element.muted)
  const { video } = await openGallery(page)
  await page.evaluate(() => {
    location.hash = 'play-video'
  })
  await expect(video).toHaveAttribute('data-state', 'begun')
  expect(await isMuted()).toBe(true)
  await page.reload()
  await expect(video).toHaveAttribute('data-state', 'begun')
  await expect(video).toBeInViewport({ ratio: 0.5 })
  expect(await isMuted()).toBe(true)
  const film = video.locator('video')
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
})

test('GALLERY-02 a missing video shows its poster and a message', {
  tag: ['@nightly', '@any-screen', '@wcag-4.1.3', '@rove-gallery'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/networkError/)
  const { gallery, video, play } = await openGallery(
    page,
    'marlow-3-seat-sofa',
    'country=US&as=guest&fault=404:/sites/default/files/video',
  )
  await showFilm(page)
  await play.click()
  await expect(video.locator('[role=status]')).toHaveText('The video cannot be played right now.')
  await expect(gallery.locator('video')).toHaveCount(0)
  await expect(play).toHaveCount(0)
  await expect(video.locator('img')).toBeVisible()
  expect(await video.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

/** Shows the video: by scrolling on a phone, by its thumbnail on a wide screen. */
async function showFilm(page: Page): Promise<void> {
  const gallery = page.locator('rove-gallery')
  if (isPhone(page))
    await gallery
      .locator('[part=strip]')
      .evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
  else await gallery.locator('[part=thumb]').last().click()
  await expect(gallery.locator('[part=play-button]')).toBeInViewport()
}

/** Records every pair of heights that the gallery and its large picture have from now on. */
function watchSizes(): ReadonlySet<string> {
  const gallery = document.querySelector('rove-gallery')
  const strip = gallery?.shadowRoot?.querySelector('[part=strip]')
  const seen = new Set<string>()
  const observer = new ResizeObserver(() =>
    seen.add(JSON.stringify([gallery, strip].map((one) => one?.getBoundingClientRect().height))),
  )
  for (const one of [gallery, strip]) if (one) observer.observe(one)
  return seen
}
