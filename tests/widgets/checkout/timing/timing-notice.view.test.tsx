import { afterEach, describe, expect, it, vi } from 'vitest'
import { next } from '../../../../widgets/checkout/checkout.machine'
import { TimingNotice } from '../../../../widgets/checkout/timing/timing-notice.view'
import { click, leave, show, stateOf } from '../part-page'
import { fullOrder, settingsOf } from '../test-order'

afterEach(leave)
const failed = (dialog?: 'timing' | 'expired' | 'protection') => stateOf(fullOrder(), { unopened: dialog })
const alertText = () => document.querySelector('[role=alert]')?.textContent ?? ''

describe('the message of a timing dialog that failed to load', () => {
  it('CHK-06 the message has its actions, but is hidden for a dialog with a button', async () => {
    const model = { renewOrder: vi.fn(), checkoutUrl: '/cart/checkout' }
    await show(TimingNotice, failed('protection'), model)
    expect(alertText()).toBe('')
    await show(TimingNotice, failed('timing'), model)
    expect(alertText()).toContain('We will hold your order for 5 more minutes.')
    await click(document.querySelector('[role=alert] button') as HTMLElement)
    expect(model.renewOrder).toHaveBeenCalledOnce()
    await show(TimingNotice, failed('expired'), model)
    expect(alertText()).toContain('Your checkout has expired')
    expect(document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('/cart/checkout')
  })

  it('CHK-06 the message is removed once the order’s time is extended', () => {
    const kept = next(failed('timing'), { type: 'dialog', dialog: undefined }, settingsOf())
    expect(kept.unopened).toBeUndefined()
    expect(next(kept, { type: 'dialog', dialog: undefined }, settingsOf())).toBe(kept)
  })
})
