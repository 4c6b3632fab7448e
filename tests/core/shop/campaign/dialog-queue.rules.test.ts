import { describe, expect, it } from 'vitest'
import { dialogCoolDown, type QueueState, waitReason } from '../../../../core/shop/campaign/dialog-queue.rules'

const quiet: QueueState = {
  muted: undefined,
  covered: false,
  asking: undefined,
  typing: undefined,
  open: undefined,
  last: undefined,
}

describe('an unsolicited dialog', () => {
  it('opens where nothing prevents it', () => {
    expect(waitReason('popup', quiet)).toBeUndefined()
  })

  it('waits during a payment, over another dialog, beside another of the queue or while the visitor types', () => {
    expect(waitReason('expiry', { ...quiet, muted: 'a payment is under way' })).toBe('a payment is under way')
    expect(waitReason('expiry', { ...quiet, covered: true })).toBe('another dialog is open')
    expect(waitReason('expiry', { ...quiet, open: 'popup' })).toBe('the popup is open')
    expect(waitReason('expiry', { ...quiet, typing: 'keys' })).toBe('the visitor is typing')
  })

  it('POP-01 waits while the page asks about cookies; an order’s expiry does not', () => {
    const asking = { ...quiet, asking: 'div#bar', covered: true }
    expect(waitReason('popup', asking)).toBe('the page asks about cookies (div#bar)')
    expect(waitReason('cover', asking)).toBe('the page asks about cookies (div#bar)')
    expect(waitReason('expiry', { ...asking, covered: false })).toBeUndefined()
  })

  it('a popup waits while a field has the focus; an order’s expiry does not', () => {
    expect(waitReason('popup', { ...quiet, typing: 'field' })).toBe('a field has the focus')
    expect(waitReason('expiry', { ...quiet, typing: 'field' })).toBeUndefined()
  })

  it('opens 30 seconds after one of the same or a higher priority, and at once after a lower one', () => {
    const since = (ago: number): QueueState => ({ ...quiet, last: { dialog: 'cover', ago } })
    expect(waitReason('cover', since(dialogCoolDown - 1))).toBe('the cover was open less than 30 s ago')
    expect(waitReason('popup', since(dialogCoolDown - 1))).toBe('the cover was open less than 30 s ago')
    expect(waitReason('expiry', since(0))).toBeUndefined()
    expect(waitReason('cover', since(dialogCoolDown))).toBeUndefined()
  })
})
