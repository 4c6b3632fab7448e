/** A page with popups: its content, the visitor's actions, the servers' requests, and the published facts. */
import { afterEach, beforeEach, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import type { FactName } from '../../../core/base/bus/facts'
import { page } from '../../../core/base/state/page'
import popups from '../../../widgets/popups/popups.element'
import { clearPage } from '../../core/base/page/host-page'

/** The servers' requests and answers. */
export const serverRequests: { url: string; body: string }[] = []
export const server: {
  status: number
  /** The hours by which the server's clock is ahead of the device's. */
  ahead?: number
} = {
  status: 200,
}
export const publishedFacts: unknown[][] = []
export const off: (() => void)[] = []

async function serve(input: Request | URL | string, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  serverRequests.push({ url: request.url.replace(location.origin, ''), body: await request.text() })
  if (request.url.includes('geolocation')) return Response.json({ cityName: 'Toronto' })
  const date = new Date(Date.now() + (server.ahead ?? 0) * 3_600_000).toUTCString()
  return new Response(null, { status: server.status, headers: server.ahead === undefined ? {} : { date } })
}

export const autumn = {
  id: 'autumn',
  event: { interval: [5, 1000] },
  markup: { title: 'Autumn', html: '<p>Rugs</p>', form: true, list: 'L1', list2: 'L2' },
}
export const lists = { list: 'fixed', trade: 'T1' }
const vendors = {
  klaviyo: { url: 'https://k.example', key: 'K y' },
  geolocation: { url: 'https://geolocation.example' },
}

/** Opens a page with these popups. */
export function open(
  defined: unknown[],
  { address = '/', rove = {} }: { address?: string; rove?: object } = {},
): HTMLElement {
  history.replaceState(null, '', address)
  vi.stubGlobal('roveSettings', {
    rove: { newsletter: lists, vendors, consent: { marketing: true }, popups: defined, ...rove },
  })
  const element = document.createElement('rove-popups')
  document.body.append(element)
  return element
}
export const dialog = () => document.querySelector('rove-popups')?.shadowRoot?.querySelector('dialog') ?? undefined
export const field = () => dialog()?.querySelector<HTMLInputElement>('[name=email]') as HTMLInputElement
export const wait = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  // A first import takes its own time.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(0)
}
export const close = async () => {
  dialog()?.querySelector<HTMLElement>('[part=close-button]')?.click()
  await wait(0)
}
export const send = async (text: string) => {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
  field().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await wait(0)
}
export const leavePage = async () => {
  document.body.replaceChildren()
  await wait(0)
  page().shared.delete('popups gone')
}

/** Gives each test of a file a new page. */
export function onPages(): void {
  beforeEach(async () => {
    popups.define()
    localStorage.clear()
    clearPage()
    document.cookie = 'rove_trade_newsletter=; max-age=0; path=/'
    delete page().dialogQueue
    serverRequests.length = 0
    server.status = 200
    delete server.ahead
    vi.spyOn(console, 'info').mockImplementation(() => {})
    publishedFacts.length = 0
    vi.stubGlobal('fetch', serve)
    for (const fact of ['popup:shown', 'popup:closed', 'popup:subscribed'] as FactName[])
      off.push(pageBus().on(fact, (payload) => publishedFacts.push([fact, payload])))
    // Loaded once, so that later only the fake clock decides.
    await Promise.all([
      import('../../../widgets/popups/stage/stage.model'),
      import('../../../widgets/popups/eligibility/eligibility.model'),
      import('../../../widgets/popups/preview/preview.model'),
      import('../../../core/shop/destination/locate'),
      import('../../../widgets/popups/eligibility/eligibility-clock.calls'),
      import('../../../core/base/net/http'),
      import('dompurify'),
    ])
    vi.useFakeTimers({ now: new Date(2026, 10, 1, 12), toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  })
  afterEach(async () => {
    await leavePage()
    for (const undo of off.splice(0)) undo()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    history.replaceState(null, '', '/')
  })
}
