import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { credit } from '../../../../widgets/checkout/methods/methods-credit.model'
import { other } from '../../../../widgets/checkout/methods/methods-other.model'
import { hearSent, renderForm } from '../server-form'
import { anOrder, openTill, prepared } from './till'

/** What nobody but the server may ever see. */
const canary = { o: 'Ada Canary', n: '4242424242424242', m: '6', y: '2031', v: '987' }

describe('paying by the shop’s own card form', () => {
  beforeEach(() => {
    vi.setSystemTime('2026-11-21')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
  })

  function open(parts: Partial<Parameters<typeof credit>[0]> = {}) {
    const { element, form, found } = renderForm()
    const till = openTill({ 'order.read': () => ({ order: anOrder({ due: 1190.5 }), errors: [] }) })
    element.append(till.room)
    return { ...till, form, sent: hearSent(form), deps: { ...till.deps, form: found, ...parts } }
  }
  const input = (id: string) => document.getElementById(id) as HTMLInputElement
  function type(values: Partial<typeof canary>) {
    for (const [id, value] of Object.entries(values)) {
      input(id).value = value
      input(id).dispatchEvent(new Event('input', { bubbles: true }))
      input(id).dispatchEvent(new Event('blur'))
    }
  }
  const told = () => [...document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id)

  it('PAY-02 shows the server’s own inputs in the room, ready at once, with what a browser fills in', async () => {
    const { deps, room, ready, form } = open()
    const method = await prepared(credit, deps)
    expect(room.contains(input('n'))).toBe(true)
    expect(input('n').form).toBe(form)
    expect(input('n').getAttribute('autocomplete')).toBe('cc-number')
    expect([ready, method.amount, await method.verify(deps.order, 'try-1')]).toEqual([[true], 1240.5, 1190.5])
  })

  it.each([
    ['a number whose last digit is wrong', { n: '4242424242424241' }, ['n']],
    ['a number of no kind that is taken', { n: '6011000990139424' }, ['n']],
    ['an owner of digits', { o: '4242' }, ['o']],
    ['a code that is too short', { v: '98' }, ['v']],
    ['a year that is past', { y: '2024' }, ['y']],
  ])('PAY-02 says Invalid beside %s, and sends nothing', async (_, wrong, ids) => {
    const { deps, sent } = open()
    const method = await prepared(credit, deps)
    type({ ...canary, ...wrong })
    expect(told()).toEqual(ids)
    const [id = ''] = ids
    expect(document.getElementById(input(id).getAttribute('aria-describedby') ?? '')?.textContent).toBe('Invalid')
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: undefined })
    expect(document.activeElement).toBe(input(id))
    expect(sent).toEqual([])
  })

  it('PAY-02 says it of an input once it was left, and no longer once it is right', async () => {
    await prepared(credit, open().deps)
    input('n').value = '42'
    input('n').dispatchEvent(new Event('input', { bubbles: true }))
    expect(told()).toEqual([])
    input('n').dispatchEvent(new Event('blur'))
    expect(told()).toEqual(['n'])
    type({ n: canary.n })
    expect(told()).toEqual([])
    expect(document.querySelector('span.rove-error')).toBeNull()
  })

  it('PAY-02 says it of all that is missing when it is paid', async () => {
    const method = await prepared(credit, open({ locale: 'fr_CA' }).deps)
    await method.pay('try-1')
    expect(told()).toEqual(['o', 'n', 'y', 'v'])
    expect(document.querySelector('span.rove-error')?.textContent).toBe('Non valide')
  })

  it('PAY-02 takes 16 digits and 4, without the blanks of a pasted number, and trims what is left', async () => {
    await prepared(credit, open().deps)
    type({ n: ' 4242 4242 4242 4242 ', v: '98765', o: '  Ada Canary ' })
    expect([input('n').value, input('v').value, input('o').value]).toEqual(['4242424242424242', '9876', 'Ada Canary'])
    type({ n: '4242 4242 4242 4242 99' })
    expect(input('n').value).toBe('4242424242424242')
    type({ n: '4242 card' })
    expect(input('n').value).toBe('4242 card')
    expect(told()).toContain('n')
  })

  it('CREDIT-01 sends the server’s form with the order and the card', async () => {
    const { deps, sent } = open()
    const method = await prepared(credit, deps)
    type({ ...canary, n: '' })
    // Enter was pressed in it: it was never left.
    input('n').value = '4242 4242 4242 4242'
    expect(await method.pay('try-1')).toEqual({ type: 'submitted' })
    expect(sent).toMatchObject([
      {
        op: 'Review order',
        form_build_id: 'form-1',
        'panes[payment][payment_method]': 'credit',
        'panes[delivery][delivery_city]': 'Portland',
        'panes[payment][details][cc_number]': canary.n,
      },
    ])
  })

  it('PAY-02 the card goes into no call, no console, no storage, and nothing else of the page', async () => {
    const said = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    )
    const { deps, calls, ready, form } = open()
    const method = await prepared(credit, deps)
    type(canary)
    await method.verify(deps.order, 'try-1')
    const outcome = await method.pay('try-1')
    type({ n: '4242424242424241' })
    const refused = await method.pay('try-2')
    method.stop()
    const held = new Set(Object.keys(canary))
    for (const control of form.querySelectorAll<HTMLInputElement>('input')) if (held.has(control.id)) control.value = ''
    const all = JSON.stringify([
      outcome,
      refused,
      calls,
      ready,
      said.map(({ mock }) => mock.calls),
      vi.mocked(deps.report).mock.calls,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      document.body.outerHTML,
      [...new FormData(form)],
    ])
    for (const secret of [canary.n, '4242424242424241', canary.v, canary.o]) expect(all).not.toContain(secret)
  })

  it('CREDIT-01 sends the inputs from their own places, as a view may switch off what stands in it', async () => {
    const { deps, form, room } = open()
    const method = await prepared(credit, deps)
    type(canary)
    const places: (Element | null)[] = []
    form.addEventListener('submit', (event) => {
      places.push(input('n').closest('#payment-details'))
      event.preventDefault()
    })
    await method.pay('try-1')
    expect(places).toEqual([form.querySelector('#payment-details')])
    // It was held back: the shopper has the inputs again.
    expect(room.contains(input('n'))).toBe(true)
  })

  it('CREDIT-01 pays at Enter, as the button does, and never sends the server’s form by itself', async () => {
    const { deps, room } = open()
    const ours = document.createElement('form')
    const paid = vi.fn((event: Event) => event.preventDefault())
    ours.addEventListener('submit', paid)
    room.replaceWith(ours)
    ours.append(room)
    await prepared(credit, deps)
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    expect(input('n').dispatchEvent(enter)).toBe(false)
    expect(paid).toHaveBeenCalledOnce()
  })

  it('CREDIT-01 asks for no card where store credit pays for all of it', async () => {
    const { deps, room, sent, form } = open({ order: anOrder({ due: 0 }) })
    const method = await prepared(credit, deps)
    expect(room.childNodes).toHaveLength(0)
    expect(form.contains(input('n'))).toBe(true)
    expect(await method.pay('try-1')).toEqual({ type: 'submitted' })
    expect(sent).toHaveLength(1)
  })

  it('CREDIT-01 gives the inputs back as they were', async () => {
    const { deps, form, room, leave } = open()
    const method = await prepared(credit, deps)
    await method.pay('try-1')
    method.stop()
    leave()
    expect(room.childNodes).toHaveLength(0)
    expect([...form.querySelectorAll('#payment-details [id]')].map(({ id }) => id)).toEqual(['o', 'n', 'm', 'y', 'v'])
    expect(told()).toEqual([])
    expect(form.querySelector('span.rove-error')).toBeNull()
  })

  it('CREDIT-01 has charged nothing where the page holds the form back', async () => {
    const { deps, form } = open()
    form.addEventListener('submit', (event) => event.preventDefault())
    const method = await prepared(credit, deps)
    type(canary)
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: { code: 'notStarted' } })
  })

  it('CREDIT-01 cannot be used where the form has no card, or there is no form', async () => {
    const { deps, room } = open()
    input('n').remove()
    expect(await credit(deps)).toEqual({ problem: { code: 'unusable' } })
    expect(room.childNodes).toHaveLength(0)
    expect(await credit({ ...deps, form: undefined })).toEqual({ problem: { code: 'unusable' } })
    expect(await other({ ...deps, form: undefined })).toEqual({ problem: { code: 'unusable' } })
  })

  it('PAY-02 other ways are placed by the review button, with no card', async () => {
    const { deps, room, sent } = open()
    const method = await prepared(other, deps)
    expect(room.childNodes).toHaveLength(0)
    expect(await method.pay('try-1')).toEqual({ type: 'submitted' })
    expect(sent).toMatchObject([{ op: 'Review order', 'panes[payment][payment_method]': 'other' }])
  })
})
