import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveTimeoutMs } from '../../../widgets/country/switch/switch.rules'
import { canada, choiceOf, choosing, given, go, host, report, reset, settle, us, written } from './country-page'

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
