import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveTimeoutMs } from '../../../widgets/country/switch/switch.rules'
import {
  canada,
  choiceOf,
  choosing,
  dropFetched,
  focusControl,
  given,
  go,
  host,
  korea,
  report,
  reset,
  settle,
  us,
  written,
} from './country-page'

beforeEach(reset)

const never = () => new Promise<never>(() => {})

describe('a second choice', () => {
  it.each(['readLoss', 'checkPage'] as const)('COUNTRY-05 replaces the first one during %s', async (call) => {
    const model = given({ [call]: never })
    await choosing('ko_KR')
    await choosing('en_CA')
    expect(model.get().now).toMatchObject({ choice: { locale: 'en_CA' } })
    expect(written).not.toHaveBeenCalled()
  })

  it('COUNTRY-05 replaces the first one before the code is loaded', async () => {
    given()
    host.choose(choiceOf('ko_KR'))
    await choosing('en_CA')
    expect(go.mock.calls).toEqual([['en_CA']])
    expect(written.mock.calls).toEqual([['CA', 'chosen']])
  })

  it('COUNTRY-05 replaces the first one while the page is left: the country from before stays to go back to', async () => {
    const stopLeaving = vi.fn()
    given({ stopLeaving })
    await choosing('ko_KR')
    await choosing('en_CA')
    expect(stopLeaving).toHaveBeenCalledOnce()
    expect(host.cookie).toBe(canada)
    await vi.advanceTimersByTimeAsync(leaveTimeoutMs)
    expect(stopLeaving).toHaveBeenCalledTimes(2)
    expect(host.cookie).toBe(us)
    expect(report).toHaveBeenCalledOnce()
  })

  it('COUNTRY-05 of the page’s own locale ends the switch, also before the code is loaded', async () => {
    const stopLeaving = vi.fn()
    const model = given({ stopLeaving })
    host.choose(choiceOf('ko_KR'))
    await choosing('en_US')
    expect(go).not.toHaveBeenCalled()
    await choosing('ko_KR')
    await choosing('en_US')
    expect(stopLeaving).toHaveBeenCalledOnce()
    expect(host.cookie).toBe(us)
    expect(model.get().now).toEqual({ at: 'idle' })
    await vi.advanceTimersByTimeAsync(leaveTimeoutMs)
    expect(report).not.toHaveBeenCalled()
  })
})

describe('another page that the visitor opens', () => {
  it.each(['readLoss', 'checkPage'] as const)('COUNTRY-05 ends a switch during %s', async (call) => {
    let answer: () => void = () => {}
    const model = given({ [call]: () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))) })
    await choosing('ko_KR')
    host.navigate()
    answer()
    await settle()
    expect(model.get().now).toEqual({ at: 'idle' })
    expect(go).not.toHaveBeenCalled()
    expect(written).not.toHaveBeenCalled()
  })

  it('COUNTRY-05 is not stopped when the switch has left the page before, however long it takes', async () => {
    const stopLeaving = vi.fn()
    given({ stopLeaving })
    go.mockImplementationOnce(() => host.navigate())
    await choosing('ko_KR')
    host.navigate()
    await vi.advanceTimersByTimeAsync(leaveTimeoutMs)
    expect(stopLeaving).not.toHaveBeenCalled()
    expect(host.cookie).toBe(korea)
    expect(report).not.toHaveBeenCalled()
  })
})

describe('a page that is being left for another country', () => {
  it('COUNTRY-05 stays when the visitor stops the browser: the country from before is written at once', async () => {
    const model = given()
    go.mockImplementationOnce(() => host.navigate())
    await choosing('ko_KR')
    host.stopNavigation()
    expect(host.cookie).toBe(us)
    expect(model.get().now).toEqual({ at: 'idle' })
    await vi.advanceTimersByTimeAsync(leaveTimeoutMs)
    expect(report).not.toHaveBeenCalled()
  })

  it('COUNTRY-05 leaves a country that another tab has chosen since', async () => {
    given()
    await choosing('ko_KR')
    host.cookie = canada
    await vi.advanceTimersByTimeAsync(leaveTimeoutMs)
    expect(host.cookie).toBe(canada)
  })

  it('COUNTRY-05 drops the pages that were fetched ahead with each country that is written', async () => {
    const model = given({ keepLocale: async () => {} })
    await choosing('ko_KR')
    expect(dropFetched).toHaveBeenCalledTimes(1)
    await choosing('en_US')
    expect(dropFetched).toHaveBeenCalledTimes(2)
    model.switched()?.stay()
    expect(dropFetched).toHaveBeenCalledTimes(3)
    // The server has its language back.
    await settle()
    expect(dropFetched).toHaveBeenCalledTimes(4)
  })
})

it('COUNTRY-05 the message that the device is offline leaves when it is online again', async () => {
  const model = given({ checkPage: () => Promise.reject(new Error('no')), isOffline: () => true })
  await choosing('ko_KR')
  expect(model.get().now).toMatchObject({ failed: { error: 'offline' } })
  host.goOnline()
  expect(model.get().now).toEqual({ at: 'idle' })
})

it('COUNTRY-05 the focus has a place when the element is replaced under its open dialog', async () => {
  const model = given({ readLoss: async () => 'cart' })
  await choosing('ko_KR')
  model.stop()
  expect(focusControl).toHaveBeenCalledOnce()
})

describe('an element that is removed', () => {
  it.each(['readLoss', 'checkPage'] as const)(
    'COUNTRY-05 changes nothing and reports nothing after %s',
    async (call) => {
      let answer: () => void = () => {}
      const model = given({ [call]: () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))) })
      await choosing('ko_KR')
      model.stop()
      answer()
      await settle()
      expect(go).not.toHaveBeenCalled()
      expect(written).not.toHaveBeenCalled()
      expect(report).not.toHaveBeenCalled()
    },
  )

  it('COUNTRY-05 submits no form and reports nothing where its code could not be loaded', async () => {
    const model = given({}, { loadSwitch: () => Promise.reject(new Error('code')) })
    host.choose(choiceOf('ko_KR'))
    model.stop()
    await settle()
    expect(go).not.toHaveBeenCalled()
    expect(report).not.toHaveBeenCalled()
  })
})
