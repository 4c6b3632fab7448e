import type { Page } from '@playwright/test'
import { expect } from './oracle'

/** A row of the shop's log. */
interface Row {
  readonly detail: string
  readonly params: Record<string, unknown>
}

/** What the shop's log says of this visitor. */
export const logged = async (page: Page, what = 'event'): Promise<Row[]> =>
  (await page.request.get(`/demo/log.json?what=${what}`)).json()
/** What was pushed into the page's data layer. */
export const layer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(({ event }) => event ?? []),
  )
/** The page is viewed, as far as tracking goes. */
export const viewed = (page: Page) => expect.poll(() => layer(page)).toContain('page_view')
