import { afterEach, describe, expect, it, vi } from 'vitest'
import { SummaryView } from '../../../../widgets/checkout/summary/summary.view'
import { all, click, leave, show, stateOf, submit, texts, type } from '../part-page'
import { fullOrder } from '../test-order'

afterEach(leave)
const paying = { at: 'watching', attempt: 'a', standing: 'open', behind: { at: 'choosing' } } as const
const code = () => all('input')[0] as HTMLInputElement

describe('the order summary', () => {
  it('CHK-03 the summary is collapsed with its total visible until it is expanded', async () => {
    await show(SummaryView, stateOf())
    const [fold] = all('.rove-fold')
    expect([fold?.getAttribute('aria-expanded'), fold?.querySelector('strong')?.textContent]).toEqual(['false', '$100'])
    await click(fold)
    expect([fold?.getAttribute('aria-expanded'), all('.rove-order')[0]?.dataset.state]).toEqual(['true', 'open'])
  })

  it('CREDIT-01 the amount due is shown if it is not the total', async () => {
    await show(SummaryView, stateOf())
    expect(texts('.rove-sum dd')).toEqual(['$100'])
    const credit = { credits: 60, usable: 60, amount_to_charge_usable: 40, active: true }
    await show(SummaryView, stateOf(fullOrder({ due: 40, credit })))
    expect(texts('.rove-sum dd')).toEqual(['$100', '$40'])
    expect(texts('.rove-totals dd').slice(-3), 'the lines add up').toEqual(['$100', '$-60', '$40'])
    expect(texts('.rove-fold strong')).toEqual(['$40'])
    await show(SummaryView, stateOf(fullOrder({ due: 95 })))
    expect(texts('.rove-totals dd').slice(-2), 'nothing is called credit that is none').toEqual(['$100', '$95'])
  })

  it('QUOTE-01 free shipping is shown as “Free”, and nothing else is', async () => {
    const totals = [
      { id: 'tax', title: 'Tax', amount: 0 },
      { id: 'shipping', title: 'Shipping', amount: 0 },
    ]
    await show(SummaryView, stateOf(fullOrder({ totals })))
    expect(texts('.rove-totals dd').slice(0, 2)).toEqual(['$0', 'Free'])
  })

  it('CHK-03 PROT-01 MEMB-01 a line shows protection, unit price and member price', async () => {
    const line = { title: 'Sofa', qty: 1, total: 1890, price: 1890 }
    const lines = [
      line,
      { ...line, total: 2079, protection: '3 years of protection' },
      { ...line, price: 1512, regular: 1890, total: 1512 },
      { ...line, qty: 2, total: 3780 },
    ]
    await show(SummaryView, stateOf(fullOrder({ lines })))
    const [alone, insured, member, two] = texts('.rove-lines li')
    expect(alone).not.toContain('each')
    expect(insured).toContain('$1890 each')
    expect(insured).toContain('3 years of protection')
    expect(member).toContain('MEMBER  Regular price $1890')
    expect(texts('s')).toEqual(['$1890'])
    expect(two).toContain('$1890 each')
  })

  it('PROC-01 a custom-made product has another estimate; unsafe pictures are hidden', async () => {
    const line = { title: 'Sofa', qty: 1, total: 1 }
    const lines = [
      { ...line, image: '/a.webp' },
      { ...line, title: 'Custom', custom: true, image: 'javascript:1' },
    ]
    await show(SummaryView, stateOf(fullOrder({ lines })))
    const [standard, custom] = texts('.rove-lines li .rove-hint:last-child')
    expect(standard).not.toBe(custom)
    expect(all('img').map((image) => image.getAttribute('src'))).toEqual(['/a.webp'])
  })
})

describe('the coupon', () => {
  it('CHK-03 a coupon is sent without its spaces, and its field is emptied', async () => {
    const setCoupon = vi.fn(async () => true)
    await show(SummaryView, stateOf(), { setCoupon })
    await type(code(), '  ')
    await submit()
    expect(setCoupon).not.toHaveBeenCalled()
    await type(code(), ' TEN ')
    await submit()
    expect(setCoupon).toHaveBeenCalledExactlyOnceWith('TEN')
    expect([code().value, code().getAttribute('aria-invalid')]).toEqual(['', null])
  })

  it('CHK-03 a refused coupon stays in the field, with the server’s message or ours', async () => {
    const problems = [{ field: 'panes[coupon][code]', message: 'It has ended.' }]
    const said = new Set<string>()
    for (const state of [stateOf(), stateOf(fullOrder(), { problems }), stateOf(fullOrder(), { notice: 'notSaved' })]) {
      await show(SummaryView, state, { setCoupon: async () => false, get: () => state })
      await type(code(), 'TEN')
      await submit()
      expect(code().value).toBe('TEN')
      said.add(texts('.rove-error').join(''))
    }
    expect([...said].slice(1)).toEqual(['It has ended.', 'That could not be saved. Please try again.'])
    // The message stays when the notice is removed.
    await show(SummaryView, stateOf())
    expect(texts('.rove-error').join('')).toBe('That could not be saved. Please try again.')
  })

  it.each([
    [{ code: 'TEN', title: 'Ten off' }, 'Ten off'],
    [{ code: 'TEN' }, 'TEN'],
  ])('CHK-03 the applied coupon %j is shown, and can be removed', async (coupon, named) => {
    const setCoupon = vi.fn()
    await show(SummaryView, stateOf(fullOrder({ coupon })), { setCoupon })
    expect(texts('.rove-coupon span').join('')).toContain(named)
    await click(all('.rove-coupon button')[0])
    expect(setCoupon).toHaveBeenCalledExactlyOnceWith('')
  })

  it('PAY-01 a coupon is neither applied nor removed while a payment runs', async () => {
    const setCoupon = vi.fn()
    await show(SummaryView, stateOf(fullOrder(), { payment: paying }), { setCoupon })
    await type(code(), 'TEN')
    await submit()
    await show(SummaryView, stateOf(fullOrder({ coupon: { code: 'TEN' } }), { payment: paying }), { setCoupon })
    await click(all('.rove-coupon button')[0])
    expect(all('.rove-coupon button')[0]?.getAttribute('aria-disabled')).toBe('true')
    expect(setCoupon).not.toHaveBeenCalled()
  })
})
