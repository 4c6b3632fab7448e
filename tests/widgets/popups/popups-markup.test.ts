import { describe, expect, it, vi } from 'vitest'
import { pagePieces } from '../../../core/pieces'
import { hearConsole } from '../../core/console'
import { asked, autumn, dialog, onPages, open, send, wait } from './popups-page'

vi.mock('../../../core/sanitise', () => import('./simulated-sanitise'))

onPages()
const said = hearConsole()

describe('the markup of popups', () => {
  it('POP-02 leave another form alone: it goes where it says, as far as that is the shop', async () => {
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
    expect(asked.map(({ body }) => body)).toEqual(['email=somebody%40example.com&list=L1'])
  })

  it('POP-02 send a form that goes nowhere but to a place on the page', async () => {
    open([{ ...autumn, markup: { html: '<p>Win</p><form action=" #"><input type="email"></form>', list: 'L1' } }])
    await wait(5000)
    const form = dialog()?.querySelector('form')
    const field = form?.querySelector('input') as HTMLInputElement
    field.value = 'somebody@example.com'
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await wait(0)
    expect(dialog()?.querySelectorAll('form')).toHaveLength(0)
    expect(asked.map(({ body }) => body)).toEqual(['email=somebody%40example.com&list=L1'])
  })

  it('POP-02 POP-04 a form that goes to another site is left out: no address is taken for it', async () => {
    localStorage.setItem('rove_subscribed', '1')
    const html = '<p>Win</p><form action="https://evil.test/"><input type="email"></form>'
    open([{ ...autumn, markup: { html } }])
    await wait(5000)
    expect(dialog()?.querySelector('[part=content]')?.innerHTML).toBe('<p>Win</p>')
    expect(said()).toEqual(['[rove] popup autumn: a form of its HTML goes to another site, it is left out'])
  })

  it.each([
    ['HTML', { title: 'x', html: '<script>x()</script>' }],
    ['HTML without a word', { title: 'x', html: '<div> <style>p{}</style></div>' }],
    ['a form', { title: 'x', form: '<style>a</style>' }],
  ])(
    'POP-01 %s of which nothing is left is named once, in the panel too, and costs that popup alone',
    async (_, markup) => {
      open([{ ...autumn, id: 'wrong', event: { interval: [1] }, markup }, autumn], { address: '/?rove-why' })
      await wait(6000)
      expect(dialog()?.querySelector('h2')?.textContent).toBe('Autumn')
      expect(said()).toEqual([
        expect.stringContaining('[rove] popup wrong: nothing is left of its HTML once it is cleaned'),
      ])
      const piece = pagePieces()
        .get()
        .find(({ id }) => id === 'wrong')
      expect(piece?.state()).toMatch(/^cannot come: nothing is left of its HTML/)
    },
  )

  it('POP-01 where the page lets no string become markup, our form comes, and nothing that has only HTML', async () => {
    const html = '<p>refused</p>'
    open([
      { ...autumn, id: 'bare', event: { interval: [1] }, markup: { html } },
      { ...autumn, markup: { html, form: true } },
    ])
    await wait(6000)
    expect(dialog()?.querySelector('[name=email]')).toBeTruthy()
    expect(dialog()?.querySelector('[part=content]')).toBeNull()
    expect(said()).toEqual(['[rove] sanitise: unsafe', '[rove] popup bare: nothing is left to show'])
  })

  it('POP-02 a form with neither a way nor a field for an address is named, and goes nowhere', async () => {
    open([{ ...autumn, markup: { html: '<form><input name="e-mail"><button>Join</button></form>' } }])
    await wait(5000)
    const event = new Event('submit', { bubbles: true, cancelable: true })
    dialog()?.querySelector('form')?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(asked).toEqual([])
    expect(said()).toEqual([
      '[rove] popup autumn: a form of its html says no action and has no field of the type or the name email: it cannot be sent',
    ])
  })

  it('POP-02 a form of the marketer’s without a field for an address, and a css that is no address, are named', async () => {
    open([{ ...autumn, markup: { form: '<form><input name="phone"></form>', css: 'javascript:x' } }])
    await wait(5000)
    expect(dialog()?.querySelector('[name=email]')).toBeTruthy()
    expect(said()).toEqual([
      '[rove] popup autumn: css is no address of a style sheet, it is left out',
      '[rove] popup autumn: form has no field of the type or the name email: ours is in its place',
    ])
  })

  it('POP-02 what is wrong stands below the marketer’s own field, once', async () => {
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

  it('POP-01 a picture is something to show', async () => {
    open([{ ...autumn, markup: { html: '<img src="/a.webp" alt="">' } }])
    await wait(5000)
    expect(dialog()?.querySelector('img')).toBeTruthy()
  })
})
