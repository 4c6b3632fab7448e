import { afterEach, describe, expect, it, vi } from 'vitest'
import { next } from '../../../../widgets/checkout/checkout.machine'
import { ExpiryNotice } from '../../../../widgets/checkout/expiry/expiry-notice.view'
import { fullOrder, termsOf } from '../begun'
import { click, leave, show, stateOf } from '../part-page'

afterEach(leave)
const failed = (dialog?: 'timing' | 'expired' | 'protection') => stateOf(fullOrder(), { unopened: dialog })
const words = () => document.querySelector('[role=alert]')?.textContent ?? ''

describe('the time of an order whose dialog could not be opened', () => {
  it('CHK-06 is said with what can be done about it, and nothing is said of a dialog that has a button', async () => {
    const model = { keepOrder: vi.fn(), checkoutUrl: '/cart/checkout' }
    await show(ExpiryNotice, failed('protection'), model)
    expect(words()).toBe('')
    await show(ExpiryNotice, failed('timing'), model)
    expect(words()).toContain('We will hold your order for 5 more minutes.')
    await click(document.querySelector('[role=alert] button') as HTMLElement)
    expect(model.keepOrder).toHaveBeenCalledOnce()
    await show(ExpiryNotice, failed('expired'), model)
    expect(words()).toContain('Your checkout has expired')
    expect(document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('/cart/checkout')
  })

  it('CHK-06 is said no longer once the order is kept', () => {
    const kept = next(failed('timing'), { type: 'dialog', dialog: undefined }, termsOf())
    expect(kept.unopened).toBeUndefined()
    expect(next(kept, { type: 'dialog', dialog: undefined }, termsOf())).toBe(kept)
  })
})
