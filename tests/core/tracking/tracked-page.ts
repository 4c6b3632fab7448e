/** Fixtures: a tracked page, its events, and the calls to each sink. */
import { vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import type { FactName, Facts } from '../../../core/base/bus/facts'
import { page } from '../../../core/base/state/page'
import { startTracking } from '../../../core/tracking/tracking'

/** A sofa in the page's tracking settings. */
export const sofa = {
  id: '1201',
  id_default: 'MAR-3',
  id_google: 'G1201',
  fsku: 'F-3',
  gsku: 'G-3',
  parent: 'MAR',
  name: 'Marlow Sofa',
  price: 1200,
  nid: '1201',
  url: '/product/marlow-sofa',
  category: 'Furniture/Sofas/Sectionals/Left/Linen/Deep',
  variant: 'Linen',
}
/** A product that advertisers' sinks exclude. */
export const pillow = { id: '9001', name: 'Pillow', price: 50, quantity: 2, nid: '9001', brand: 'Loft' }

/** The order page with both products. */
export const orderPage = {
  page: { type: 'complete', order: { transaction_id: 7, value: 1300, items: [sofa, pillow] } },
}
/** The order fields without products. */
export const noProducts = { goods: [], coupon: '', discount: 0 }
/** Consent is denied for every purpose. */
export const noConsent = { analytics: false, ads: false, marketing: false }

/** The URLs of the scripts that were added to the page. */
export const scripts: string[] = []
/** Scripts whose URL contains one of these strings are blocked. */
export const blocked = new Set<string>()
/** The bodies that were sent to the shop's log. */
const sent: Blob[] = []

const allowed = { analytics: true, ads: true, marketing: true }
/** The settings of every provider. */
export const vendors = {
  klaviyo: { key: 'K1', script: '/v/klaviyo.js' },
  meta: { key: 'M1', script: '/v/meta.js' },
  podcast: { key: 'P1', script: '/v/podcast.js' },
  audience: { key: 'A1', script: '/v/audience.js' },
}

let stop = () => {}
/** The server's response to the customer request, and the number of requests. */
export const server: { customer: object; requests: string[] } = { customer: { success: false }, requests: [] }
async function serve(input: Request | URL | string): Promise<Response> {
  server.requests.push(new URL(new Request(input).url).pathname)
  return Response.json(server.customer)
}

/**
 * Opens a page.
 * @param tracked its tracking settings
 * @param more its other settings under `rove`
 * @param here the page is already open
 */
export async function visit(tracked: object, more: object = {}, { here = false } = {}): Promise<void> {
  if (!here) leave()
  if ('login' in more) document.body.className = 'logged-in'
  vi.stubGlobal('roveSettings', {
    rove: {
      country: 'US',
      consent: allowed,
      tracking: { brand: 'Rove', log: true, excluded: ['9001'], page: { type: 'other' }, ...tracked },
      ...more,
    },
  })
  if ('login' in more) vi.stubGlobal('fetch', serve)
  stop = startTracking()
  await settle()
}

/** Leaves the page: only the device's storage remains. */
export function leave(): void {
  stop()
  stop = () => {}
  for (const { value } of page().shared.values()) value.stop()
  Reflect.deleteProperty(globalThis, Symbol.for('rove.page'))
  for (const name of ['dataLayer', '_klOnsite', 'fbq', 'pdst', 'audience']) Reflect.deleteProperty(window, name)
  document.body.className = ''
  document.body.replaceChildren()
  scripts.length = 0
  sent.length = 0
}

/** A device with empty storage. */
export function newDevice(): void {
  server.customer = { success: false }
  server.requests.length = 0
  blocked.clear()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    // The limit of browsers is 64 KiB.
    value: (_: URL, body: Blob) => body.size <= 65_536 && sent.push(body) > 0,
  })
}

/** Waits for pending requests. */
export async function settle(): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    await vi.dynamicImportSettled()
    await Promise.resolve()
  }
}

type Pushed = Readonly<Record<string, unknown>>

/** The page's data layer. */
export const dataLayer = (): Pushed[] => (window as { dataLayer?: Pushed[] }).dataLayer ?? []
/** The event names in the data layer. */
export const eventNames = (): unknown[] => dataLayer().flatMap(({ event }) => event ?? [])
/** The data of the last event of this name. */
export const lastEvent = (name: string): Pushed =>
  (dataLayer().findLast(({ event }) => event === name)?.ecommerce as Pushed) ??
  dataLayer().findLast(({ event }) => event === name) ??
  {}

/** The arguments of the calls to the marketing service. */
export const klaviyoCalls = (): unknown[][] => (window as { _klOnsite?: unknown[][] })._klOnsite ?? []
/** The arguments of the calls to a pixel. */
export const pixelCalls = (name: string): unknown[][] =>
  (window as unknown as Record<string, { queue: unknown[][] } | undefined>)[name]?.queue ?? []

interface Logged {
  readonly event: string
  readonly at: number
  readonly params: Pushed
}

/** The events in the shop's log after the page is left. */
export async function logAfterLeaving(): Promise<Logged[]> {
  dispatchEvent(new Event('pagehide'))
  return logSoFar()
}

/** The events in the shop's log so far. */
export async function logSoFar(): Promise<Logged[]> {
  const bodies = await Promise.all(sent.map((body) => body.text()))
  return bodies.flatMap((body) => JSON.parse(body).events)
}

/** The events other than those of every page. */
export const ownEvents = () => eventNames().filter((name) => name !== 'page_view' && name !== 'session_started')

/** Publishes a fact on the page. */
export const publish = <F extends FactName>(fact: F, payload: Facts[F]) => pageBus().publish(fact, payload)
