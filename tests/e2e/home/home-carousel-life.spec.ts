/** A carousel in a tab that the browser hides or only prerenders: in a real one, which Playwright's pages never are. */

import { openTab, type TabPage } from '../../../tools/bench/tab.mjs'
import { presentChromium } from '../../../tools/browser.mjs'
import { expect, test } from '../kit/oracle'
import { countTimers, timersOf } from './carousel-timers'

const membership = 'rove-home-membership'

/** A tab whose pages count the timers of their carousels. */
const openCounting = async () =>
  openTab((await presentChromium()) ?? '', {
    prepare: (page) =>
      Promise.all([
        page.send('Page.enable'),
        page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${countTimers})()` }),
      ]),
  })

/** Shows the section, with the pointer elsewhere. */
const show = (page: TabPage) =>
  page.evaluate(
    (tag: string) => document.querySelector(tag)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    membership,
  )

/** The text of the place and the sign of the button that pauses; nothing before there is a carousel. */
const controlsOf = (page: TabPage) =>
  page.evaluate(
    (tag: string) =>
      document.querySelector<HTMLElement>(`${tag} [data-rove-carousel=controls]`)?.firstElementChild?.ariaLabel ?? '',
    membership,
  )

test('HOME-06 a carousel waits in a hidden tab, and moves on afterwards', { tag: ['@any-screen', '@nightly'] }, async ({
  baseURL,
}) => {
  const tab = await openCounting()
  try {
    const page = await tab.nextPage()
    await page.send('Page.navigate', { url: `${baseURL}/?country=US` })
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
    await show(page)
    await expect.poll(() => controlsOf(page)).toBe('Pause')
    await expect.poll(() => page.evaluate(timersOf)).toBe(1)
    const { windowId } = await page.send('Browser.getWindowForTarget')
    for (const [windowState, hidden] of [
      ['minimized', true],
      ['normal', false],
    ] as const) {
      await page.send('Browser.setWindowBounds', { windowId, bounds: { windowState } })
      await expect.poll(() => page.evaluate(() => document.hidden)).toBe(hidden)
      await expect.poll(() => page.evaluate(timersOf), windowState).toBe(hidden ? 0 : 1)
    }
    expect(await controlsOf(page)).toBe('Pause')
  } finally {
    await tab.close()
  }
})
