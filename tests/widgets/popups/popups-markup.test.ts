import { describe, expect, it, vi } from 'vitest'
import { pageContents } from '../../../core/shop/campaign/contents.store'
import { captureConsole } from '../../core/base/page/console'
import { autumn, dialog, onPages, open, send, serverRequests, wait } from './popups-page'

vi.mock('../../../core/base/input/sanitise', () => import('./simulated-sanitise'))

onPages()
const consoleLines = captureConsole()

describe('the markup of popups', () => {
  it('POP-02 another form is submitted by the browser, to the shop’s origin only', async () => {
    const html =
      '<form action="/search"><input name="email"></form><form action="https://evil.test/"><input name="q"></form>'
    open([{ ...autumn, markup: { html, form: '<form action="/elsewhere"><input type="email"></form>', list: 'L1' } }])
    await wait(5000)
    const [search, own, ...others] = dialog()?.querySelectorAll('form') ?? []
    expect([search, own].map((form) => form?.getAttribute('action'))).toEqual(['/search', null])
    expect([search, own].map((form) => form?.noValidate)).toEqual([false, true])
    expect(others).toEqual([])
    const submit = (form: Element | undefined) => {
      const event = new Event('submit', { bubbles: true, cancelable: true })
      form?.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([submit(search), submit(own)]).toEqual([false, true])
    await wait(0)
    expect(own?.querySelector('input')?.className).toBe('error')
    const field = own?.querySelector('input') as HTMLInputElement
    field.value = 'somebody@example.com'
    submit(own)
    await wait(0)
    expect(serverRequests.map(({ body }) => body)).toEqual(['email=somebody%40example.com&list=L1'])
  })

  it('POP-02 a form whose action is a fragment is submitted by our code', async () => {
    open([{ ...autumn, markup: { html: '<p>Win</p><form action=" #"><input type="email"></form>', list: 'L1' } }])
    await wait(5000)
    const form = dialog()?.querySelector('form')
    const field = form?.querySelector('input') as HTMLInputElement
    field.value = 'somebody@example.com'
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await wait(0)
    expect(dialog()?.querySelectorAll('form')).toHaveLength(0)
    expect(serverRequests.map(({ body }) => body)).toEqual(['email=somebody%40example.com&list=L1'])
  })

  it('POP-02 POP-04 a form to another site is removed, and collects no address', async () => {
    localStorage.setItem('rove_subscribed', '1')
    const html = '<p>Win</p><form action="https://evil.test/"><input type="email"></form>'
    open([{ ...autumn, markup: { html } }])
    await wait(5000)
    expect(dialog()?.querySelector('[part=content]')?.innerHTML).toBe('<p>Win</p>')
    expect(consoleLines()).toEqual(['[rove] popup autumn: a form in its HTML submits to another site, it is left out'])
  })

  it.each([
    ['HTML', { title: 'x', html: '<script>x()</script>' }],
    ['HTML without text', { title: 'x', html: '<div> <style>p{}</style></div>' }],
    ['a form', { title: 'x', form: '<style>a</style>' }],
  ])(
    'POP-01 %s with nothing left to show is reported once, also in the panel, and disables that popup only',
    async (_, markup) => {
      open([{ ...autumn, id: 'wrong', event: { interval: [1] }, markup }, autumn], { address: '/?rove-why' })
      await wait(6000)
      expect(dialog()?.querySelector('h2')?.textContent).toBe('Autumn')
      expect(consoleLines()).toEqual([
        expect.stringContaining('[rove] popup wrong: nothing is left of its HTML once it is cleaned'),
      ])
      const piece = pageContents()
        .get()
        .find(({ id }) => id === 'wrong')
      expect(piece?.state()).toMatch(/^cannot come: nothing is left of its HTML/)
    },
  )

  it('POP-01 if Trusted Types forbid HTML, our form is shown, and no popup of HTML', async () => {
    const html = '<p>refused</p>'
    open([
      { ...autumn, id: 'bare', event: { interval: [1] }, markup: { html } },
      { ...autumn, markup: { html, form: true } },
    ])
    await wait(6000)
    expect(dialog()?.querySelector('[name=email]')).toBeTruthy()
    expect(dialog()?.querySelector('[part=content]')).toBeNull()
    expect(consoleLines()).toEqual(['[rove] sanitise: unsafe', '[rove] popup bare: nothing is left to show'])
  })

  it('POP-02 a form without action and address field is reported, and not submitted', async () => {
    open([{ ...autumn, markup: { html: '<form><input name="e-mail"><button>Join</button></form>' } }])
    await wait(5000)
    const event = new Event('submit', { bubbles: true, cancelable: true })
    dialog()?.querySelector('form')?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(serverRequests).toEqual([])
    expect(consoleLines()).toEqual([
      '[rove] popup autumn: a form in its html has neither an action nor a field of the type or the name email: it cannot be submitted',
    ])
  })

  it('POP-02 a form without an address field, and a css without a URL, are reported', async () => {
    open([{ ...autumn, markup: { form: '<form><input name="phone"></form>', css: 'javascript:x' } }])
    await wait(5000)
    expect(dialog()?.querySelector('[name=email]')).toBeTruthy()
    expect(consoleLines()).toEqual([
      '[rove] popup autumn: css is no URL of a style sheet, it is left out',
      '[rove] popup autumn: form has no field of the type or the name email: our form replaces it',
    ])
  })

  it('POP-02 the error is shown below the marketer’s own field, once', async () => {
    open([
      {
        ...autumn,
        markup: { form: '<form><label>Mail <input name="email"></label><button>Go</button></form>', list: 'L1' },
      },
    ])
    await wait(5000)
    await send('nobody')
    const field = dialog()?.querySelector('input')
    const problem = field?.closest('label')?.nextElementSibling
    expect([problem?.textContent, problem?.id]).toEqual(['Please enter a valid email address.', 'problem'])
    expect(field?.getAttribute('aria-describedby')).toBe('problem')
    await send('ida@home.test')
    expect(dialog()?.querySelectorAll('.error')).toHaveLength(0)
  })

  it('POP-01 a picture counts as content', async () => {
    open([{ ...autumn, markup: { html: '<img src="/a.webp" alt="">' } }])
    await wait(5000)
    expect(dialog()?.querySelector('img')).toBeTruthy()
  })
})
