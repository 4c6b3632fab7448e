/** How a test moves the page as a visitor does: with a finger, or with a wheel. */
import type { Page } from '@playwright/test'

/** Moves the page up or down with one finger, as fast as visitors do who leave. @param pixels down; negative: up */
export async function scrollByFinger(page: Page, pixels: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: width / 2, y }] })
  const most = height / 2
  // The finger stays on the screen.
  for (let left = Math.abs(pixels); left > 0; left -= most) {
    const way = Math.sign(pixels) * Math.min(left, most)
    const from = height / 2 + way / 2
    await touch('touchStart', from)
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from - way * share)
    await touch('touchEnd')
  }
  await session.detach()
}

/** Moves the page a little with the wheel, from where a test has brought it. */
export async function nudgeByWheel(page: Page, pixels = 2): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.wheel(0, pixels)
}
