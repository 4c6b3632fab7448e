/** Harms one request of a payment, once. */
import type { BrowserContext, Page, Route } from '@playwright/test'
import { expect } from '../e2e/kit/oracle'
import { type Cell, harms, isAt } from './cells'

/** A harm that is about to happen. */
export interface Strike {
  /** Whether it has happened. */
  readonly hasStruck: () => boolean
  /** Resolves with the page on which the shopper goes on. */
  readonly recovered: Promise<Page>
}

/** Prepares the harm of a cell for the requests of all tabs. */
export async function strike(context: BrowserContext, { point, harm }: Cell): Promise<Strike> {
  const { reaches, tab } = harms[harm]
  let struck = false
  let recover: (page: Page) => void = () => {}
  let fail: (error: unknown) => void = () => {}
  const recovered = new Promise<Page>((resolve, reject) => {
    recover = resolve
    fail = reject
  })
  // It is awaited later.
  recovered.catch(() => {})
  await context.route(
    () => true,
    async (route) => {
      const request = route.request()
      if (struck || !isAt(point, request)) return returnByScript(route)
      struck = true
      const page = request.frame().page()
      try {
        if (tab === 'closes') await silence(page)
        if (reaches) await route.fetch({ maxRedirects: 0 })
        recover(await goOn(page, route, request.isNavigationRequest()))
      } catch (error) {
        fail(error)
      }
    },
  )
  return { hasStruck: () => struck, recovered }

  async function goOn(page: Page, route: Route, isNavigation: boolean): Promise<Page> {
    if (tab === 'closes') {
      await route.abort()
      await page.close()
      const next = await context.newPage()
      await next.goto('/cart/checkout')
      return next
    }
    await (harm === 'refused once' ? route.fulfill({ status: 500, body: '<h1>Error</h1>' }) : route.abort())
    if (!isNavigation) {
      if (tab === 'reloads') await page.reload()
      return page
    }
    // The browser shows an error in place of the page. Until it does, it refuses to go elsewhere.
    if (tab === 'reloads') await expect(() => page.goBack()).toPass()
    if (tab !== 'reloads' || !page.url().startsWith('http')) await expect(() => page.goto('/cart/checkout')).toPass()
    return page
  }
}

/** Nothing that a tab sends while it is closed arrives. */
const silence = (page: Page) =>
  page.route(
    () => true,
    (route) => route.abort(),
  )

/** A redirected request cannot be harmed: a lender's page goes back to the shop by itself. */
async function returnByScript(route: Route): Promise<void> {
  const request = route.request()
  const isLender =
    request.method() === 'POST' && /\/vendors\/(affirm|paybright)\/pay$/.test(new URL(request.url()).pathname)
  if (!isLender) return route.continue()
  const response = await route.fetch({ maxRedirects: 0 })
  const to = JSON.stringify(response.headers().location)
  return route.fulfill({ contentType: 'text/html', body: `<script>location.replace(${to})</script>` })
}
