import { describe, expect, it, vi } from 'vitest'
import { pageContents } from '../../../core/shop/campaign/contents.store'
import { type Contact, receiveContacts } from '../../../core/shop/contacts/identify.action'
import { captureConsole } from '../../core/base/page/console'
import {
  autumn,
  close,
  dialog,
  field,
  leavePage,
  lists,
  off,
  onPages,
  open,
  publishedFacts,
  send,
  server,
  serverRequests,
  wait,
} from './popups-page'

vi.mock('../../../core/base/input/sanitise', () => import('./simulated-sanitise'))

onPages()
const consoleLines = captureConsole()

describe('the addresses that popups collect', () => {
  it('POP-02 an address is sent with both lists, confirmed, and stored as subscribed', async () => {
    open([autumn])
    const contacts: [Contact, string][] = []
    off.push(receiveContacts((contact, by) => contacts.push([contact, by])))
    await wait(5000)
    await send(' somebody@example.com ')
    expect(serverRequests).toEqual([
      { url: '/klaviyo/api/subscribe', body: 'email=somebody%40example.com&list=L1&list2=L2' },
    ])
    expect(dialog()?.querySelector('[part=done]')?.textContent).toBe('Thank you for signing up.')
    expect(localStorage.getItem('rove_subscribed')).toBe(String(Date.now()))
    await close()
    expect(publishedFacts).toEqual([
      ['popup:shown', { id: 'autumn' }],
      ['popup:subscribed', { id: 'autumn' }],
      ['popup:closed', { id: 'autumn', by: 'done' }],
    ])
    expect(contacts).toEqual([[{ email: 'somebody@example.com' }, 'form']])
  })

  it('POP-02 without a list of its own, a popup uses the default one', async () => {
    open([{ ...autumn, markup: { form: true } }])
    await wait(5000)
    await send('somebody@example.com')
    expect(serverRequests[0]?.body).toBe('email=somebody%40example.com&list=fixed')
  })

  it('POP-02 an invalid address gives its field the class error, and sends nothing', async () => {
    open([autumn])
    await wait(5000)
    await send('somebody@')
    expect(serverRequests).toEqual([])
    expect([field().className, field().getAttribute('aria-invalid')]).toEqual(['error', 'true'])
    await send('somebody@example.com')
    expect(serverRequests).toHaveLength(1)
  })

  it.each([
    [{ newsletter: { list: '' } }, {}, 'neither it nor rove.newsletter names a list'],
    [{ vendors: {} }, { signUp: 'trade' }, 'rove.vendors.klaviyo has no url or no key'],
    [
      { vendors: { klaviyo: { url: 'https://k.example' } } },
      { signUp: 'trade' },
      'rove.vendors.klaviyo has no url or no key',
    ],
  ])('POP-02 NEWS-01 a popup without a service for addresses does not open: %j', async (rove, more, reason) => {
    open([{ ...autumn, markup: { form: true, ...more } }], { rove, address: '/?rove-why' })
    await wait(20_000)
    expect(dialog()).toBeUndefined()
    const [piece] = pageContents().get()
    expect(piece?.explain()).toContainEqual({ condition: 'list', eligible: false, reason, never: true })
    expect(piece?.state()).toBe('cannot come: list')
  })

  it('POP-02 a failed sign-up shows a message, is reported, and keeps the input', async () => {
    server.status = 500
    open([autumn])
    await wait(5000)
    await send('somebody@example.com')
    expect(consoleLines()).toEqual(['[rove] popups.subscribe: status-500 (Erroneous request.)'])
    expect(field().value).toBe('somebody@example.com')
    expect(dialog()?.querySelector('[part=form] [role=alert]')?.textContent).toBe(
      'You could not be signed up. Please try again.',
    )
    expect(field().hasAttribute('aria-invalid'), 'nothing is wrong with the address').toBe(false)
    expect(localStorage.getItem('rove_subscribed')).toBeNull()
    server.status = 204
    await send('somebody@example.com')
    expect(dialog()?.querySelector('[part=done]')).toBeTruthy()
  })

  it('POP-02 a style sheet that does not load is reported in the specification’s words', async () => {
    open([{ ...autumn, markup: { html: '<p>x</p>', css: '/nowhere.css' } }])
    await wait(5000)
    dialog()?.querySelector('link')?.onerror?.(new Event('error'))
    expect(consoleLines()).toContain('Error loading newsletter CSS')
  })

  it('NEWS-01 the trade newsletter signs up at the marketing service: a valid address, 202, a cookie', async () => {
    server.status = 202
    open(['trade-newsletter'], { address: '/trade' })
    await wait(9999)
    expect(dialog()).toBeUndefined()
    await wait(1)
    const button = () => dialog()?.querySelector<HTMLButtonElement>('[part=button]')
    expect(button()?.getAttribute('aria-disabled')).toBe('true')
    field().value = 'somebody@example.com'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    expect(button()?.getAttribute('aria-disabled')).toBe('false')
    await send('somebody@example.com')
    expect(serverRequests).toEqual([
      {
        url: 'https://k.example/client/subscriptions/?company_id=K%20y',
        body: '{"data":{"type":"subscription","attributes":{"list_id":"T1","email":"somebody@example.com"}}}',
      },
    ])
    expect(document.cookie).toContain('rove_trade_newsletter=1')
  })

  it('NEWS-01 a response other than 202 is no success', async () => {
    server.status = 200
    open(['trade-newsletter'], { address: '/trade' })
    await wait(10_000)
    await send('somebody@example.com')
    expect(consoleLines()).toEqual(['[rove] popups.sign-up: status-200'])
    expect(document.cookie).not.toContain('rove_trade_newsletter=1')
    await close()
    expect(document.cookie).toContain('rove_trade_newsletter=1')
    await leavePage()
    open(['trade-newsletter'], { address: '/trade' })
    await wait(60_000)
    expect(dialog()).toBeUndefined()
  })

  it('NEWS-01 a campaign’s sign-up needs 2 characters, and sends the newer request format if it is set', async () => {
    server.status = 202
    const newsletter = { ...lists, revision: '2026-01-15' }
    open([{ ...autumn, markup: { form: true, list: 'C1', signUp: 'campaign' } }], { rove: { newsletter } })
    await wait(5000)
    await send('a')
    expect(serverRequests).toEqual([])
    await send('ab')
    expect(JSON.parse(serverRequests[0]?.body ?? '').data).toEqual({
      type: 'subscription',
      attributes: { profile: { data: { type: 'profile', attributes: { email: 'ab' } } } },
      relationships: { list: { data: { type: 'list', id: 'C1' } } },
    })
  })
})
