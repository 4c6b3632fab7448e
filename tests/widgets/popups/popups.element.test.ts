import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/bus'
import { type Contact, receiveContacts } from '../../../core/contacts'
import type { FactName } from '../../../core/facts'
import { page } from '../../../core/page'
import { pagePieces } from '../../../core/pieces'
import { holdTurns } from '../../../core/turns'
import popups from '../../../widgets/popups/popups.element'
import { hearConsole } from '../../core/console'
import { clearPage } from '../../core/host/host-page'

/** What the servers were asked, and what they answer. */
const asked: { url: string; body: string }[] = []
let status: number
let told: unknown[][]
const off: (() => void)[] = []
const said = hearConsole()

async function serve(input: Request | URL | string, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  asked.push({ url: request.url.replace(location.origin, ''), body: await request.text() })
  if (request.url.includes('geolocation')) return Response.json({ cityName: 'Toronto' })
  return new Response(null, { status })
}

const autumn = {
  id: 'autumn',
  event: { interval: [5, 1000] },
  markup: { title: 'Autumn', html: '<p>Rugs</p>', form: true, list: 'L1', list2: 'L2' },
}
const lists = { list: 'fixed', trade: 'T1' }
const vendors = {
  klaviyo: { url: 'https://k.example', key: 'K y' },
  geolocation: { url: 'https://geolocation.example' },
}

/** A page with these popups. */
function open(defined: unknown[], { address = '/', rove = {} }: { address?: string; rove?: object } = {}): HTMLElement {
  history.replaceState(null, '', address)
  vi.stubGlobal('roveSettings', { rove: { newsletter: lists, vendors, popups: defined, ...rove } })
  const element = document.createElement('rove-popups')
  document.body.append(element)
  return element
}
const dialog = () => document.querySelector('rove-popups')?.shadowRoot?.querySelector('dialog') ?? undefined
const field = () => dialog()?.querySelector<HTMLInputElement>('[name=email]') as HTMLInputElement
const wait = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  // What is imported for the first time takes its own time.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(0)
}
const close = async () => {
  dialog()?.querySelector<HTMLElement>('[part=close-button]')?.click()
  await wait(0)
}
const send = async (text: string) => {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
  field().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await wait(0)
}
const leavePage = async () => {
  document.body.replaceChildren()
  await wait(0)
}

