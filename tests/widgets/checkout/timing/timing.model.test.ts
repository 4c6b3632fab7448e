import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../../core/base/report/errors'
import { page } from '../../../../core/base/state/page'
import { dialogWaitReason, muteDialogs } from '../../../../core/shop/campaign/dialog-queue.store'
import { timingDelaysMs } from '../../../../widgets/checkout/timing/timing.rules'
import { checkout, now, startCheckout, startEachCheckout } from '../each-checkout'
import { freshOrder, fullOrder } from '../test-order'

beforeEach(() => void delete page().dialogQueue)
startEachCheckout()

describe('the time of an order', () => {
  const wait = (time: number) => vi.advanceTimersByTimeAsync(time)

  it('CHK-06 a dialog asks after 25 minutes, another one ends 5 minutes later', async () => {
    startCheckout({ order: freshOrder() })
    await wait(timingDelaysMs.ask - 1)
    expect(now().dialog).toBeUndefined()
    await wait(1)
    expect(now().dialog).toBe('timing')
    await wait(300_000 - 1)
    expect(now().dialog).toBe('timing')
    await wait(1)
    expect(now().dialog).toBe('expired')
    expect(timingDelaysMs.ask).toBe(1_500_000)
  })

  it('CHK-06 answers of the server do not delay the question, which a press answers', async () => {
    startCheckout({ order: freshOrder() })
    await wait(timingDelaysMs.ask - 60_000)
    checkout.model.setCoupon('ROOMS10')
    await wait(60_000)
    expect(checkout.named('order.change')).toHaveLength(1)
    expect(now().dialog).toBe('timing')
    checkout.serve(freshOrder())
    await checkout.model.renewOrder()
    expect(now().dialog).toBeUndefined()
    await wait(timingDelaysMs.ask - 1)
    expect(now().dialog).toBeUndefined()
    await wait(1)
    expect(now().dialog).toBe('timing')
  })

  it('CHK-06 no payment is interrupted: the dialog opens afterwards, once', async () => {
    startCheckout()
    await checkout.ready()
    checkout.model.payment.pay()
    await wait(0)
    expect(now().payment.at).toBe('checking')
    await wait(timingDelaysMs.ask + 60_000)
    expect(now().dialog).toBeUndefined()
    checkout.answers['order.read'] = new RoveError('network', 'order.read')
    checkout.answers['payment.status'] = { status: 'none', url: null }
    checkout.model.payment.requestStatus()
    await wait(0)
    expect(now().dialog).toBe('timing')
    checkout.answers['order.read'] = { order: fullOrder(), errors: [] }
    await checkout.model.renewOrder()
    await wait(600_000)
    expect(now().dialog).toBeUndefined()
  })

  it('CHK-06 the dialog waits in the dialog queue, and leaves it when it is closed', async () => {
    startCheckout({ order: freshOrder() })
    const release = muteDialogs()
    await wait(timingDelaysMs.ask)
    expect(now().dialog).toBeUndefined()
    release()
    expect(now().dialog).toBe('timing')
    expect(dialogWaitReason('popup')).toBe('the expiry is open')
    checkout.serve(freshOrder())
    await checkout.model.renewOrder()
    expect(dialogWaitReason('popup')).toBe('the expiry was open less than 30 s ago')
    expect(dialogWaitReason('expiry')).toBe('the expiry was open less than 30 s ago')
    checkout.model.stop()
  })

  it('CHK-06 the five minutes begin when the visitor sees the question', async () => {
    startCheckout({ order: freshOrder() })
    const release = muteDialogs()
    await wait(timingDelaysMs.ask + timingDelaysMs.leave)
    release()
    expect(now().dialog).toBe('timing')
    await wait(timingDelaysMs.leave - 1)
    expect(now().dialog).toBe('timing')
    await wait(1)
    expect(now().dialog).toBe('expired')
  })

  it('CHK-06 a checkout that has expired asks nothing more', async () => {
    startCheckout({ order: freshOrder() })
    checkout.answers['order.change'] = new RoveError('status-403', 'order.change')
    checkout.model.setCoupon('ROOMS10')
    await wait(0)
    expect(now().dialog).toBe('expired')
    await wait(timingDelaysMs.ask)
    expect(now().dialog).toBe('expired')
  })

  it('CHK-06 no unsolicited dialog opens while a payment runs', async () => {
    startCheckout()
    await checkout.ready()
    expect(dialogWaitReason('popup')).toBeUndefined()
    checkout.model.payment.pay()
    await wait(0)
    expect(dialogWaitReason('popup')).toBe('a payment is under way')
    checkout.model.stop()
    expect(dialogWaitReason('popup')).toBeUndefined()
  })

  it('CHK-06 nothing is shown for a paid order, or after the model is stopped', async () => {
    startCheckout({ order: fullOrder({ status: 'paid' }) })
    await wait(timingDelaysMs.ask + timingDelaysMs.leave)
    expect(now().dialog).toBeUndefined()
    startCheckout({ order: freshOrder() })
    checkout.model.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
