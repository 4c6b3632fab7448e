/** A page that is tracked, under test: what it says, what happens on it, and what reaches whom. */
import { vi } from 'vitest'
import { pageBus } from '../../../core/bus'
import type { FactName, Facts } from '../../../core/facts'
import { page } from '../../../core/page'
import { startTracking } from '../../../core/tracking/tracking'

/** A sofa as a page tells it. */
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
/** A thing that does not count for advertisers. */
export const pillow = { id: '9001', name: 'Pillow', price: 50, quantity: 2, nid: '9001', brand: 'Loft' }

/** The page of an order with both. */
export const bought = { page: { type: 'complete', order: { transaction_id: 7, value: 1300, items: [sofa, pillow] } } }
/** Of an order whose goods do not matter here. */
export const noGoods = { goods: [], coupon: '', discount: 0 }
/** Nothing is allowed. */
export const none = { analytics: false, ads: false, marketing: false }

/** The addresses of scripts that were put into the page. */
export const scripts: string[] = []
/** Scripts whose address has one of these words are blocked. */
export const blocked = new Set<string>()
/** What the shop's log was sent. */
const sent: Blob[] = []

const allowed = { analytics: true, ads: true, marketing: true }
/** Every vendor there is. */
export const vendors = {
  klaviyo: { key: 'K1', script: '/v/klaviyo.js' },
  meta: { key: 'M1', script: '/v/meta.js' },
  podcast: { key: 'P1', script: '/v/podcast.js' },
  audience: { key: 'A1', script: '/v/audience.js' },
}

let stop = () => {}
/** What the server answers to the request for the customer, and how often it was requested. */
export const server: { customer: object; requests: string[] } = { customer: { success: false }, requests: [] }
async function serve(input: Request | URL | string): Promise<Response> {
  server.requests.push(new URL(new Request(input).url).pathname)
  return Response.json(server.customer)
}

/**
 * Goes to a page. @param told what it tells to be tracked @param more its other settings under `rove` @param here it is
 * the page that is open already
 */
export async function visit(told: object, more: object = {}, { here = false } = {}): Promise<void> {
  if (!here) leave()
  if ('login' in more) document.body.className = 'logged-in'
  vi.stubGlobal('roveSettings', {
    rove: {
      country: 'US',
      consent: allowed,
      tracking: { brand: 'Rove', log: true, excluded: ['9001'], page: { type: 'other' }, ...told },
      ...more,
    },
  })
  if ('login' in more) vi.stubGlobal('fetch', serve)
  stop = startTracking()
  await settle()
}

/** Leaves the page: nothing of it stays but what the device keeps. */
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

/** A device on which nothing was kept. */
export function newDevice(): void {
  server.customer = { success: false }
  server.requests.length = 0
  blocked.clear()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    // As browsers do: 64 KiB, and no more.
    value: (_: URL, body: Blob) => body.size <= 65_536 && sent.push(body) > 0,
  })
}

/** Lets what was fetched come. */
export async function settle(): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    await vi.dynamicImportSettled()
    await Promise.resolve()
  }
}

type Pushed = Readonly<Record<string, unknown>>

/** The page's data layer. */
export const layer = (): Pushed[] => (window as { dataLayer?: Pushed[] }).dataLayer ?? []
/** The names in it. */
export const told = (): unknown[] => layer().flatMap(({ event }) => event ?? [])
/** What came with the last event of this name. */
export const last = (name: string): Pushed =>
  (layer().findLast(({ event }) => event === name)?.ecommerce as Pushed) ??
  layer().findLast(({ event }) => event === name) ??
  {}

/** What the marketing service was called with. */
export const klaviyo = (): unknown[][] => (window as { _klOnsite?: unknown[][] })._klOnsite ?? []
/** What a pixel was called with. */
export const pixel = (name: string): unknown[][] =>
  (window as unknown as Record<string, { queue: unknown[][] } | undefined>)[name]?.queue ?? []

interface Logged {
  readonly event: string
  readonly at: number
  readonly params: Pushed
}

/** What the shop's log has got, once the page is left. */
export async function log(): Promise<Logged[]> {
  dispatchEvent(new Event('pagehide'))
  return sentLog()
}

/** What the shop's log has got until now. */
export async function sentLog(): Promise<Logged[]> {
  const bodies = await Promise.all(sent.map((body) => body.text()))
  return bodies.flatMap((body) => JSON.parse(body).events)
}

/** What is told besides what every page tells. */
export const own = () => told().filter((name) => name !== 'page_view' && name !== 'session_started')

/** Tells a fact on the page. */
export const tell = <F extends FactName>(fact: F, payload: Facts[F]) => pageBus().tell(fact, payload)
