import type { Page } from '@playwright/test'
import { expect } from '../kit/oracle'

/** A row of the shop's log. */
interface Row {
  readonly detail: string
  readonly params: Record<string, unknown>
}

/** The rows of this visitor. */
export const logged = async (page: Page, what = 'event'): Promise<Row[]> =>
  (await page.request.get(`/demo/log.json?what=${what}`)).json()
/** The page's data layer. */
export const layer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(({ event }) => event ?? []),
  )
/** Waits until the page view is tracked. */
export const viewed = (page: Page) => expect.poll(() => layer(page)).toContain('page_view')