beforeEach(async () => {
  popups.define()
  localStorage.clear()
  clearPage()
  document.cookie = 'rove_trade_newsletter=; max-age=0; path=/'
  delete page().turns
  asked.length = 0
  status = 200
  told = []
  vi.stubGlobal('fetch', serve)
  for (const fact of ['popup:shown', 'popup:closed', 'popup:subscribed'] as FactName[])
    off.push(pageBus().on(fact, (payload) => told.push([fact, payload])))
  // Fetched once, so that later only time decides.
  await Promise.all([
    import('../../../widgets/popups/stage/stage.model'),
    import('../../../widgets/popups/popups-questions.model'),
    import('../../../widgets/popups/popups-declared.model'),
    import('../../../core/net/locate'),
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

describe('popups', () => {
  it('POP-01 come when their trigger fires, once a page', async () => {
    open([autumn])
    await wait(4999)
    expect(dialog()).toBeUndefined()
    await wait(1)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Autumn')
    expect(dialog()?.querySelector('[part=content]')?.textContent).toBe('Rugs')
    await close()
    expect(dialog()).toBeUndefined()
    await wait(60_000)
    expect(dialog()).toBeUndefined()
    expect(told).toEqual([
      ['popup:shown', { id: 'autumn' }],
      ['popup:closed', { id: 'autumn', by: 'visitor' }],
    ])
  })

  it('POP-01 remember when they were shown, answered and closed', async () => {
    open([autumn])
    await wait(5000)
    const shown = Date.now()
    await wait(1000)
    await send('nobody')
    const engaged = Date.now()
    await wait(1000)
    await close()
    const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
    expect(kept('rove_last_shown')).toEqual({ autumn: shown })
    expect(kept('rove_engaged')).toEqual({ autumn: engaged })
    expect(kept('rove_closed')).toEqual({ autumn: Date.now() })
    expect(kept('rove_subscribed')).toBeNull()
  })

  it('POP-01 are asked about again when the trigger fires, and when their turn has come', async () => {
    const release = holdTurns()
    open([{ ...autumn, conditions: { between: [null, new Date(Date.now() + 8000).toISOString()] } }])
    await wait(7000)
    release()
    await wait(0)
    expect(dialog()).toBeTruthy()
    await leavePage()
    const again = holdTurns()
    open([{ ...autumn, id: 'later', conditions: { between: [null, new Date(Date.now() + 8000).toISOString()] } }])
    await wait(9000)
    again()
    await wait(40_000)
    expect(dialog()).toBeUndefined()
  })

  it('POP-01 are tried again each poll until their conditions are met', async () => {
    open([{ ...autumn, conditions: { between: [new Date(Date.now() + 7500).toISOString()] } }])
    await wait(7000)
    expect(dialog()).toBeUndefined()
    await wait(1000)
    expect(dialog()).toBeTruthy()
  })

  it('POP-01 come one at a time, half a minute apart', async () => {
    open([autumn, { ...autumn, id: 'winter', markup: { title: 'Winter', html: '<p>x</p>' } }])
    await wait(10_000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Autumn')
    await close()
    await wait(29_000)
    expect(dialog()).toBeUndefined()
    await wait(2000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Winter')
  })

  it('POP-02 send the address with both lists, say what is done, and remember it', async () => {
    open([autumn])
    const told3: [Contact, string][] = []
    off.push(receiveContacts((contact, by) => told3.push([contact, by])))
    await wait(5000)
    await send(' somebody@example.com ')
    expect(asked).toEqual([{ url: '/klaviyo/api/subscribe', body: 'email=somebody%40example.com&list=L1&list2=L2' }])
    expect(dialog()?.querySelector('[part=done]')?.textContent).toBe('Thank you. You will hear from us.')
    expect(localStorage.getItem('rove_subscribed')).toBe(String(Date.now()))
    await close()
    expect(told).toEqual([
      ['popup:shown', { id: 'autumn' }],
      ['popup:subscribed', { id: 'autumn' }],
      ['popup:closed', { id: 'autumn', by: 'done' }],
    ])
    expect(told3).toEqual([[{ email: 'somebody@example.com' }, 'form']])
  })

  it('POP-02 put an address on the fixed list where they name none', async () => {
    open([{ ...autumn, markup: { form: true } }])
    await wait(5000)
    await send('somebody@example.com')
    expect(asked[0]?.body).toBe('email=somebody%40example.com&list=fixed')
  })

  it('POP-02 give the field of a wrong address the class error, and send nothing', async () => {
    open([autumn])
    await wait(5000)
    await send('somebody@')
    expect(asked).toEqual([])
    expect([field().className, field().getAttribute('aria-invalid')]).toEqual(['error', 'true'])
    await send('somebody@example.com')
    expect(asked).toHaveLength(1)
  })

  it('POP-02 only log a failure, and keep what was typed', async () => {
    status = 500
    open([autumn])
    await wait(5000)
    await send('somebody@example.com')
    expect(said()).toEqual(['[rove] popups.subscribe: status-500'])
    expect(field().value).toBe('somebody@example.com')
    expect(localStorage.getItem('rove_subscribed')).toBeNull()
    status = 204
    await send('somebody@example.com')
    expect(dialog()?.querySelector('[part=done]')).toBeTruthy()
  })

  it('POP-02 name a style sheet that does not load as the document does', async () => {
    open([{ ...autumn, markup: { html: '<p>x</p>', css: '/nowhere.css' } }])
    await wait(5000)
    dialog()?.querySelector('link')?.onerror?.(new Event('error'))
    expect(said()).toContain('Error loading newsletter CSS')
  })

  it('POP-01 nobody who has left an address is asked for one again, whatever a definition says', async () => {
    localStorage.setItem('rove_subscribed', String(Date.now() - 1))
    open([
      { ...autumn, conditions: { notSubscribed: false } },
      { ...autumn, id: 'news', markup: { title: 'News', html: '<p>no question</p>' } },
    ])
    await wait(6000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('News')
  })

  it('POP-01 show their overlay behind the card, and hand the card to the page’s function', async () => {
    const callback = vi.fn()
    open([{ ...autumn, markup: { html: '<p>x</p>', overlay: '<i>SALE</i>', callback } }])
    await wait(5000)
    expect(document.querySelector('rove-popups')?.shadowRoot?.querySelector('[part=overlay]')?.textContent).toBe('SALE')
    expect(callback).toHaveBeenCalledExactlyOnceWith({
      id: 'autumn',
      card: expect.any(HTMLElement),
      close: expect.any(Function),
    })
    callback.mock.calls[0]?.[0].close()
    await wait(0)
    expect(dialog()).toBeUndefined()
  })

  it('POP-01 a callback that is no function, or that fails, costs nothing but a line', async () => {
    const callback = () => {
      throw new Error('theirs')
    }
    open([{ ...autumn, markup: { html: '<p>x</p>', callback } }])
    await wait(5000)
    expect(dialog()).toBeTruthy()
    await leavePage()
    open([{ ...autumn, id: 'b', markup: { html: '<p>x</p>', callback: 'alert' } }])
    await wait(60_000)
    expect(said()).toEqual(['[rove] popup autumn: theirs', '[rove] popup b: callback is no function, it is left out'])
  })

  it('SHOWROOM-01 ask where the visitor is once, only where nothing else is missing, and lead there', async () => {
    open(['showroom', { id: 'other', conditions: { city: 'Berlin' }, event: { interval: [1] }, markup: {} }])
    await wait(6000)
    expect(asked).toHaveLength(1)
    expect(dialog()?.querySelector('[part=link]')?.getAttribute('href')).toBe('/toronto-showroom')
    expect(dialog()?.textContent).toContain('Our Toronto showroom')
    await close()
    await leavePage()
    asked.length = 0
    vi.setSystemTime(Date.now() + 47 * 3_600_000)
    open(['showroom'])
    await wait(10_000)
    expect([dialog(), asked]).toEqual([undefined, []])
  })

  it('SHOWROOM-01 do not come where nobody can say where the visitor is', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ city: 'Toronto' }))
    vi.spyOn(console, 'info').mockImplementation(() => {})
    open(['showroom'])
    await wait(10_000)
    expect(dialog()).toBeUndefined()
    expect(console.info).toHaveBeenCalledExactlyOnceWith('[rove] geolocation: wrong-shape')
  })

  it('CLOSING-01 tell Koreans in Korean', async () => {
    open(['closing-au', 'closing-kr'], { rove: { country: 'KR', locale: 'ko_KR' } })
    await wait(60_000)
    expect(dialog()?.querySelector('h2')?.textContent).toBe('한국 매장 운영을 종료합니다')
  })

  it('NEWS-01 sign up for the trade newsletter at the marketing service: a valid address, 202, a cookie', async () => {
    status = 202
    open(['trade-newsletter'], { address: '/trade' })
    await wait(9999)
    expect(dialog()).toBeUndefined()
    await wait(1)
    const button = () => dialog()?.querySelector<HTMLButtonElement>('[part=button]')
    expect(button()?.disabled).toBe(true)
    field().value = 'somebody@example.com'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    expect(button()?.disabled).toBe(false)
    await send('somebody@example.com')
    expect(asked).toEqual([
      {
        url: 'https://k.example/client/subscriptions/?company_id=K%20y',
        body: '{"data":{"type":"subscription","attributes":{"list_id":"T1","email":"somebody@example.com"}}}',
      },
    ])
    expect(document.cookie).toContain('rove_trade_newsletter=1')
  })

  it('NEWS-01 another answer than 202 is no success', async () => {
    status = 200
    open(['trade-newsletter'], { address: '/trade' })
    await wait(10_000)
    await send('somebody@example.com')
    expect(said()).toEqual(['[rove] popups.sign-up: status-200'])
    expect(document.cookie).not.toContain('rove_trade_newsletter=1')
    await close()
    expect(document.cookie).toContain('rove_trade_newsletter=1')
    await leavePage()
    open(['trade-newsletter'], { address: '/trade' })
    await wait(60_000)
    expect(dialog()).toBeUndefined()
  })

  it('NEWS-01 a campaign’s sign-up needs 2 characters, and asks for the newer shape where it is wanted', async () => {
    status = 202
    const newsletter = { ...lists, revision: '2026-01-15' }
    open([{ ...autumn, markup: { form: true, list: 'C1', signUp: 'campaign' } }], { rove: { newsletter } })
    await wait(5000)
    await send('a')
    expect(asked).toEqual([])
    await send('ab')
    expect(JSON.parse(asked[0]?.body ?? '').data).toEqual({
      type: 'subscription',
      attributes: { profile: { data: { type: 'profile', attributes: { email: 'ab' } } } },
      relationships: { list: { data: { type: 'list', id: 'C1' } } },
    })
  })

  it('POP-01 in a rehearsal they say why, and nothing is kept or sent', async () => {
    open([autumn, 'unheard-of', { ...autumn, id: 'kr', conditions: { country: 'KR' } }], { address: '/?rove-why' })
    await wait(0)
    const pieces = () =>
      pagePieces()
        .get()
        .map((piece) => [piece.id, piece.state()])
    expect(pieces()).toEqual([
      ['autumn', 'waits for 5 s'],
      ['kr', 'waits for 5 s'],
      ['unheard-of', 'cannot come'],
    ])
    expect(pagePieces().get()[1]?.explain()).toEqual([
      { condition: 'country', eligible: false, reason: 'US is not among KR' },
      { condition: 'notSubscribed', eligible: true, reason: 'has not subscribed' },
      { condition: 'list', eligible: true, reason: 'goes to the list L1' },
    ])
    await wait(5000)
    expect(pieces()[0]).toEqual(['autumn', 'shown'])
    await send('somebody@example.com')
    expect(pieces()[0]).toEqual(['autumn', 'subscribed'])
    await close()
    expect([asked, localStorage.length]).toEqual([[], 0])
    await leavePage()
    expect(pieces()).toEqual([])
  })

  it('POP-01 a second element does nothing more', async () => {
    open([autumn])
    const second = document.createElement('rove-popups')
    document.body.append(second)
    await wait(60_000)
    expect(second.shadowRoot?.querySelector('dialog')).toBeNull()
    expect(told).toHaveLength(1)
  })

  it('POP-01 end with their element: nothing comes after it, and others may speak', async () => {
    open([autumn])
    await wait(5000)
    await leavePage()
    open([{ ...autumn, id: 'winter' }])
    await wait(60_000)
    expect(told.map(([, payload]) => payload)).toEqual([{ id: 'autumn' }, { id: 'winter' }])
  })
})
