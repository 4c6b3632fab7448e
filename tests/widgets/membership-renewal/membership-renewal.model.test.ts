import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTextLookup } from '../../../core/base/texts/texts'
import { createMembershipRenewalModel } from '../../../widgets/membership-renewal/membership-renewal.model'
import { resubmitMs } from '../../../widgets/membership-renewal/membership-renewal.rules'
import { renewalTexts } from '../../../widgets/membership-renewal/membership-renewal.texts'

function setUp({ enrol = async () => {} } = {}) {
  const called = vi.fn(enrol)
  const report = vi.fn()
  const model = createMembershipRenewalModel({
    t: createTextLookup(renewalTexts, 'en'),
    memberOffer: undefined,
    enrol: called,
    report,
  })
  let isPrevented = false
  /** A form whose submission asks the model again, as the browser's does. */
  const form = { submitted: 0, prevent: () => (isPrevented = true) }
  const press = (): boolean => {
    const isSubmitted = model.submit(() => press() && !isPrevented)
    if (isSubmitted && !isPrevented) form.submitted++
    return isSubmitted
  }
  return { model, press, form, called, report, at: () => model.get().at }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

it('RENEW-01 a press opens the offer; accepting enrols, then submits the form, once however often it is pressed', async () => {
  const { model, press, form, called, at } = setUp()
  press()
  press()
  await settle()
  expect([at(), form.submitted]).toEqual(['asking', 0])
  void model.accept()
  void model.accept()
  press()
  expect([at(), form.submitted]).toEqual(['adding', 0])
  await settle()
  press()
  model.decline()
  expect([at(), form.submitted, called.mock.calls.length]).toEqual(['leaving', 1, 1])
})

it('RENEW-01 declining submits the form without the discount', async () => {
  const { model, press, form, called } = setUp()
  press()
  await settle()
  model.decline()
  model.decline()
  expect([form.submitted, called.mock.calls.length]).toEqual([1, 0])
})

it('RENEW-01 closing submits nothing, and the next press offers the discount again', async () => {
  const { model, press, form, at } = setUp()
  press()
  await settle()
  model.close()
  expect([at(), form.submitted]).toEqual(['idle', 0])
  press()
  await settle()
  expect(at()).toBe('asking')
})

const failure = new Error('no')

it('RENEW-01 a failed call is reported, and the form is submitted by the next press only, without the discount', async () => {
  const { model, press, form, report, called, at } = setUp({ enrol: () => Promise.reject(failure) })
  press()
  await settle()
  await model.accept()
  expect(report.mock.calls).toEqual([[failure]])
  expect([at(), form.submitted]).toEqual(['failed', 0])
  expect(press()).toBe(true)
  expect([at(), form.submitted, called.mock.calls.length]).toEqual(['leaving', 1, 1])
})

it('RENEW-01 after a failed call the visitor can try again, and the form is submitted once it succeeds', async () => {
  const enrol = vi.fn<() => Promise<void>>().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
  const { model, press, form, at } = setUp({ enrol: async () => enrol() })
  press()
  await settle()
  await model.accept()
  await model.accept()
  expect([at(), form.submitted]).toEqual(['failed', 0])
  model.close()
  model.decline()
  expect(at()).toBe('failed')
  await model.accept()
  expect([at(), form.submitted]).toEqual(['leaving', 1])
})

it('RENEW-01 a form that the page prevents, or that has not left the page, can be submitted again without another offer', async () => {
  const { model, press, form, called, at } = setUp()
  press()
  await settle()
  form.prevent()
  await model.accept()
  expect(at()).toBe('idle')
  expect(press()).toBe(true)
  expect(press()).toBe(false)
  await vi.advanceTimersByTimeAsync(resubmitMs)
  expect(press()).toBe(true)
  model.restore()
  expect(press()).toBe(true)
  expect(called).toHaveBeenCalledTimes(1)
})

it('RENEW-01 an element that was removed meanwhile submits nothing', async () => {
  const { model, press, form } = setUp()
  press()
  await settle()
  const accepted = model.accept()
  model.stop()
  await accepted
  expect(form.submitted).toBe(0)
})
