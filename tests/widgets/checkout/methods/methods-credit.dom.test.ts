import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { credit } from '../../../../widgets/checkout/methods/methods-credit.dom'
import { other } from '../../../../widgets/checkout/methods/methods-other.dom'
import { recordSubmits, renderForm } from '../server-form'
import { anOrder, createTestMethodDeps, prepared } from './test-method-deps'

/** Card data that only the server's form may contain. */
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
    const testDeps = createTestMethodDeps({ 'order.read': () => ({ order: anOrder({ due: 1190.5 }), errors: [] }) })
    element.append(testDeps.container)
    return { ...testDeps, form, sent: recordSubmits(form), deps: { ...testDeps.deps, form: found, ...parts } }
  }
  const input = (id: string) => document.getElementById(id) as HTMLInputElement
  function type(values: Partial<typeof canary>) {
    for (const [id, value] of Object.entries(values)) {
      input(id).value = value
      input(id).dispatchEvent(new Event('input', { bubbles: true }))
      input(id).dispatchEvent(new Event('blur'))
    }
  }
  const invalidIds = () => [...document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id)

  it('PAY-02 the server’s inputs are shown in the container, with autocomplete tokens', async () => {
    const { deps, container, ready, form } = open()
    const method = await prepared(credit, deps)
    expect(container.contains(input('n'))).toBe(true)
    expect(input('n').form).toBe(form)
    expect(input('n').getAttribute('autocomplete')).toBe('cc-number')
    expect([ready, method.amount, await method.verify(deps.order, 'try-1')]).toEqual([[true], 1240.5, 1190.5])
  })

  it.each([
    ['a number with a wrong last digit', { n: '4242424242424241' }, ['n']],
    ['a number of a card type that is not accepted', { n: '6011000990139424' }, ['n']],
    ['an owner’s name with digits', { o: '4242' }, ['o']],
    ['a security code that is too short', { v: '98' }, ['v']],
    ['a past year', { y: '2024' }, ['y']],
  ])('PAY-02 “Invalid” is shown beside %s, and nothing is sent', async (_, wrong, ids) => {
    const { deps, sent } = open()
    const method = await prepared(credit, deps)
    type({ ...canary, ...wrong })
    expect(invalidIds()).toEqual(ids)
    const [id = ''] = ids
    expect(document.getElementById(input(id).getAttribute('aria-describedby') ?? '')?.textContent).toBe('Invalid')
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: undefined })
    expect(document.activeElement).toBe(input(id))
    expect(sent).toEqual([])
  })

  it('PAY-02 an input’s error is shown once it was left, and removed once it is right', async () => {
    await prepared(credit, open().deps)
    input('n').value = '42'
    input('n').dispatchEvent(new Event('input', { bubbles: true }))
    expect(invalidIds()).toEqual([])
    input('n').dispatchEvent(new Event('blur'))
    expect(invalidIds()).toEqual(['n'])
    expect(input('n').className).toBe('error')
    type({ n: canary.n })
    expect(invalidIds()).toEqual([])
    expect(input('n').className).toBe('')
    expect(document.querySelector('span.rove-error')).toBeNull()
  })

  it('PAY-02 the server’s mark on an input stays until the input is right', async () => {
    const { deps } = open()
    for (const id of ['n', 'v']) input(id).className = 'form-text error'
    await prepared(credit, deps)
    type({ n: canary.n })
    expect([input('n').className, input('v').className]).toEqual(['form-text', 'form-text error'])
  })

  it('PAY-02 CHK-07 all missing fields are marked and named when the visitor pays', async () => {
    const { deps } = open({ locale: 'fr_CA' })
    const method = await prepared(credit, deps)
    await method.pay('try-1')
    expect(invalidIds()).toEqual(['o', 'n', 'y', 'v'])
    // The past year is wrong, not empty.
    expect(deps.reportMissing).toHaveBeenCalledWith(
      ['owner', 'number', 'cvv'].map((field) => `panes[payment][details][cc_${field}]`),
    )
    expect(document.querySelector('span.rove-error')?.textContent).toBe('Non valide')
  })

  it('PAY-02 the spaces of a pasted number are removed; a number that is too long is invalid', async () => {
    await prepared(credit, open().deps)
    type({ n: ' 4242 4242 4242 ４２４２ ', v: '９８７', o: '  Ada Canary ' })
    expect([input('n').value, input('v').value, input('o').value]).toEqual(['4242424242424242', '987', 'Ada Canary'])
    expect(invalidIds()).not.toContain('n')
    type({ n: '4242 4242 4242 4242 99' })
    expect(input('n').value).toBe('424242424242424299')
    expect(invalidIds()).toContain('n')
    type({ n: '4242 card' })
    expect(input('n').value).toBe('4242 card')
    expect(invalidIds()).toContain('n')
  })

  it('CREDIT-01 the server’s form is submitted with the order and the card', async () => {
    const { deps, sent } = open()
    const method = await prepared(credit, deps)
    type({ ...canary, n: '' })
    // Enter was pressed in the field, so it was never left.
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

  it('PAY-02 the card is in no request, console, storage, or other part of the page', async () => {
    const consoleCalls = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
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
      consoleCalls.map(({ mock }) => mock.calls),
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

  it('CREDIT-01 the inputs are submitted from their own places', async () => {
    const { deps, form, container } = open()
    const method = await prepared(credit, deps)
    type(canary)
    const places: (Element | null)[] = []
    form.addEventListener('submit', (event) => {
      places.push(input('n').closest('#payment-details'))
      event.preventDefault()
    })
    await method.pay('try-1')
    expect(places).toEqual([form.querySelector('#payment-details')])
    // The submit was prevented: the inputs are shown again.
    expect(container.contains(input('n'))).toBe(true)
  })

  it('CREDIT-01 Enter pays as the button does, and never submits the server’s form', async () => {
    const { deps, container } = open()
    const ours = document.createElement('form')
    const paid = vi.fn((event: Event) => event.preventDefault())
    ours.addEventListener('submit', paid)
    container.replaceWith(ours)
    ours.append(container)
    await prepared(credit, deps)
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    expect(input('n').dispatchEvent(enter)).toBe(false)
    expect(paid).toHaveBeenCalledOnce()
  })

  it('CREDIT-01 no card is required if store credit covers the order', async () => {
    const { deps, container, sent, form } = open({ order: anOrder({ due: 0 }) })
    const method = await prepared(credit, deps)
    expect(container.childNodes).toHaveLength(0)
    expect(form.contains(input('n'))).toBe(true)
    expect(await method.pay('try-1')).toEqual({ type: 'submitted' })
    expect(sent).toHaveLength(1)
  })

  it('CREDIT-01 the inputs are returned unchanged', async () => {
    const { deps, form, container, leave } = open()
    const method = await prepared(credit, deps)
    await method.pay('try-1')
    method.stop()
    leave()
    expect(container.childNodes).toHaveLength(0)
    expect([...form.querySelectorAll('#payment-details [id]')].map(({ id }) => id)).toEqual(['o', 'n', 'm', 'y', 'v'])
    expect(invalidIds()).toEqual([])
    expect(form.querySelector('span.rove-error')).toBeNull()
  })

  it('CREDIT-01 nothing is charged if the page prevents the form’s submit', async () => {
    const { deps, form } = open()
    form.addEventListener('submit', (event) => event.preventDefault())
    const method = await prepared(credit, deps)
    type(canary)
    expect(await method.pay('try-1')).toEqual({ type: 'refused', problem: { code: 'notStarted' } })
  })

  it('CREDIT-01 the method is unusable without a form or its card fields', async () => {
    const { deps, container } = open()
    input('n').remove()
    expect(await credit(deps)).toEqual({ problem: { code: 'unusable' } })
    expect(container.childNodes).toHaveLength(0)
    expect(await credit({ ...deps, form: undefined })).toEqual({ problem: { code: 'unusable' } })
    expect(await other({ ...deps, form: undefined })).toEqual({ problem: { code: 'unusable' } })
  })

  it('PAY-02 other methods are placed by the review button, without a card', async () => {
    const { deps, container, sent } = open()
    const method = await prepared(other, deps)
    expect(container.childNodes).toHaveLength(0)
    expect(await method.pay('try-1')).toEqual({ type: 'submitted' })
    expect(sent).toMatchObject([{ op: 'Review order', 'panes[payment][payment_method]': 'other' }])
  })
})
