import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from '../../../core/base/state/page'
import { pageContents } from '../../../core/shop/campaign/contents.store'
import chat from '../../../widgets/chat/chat.element'
import { captureConsole } from '../../core/base/page/console'

const consoleLines = captureConsole()

afterEach(() => {
  document.body.replaceChildren()
  document.cookie = 'rove_chat_closed=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/'
  localStorage.clear()
  page().shared.clear()
  delete page().bus
  delete page().contents
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Given {
  readonly consent: object
  readonly cookie?: string
  readonly address?: string
  readonly accounts?: object
}

/** A page on which third-party scripts do not load. */
async function show(
  settings: object = { accounts: { default: '1' } },
  html = '<rove-chat></rove-chat>',
  consent: object = {},
) {
  vi.stubGlobal('roveSettings', { rove: { country: 'US', chat: settings, consent } })
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    queueMicrotask(() => (node as HTMLElement).dispatchEvent(new Event('error')))
  })
  chat.define()
  document.body.innerHTML = html
  const element = document.querySelector('rove-chat') as HTMLElement
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('[part=button],slot')).toBeTruthy())
  const button = element.shadowRoot?.querySelector<HTMLButtonElement>('[part=button]')
  const field = (name: string) => element.querySelector<HTMLInputElement>(`[name=chat-${name}]`)
  return { element, button, field }
}

async function open(...given: Parameters<typeof show>) {
  const shown = await show(...given)
  shown.button?.click()
  await vi.waitFor(() => expect(shown.field('name')).not.toBeNull())
  return shown
}

function write(field: HTMLInputElement | null, value: string) {
  if (!field) throw new Error('the field is not there')
  const type = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
}

describe('<rove-chat>', () => {
  it('CHAT-01 a button is shown, and nothing is requested', async () => {
    const { button } = await show()
    expect(button?.textContent).toBe('Chat')
    expect(document.head.append).not.toHaveBeenCalled()
  })

  const chats = () => [...document.querySelectorAll<HTMLElement>('rove-chat')]
  const buttons = () => chats().map((chat) => chat.shadowRoot?.querySelectorAll('[part=button],slot').length)

  it('CHAT-01 a second tag on a page renders nothing and reports it once, until the first is removed', async () => {
    await show(undefined, '<rove-chat></rove-chat>'.repeat(3))
    expect(buttons()).toEqual([1, 0, 0])
    expect(chats().map(({ dataset }) => dataset.roveState)).toEqual(['ready', 'ready', 'ready'])
    expect(consoleLines()).toEqual(['[rove] chat: a page has one <rove-chat>, a second one shows nothing'])
    expect(pageContents().get()).toHaveLength(1)
    chats()[1]?.remove()
    chats()[0]?.remove()
    await vi.waitFor(() => expect(buttons()).toEqual([1]))
    chats()[0]?.shadowRoot?.querySelector<HTMLButtonElement>('[part=button]')?.click()
    await vi.waitFor(() => expect(chats()[0]?.querySelector('[name=chat-name]')).not.toBeNull())
    expect(pageContents().get()).toHaveLength(1)
  })

  it('CHAT-01 a tag that replaces another one works, without a report', async () => {
    const { element } = await show()
    element.replaceWith(document.createElement('rove-chat'))
    await vi.waitFor(() => expect(buttons()).toEqual([1]))
    expect(consoleLines()).toEqual([])
    chats()[0]?.remove()
    await vi.waitFor(() => expect(page().shared.has('chat')).toBe(false))
    expect(pageContents().get()).toEqual([])
  })

  it('CHAT-01 the form is in the light DOM, and shows an error at each invalid field', async () => {
    const { element, field } = await open()
    expect(field('email')?.autocomplete).toBe('email')
    expect(field('order')?.inputMode).toBe('numeric')
    element.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() =>
      expect([...element.querySelectorAll('.rove-error')].flatMap(({ textContent }) => textContent || [])).toEqual([
        'Please Enter a valid name',
        'Please Enter a valid Email',
        'Please select an option',
      ]),
    )
    expect(document.activeElement).toBe(field('name'))
    write(field('existing'), 'Yes')
    write(field('name'), 'Ida')
    const wrong = () => [...element.querySelectorAll('.rove-error')].flatMap(({ textContent }) => textContent || [])
    await vi.waitFor(() => expect(wrong()).toEqual(['Please Enter a valid Email']))
  })

  it('CHAT-01 the form keeps its input if the provider is blocked, shows an alternative, and stores the input nowhere', async () => {
    const { element, field } = await open()
    write(field('name'), 'Ada')
    write(field('email'), 'ada@home.test')
    write(field('existing'), 'No')
    element.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(element.querySelector('[role=status] a')?.getAttribute('href')).toBe('/contact-us'))
    expect(field('email')?.value).toBe('ada@home.test')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) + document.cookie).not.toMatch(/Ada|ada@/)
    expect(consoleLines()).toEqual([])
    expect(console.info).toHaveBeenCalledTimes(1)
  })

  it('CHAT-01 a cookie without further content hides a closed chat for a day', async () => {
    const { element } = await open()
    const set = vi.spyOn(document, 'cookie', 'set')
    element.querySelector<HTMLButtonElement>('[part=close-button]')?.click()
    const [cookie = ''] = set.mock.calls[0] ?? []
    expect(cookie).toMatch(/^rove_chat_closed=1;/)
    expect(cookie).toContain(`; max-age=${24 * 3600};`)
    await vi.waitFor(() => expect(element.querySelector('dialog')).toBeNull())
  })

  const accounts = { default: '1' }
  const allowed = { marketing: true }
  it.each([
    ['with marketing consent', 1, { consent: allowed }],
    ['not without marketing consent', 0, { consent: { analytics: true, ads: true } }],
    ['not within a day after it was closed', 0, { consent: allowed, cookie: 'rove_chat_closed=1; path=/' }],
    ['not in a preview', 0, { consent: allowed, address: '/?rove-why' }],
    ['not without an account', 0, { consent: allowed, accounts: { KR: '4' } }],
  ])('CHAT-01 after 30 s availability is checked %s', async (_, times, given: Given) => {
    await import('../../../widgets/chat/chat-livechat.vendor')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    if (given.cookie) document.cookie = given.cookie
    history.replaceState(null, '', given.address ?? '/')
    await show({ accounts: given.accounts ?? accounts }, undefined, given.consent)
    await vi.advanceTimersByTimeAsync(31_000)
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(document.head.append).toHaveBeenCalledTimes(times)
  })

  it('CHAT-01 a conversation of the previous page is resumed at once', async () => {
    sessionStorage.setItem('rove_chat_talk', 'minimized 1')
    await show()
    await vi.waitFor(() => expect(document.head.append).toHaveBeenCalledTimes(1))
    expect(document.querySelector('rove-chat dialog')).toBeNull()
  })

  it('a shop without an account keeps the server’s text, without a report, and the panel explains it', async () => {
    const { element, button } = await show(
      { accounts: { KR: '4' } },
      '<rove-chat><a href="/contact-us">Write</a></rove-chat>',
    )
    expect(button).toBeNull()
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull()
    expect(consoleLines()).toEqual([])
    expect(pageContents().get()[0]?.explain()[0]).toMatchObject({ condition: 'account', eligible: false })
    element.remove()
    await vi.waitFor(() => expect(pageContents().get()).toEqual([]))
  })
})
