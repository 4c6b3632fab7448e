/** How a test moves a list that loads further pages by scrolling. */
import type { Locator, Page } from '@playwright/test'
import { scrollMs } from '../../../core/lists/endless-list.rules'

/**
 * Scrolls to a share of the page's height. Afterwards the list has looked at the place: the timer that it looks by was
 * started before the one that is waited for. So a test can check that nothing was loaded.
 */
export const scrollToShare = (page: Page, share: number): Promise<void> =>
  page.evaluate(
    ([part, ms]) =>
      new Promise<void>((resolve) => {
        scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * part, behavior: 'instant' })
        dispatchEvent(new Event('scroll'))
        // The view shows what has changed before the next task.
        setTimeout(() => setTimeout(resolve), ms)
      }),
    [share, scrollMs] as const,
  )

/** Presses a link without scrolling to it, which could load a further page. */
export const pressInPlace = (link: Locator): Promise<void> => link.evaluate((node: HTMLElement) => node.click())

/** Moves the focus without scrolling. A script's focus is no keyboard's: scrolling would load a further page. */
export const focusInPlace = (link: Locator): Promise<void> =>
  link.evaluate((node: HTMLElement) => node.focus({ preventScroll: true }))
