/** A page with popups: what is on it, what its visitor does, what its servers are asked, and what is told. */
import { afterEach, beforeEach, vi } from 'vitest'
import { pageBus } from '../../../core/bus'
import type { FactName } from '../../../core/facts'
import { page } from '../../../core/page'
import popups from '../../../widgets/popups/popups.element'
import { clearPage } from '../../core/host/host-page'

/** What the servers were asked, and what they answer. */
export const asked: { url: string; body: string }[] = []
export const server: { status: number /** By how many hours its clock is ahead of the device's. */; ahead?: number } = {
  status: 200,
}
export const told: unknown[][] = []
export const off: (() => void)[] = []

async function serve(input: Request | URL | string, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  asked.push({ url: request.url.replace(location.origin, ''), body: await request.text() })
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

/** A page with these popups. */
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
  // What is imported for the first time takes its own time.
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

/** Puts each test of a file on a page of its own. */
export function onPages(): void {
  beforeEach(async () => {
    popups.define()
    localStorage.clear()
    clearPage()
    document.cookie = 'rove_trade_newsletter=; max-age=0; path=/'
    delete page().turns
    asked.length = 0
    server.status = 200
    delete server.ahead
    vi.spyOn(console, 'info').mockImplementation(() => {})
    told.length = 0
    vi.stubGlobal('fetch', serve)
    for (const fact of ['popup:shown', 'popup:closed', 'popup:subscribed'] as FactName[])
      off.push(pageBus().on(fact, (payload) => told.push([fact, payload])))
    // Fetched once, so that later only time decides.
    await Promise.all([
      import('../../../widgets/popups/stage/stage.model'),
      import('../../../widgets/popups/popups-questions.model'),
      import('../../../widgets/popups/popups-declared.model'),
      import('../../../core/net/locate'),
      import('../../../widgets/popups/popups-clock.model'),
      import('../../../core/net/http'),
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
