/** The carousels of the home page by keys and by touch (HOME-06). */
import { devices, type Locator } from '@playwright/test'
import { focusInPlace } from '../kit/list-moves'
import { expect, test } from '../kit/oracle'
import { open, tracks } from './home-page'

const placeOf = (section: Locator) => section.locator('[data-rove-carousel=controls] > span').first()

test.describe('still', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('HOME-06 the arrow keys on the buttons move the list, and keep the focus', {
    tag: [
      '@nightly',
      '@any-screen',
      '@wcag-2.1.1',
      '@rove-home-membership',
      '@rove-home-originals',
      '@rove-home-bestsellers',
    ],
  }, async ({ page }) => {
    for (const [name, count] of [
      ['membership', 4],
      ['originals', 3],
    ] as const) {
      const section = await open(page, name)
      const next = section.getByRole('button', { name: 'Next' })
      const shown = (n: number) => section.locator(`${tracks} > :nth-child(${n})`)
      await next.focus()
      const presses = [
        ['ArrowLeft', 1],
        ['ArrowRight', 2],
        ['ArrowDown', 3],
        ['End', 3],
        ['Home', 3],
        ['ArrowUp', 2],
        ['Enter', 3],
        ['Space', Math.min(4, count)],
        ['ArrowRight', count],
        ['ArrowLeft', count - 1],
      ] as const
      for (const [key, n] of presses) {
        await page.keyboard.press(key)
        await expect(placeOf(section), `${name} ${key}`).toHaveText(`${n} of ${count}`)
        await expect(next).toBeFocused()
        // The others cannot be reached.
        await expect(shown(n)).not.toHaveAttribute('inert')
        await expect(section.locator(`${tracks} > [inert]`)).toHaveCount(count - 1)
      }
      // Alt and an arrow are the browser's Back and Forward.
      const isTaken = await next.evaluate(
        (node) =>
          !node.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
          ),
      )
      expect(isTaken).toBe(false)
      await expect(placeOf(section)).toHaveText(`${count - 1} of ${count}`)
    }
  })
})

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

test.describe('by touch', () => {
  test.use(phone)

  test('HOME-06 a swipe shows the next slide, and ends the motion', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page)
    /** Drags a finger over the list, past its middle. */
    const swipe = async (list: Locator, byX: number, byY: number) => {
      const { x, y, width, height } = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const steps = 10
      for (let n = 0; n <= steps; n++)
        await devtools.send('Input.dispatchTouchEvent', {
          type: n === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [{ x: x + width / 2 + byX * (n / steps - 0.5), y: y + height / 2 + byY * (n / steps - 0.5) }],
        })
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    for (const [name, count] of [
      ['membership', 4],
      ['originals', 3],
    ] as const) {
      await page.goto('/?country=US&as=guest')
      await page.evaluate(() => window.rove.ready())
      const section = page.locator(`rove-home-${name}`)
      const list = section.locator(tracks)
      // While it has the focus, a carousel does not move on by itself.
      await focusInPlace(section.getByRole('button', { name: 'Next' }))
      await section.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(placeOf(section)).toHaveText(`1 of ${count}`)
      await expect(section.getByRole('button', { name: 'Pause' })).toBeVisible()
      await swipe(list, -280, 0)
      await expect(placeOf(section)).toHaveText(`2 of ${count}`)
      await expect(section.getByRole('button', { name: 'Play' })).toBeVisible()
      await expect(section.locator(`${tracks} > :nth-child(2)`)).not.toHaveAttribute('inert')
      await swipe(list, 280, 0)
      await expect(placeOf(section)).toHaveText(`1 of ${count}`)
      const top = await page.evaluate(() => scrollY)
      await swipe(list, 0, -150)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
      await expect(placeOf(section)).toHaveText(`1 of ${count}`)
    }
  })
})
