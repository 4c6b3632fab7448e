import { expect, it, vi } from 'vitest'
import { createPopupsModel, type PopupsDeps } from '../../../widgets/popups/popups.model'

const stage = { stateOf: () => ({ at: 'shown' }), enter: vi.fn(), stop: vi.fn() }
const eligibility = { isEligible: () => true, isRuledOut: () => false, stop: vi.fn() }

it.each(['loadEligibility', 'loadStage'] as const)(
  'POP-01 code that failed to load (%s) is requested again when the trigger fires again, after at least 30 s',
  async (lost) => {
    const failure = new Error('no line')
    const report = vi.fn()
    let fire = (): boolean => false
    const deps = {
      popups: [
        {
          definition: { id: 'autumn' },
          triggers: [
            (fired: typeof fire) => {
              fire = fired
              return () => {}
            },
          ],
        },
      ],
      isSeen: () => true,
      loadEligibility: vi.fn(async () => eligibility),
      loadStage: vi.fn(async () => stage),
      report,
    }
    deps[lost].mockRejectedValueOnce(failure)
    const model = createPopupsModel(deps as unknown as PopupsDeps)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
    expect(fire()).toBe(false)
    await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(failure))
    expect(model.stateOf('autumn')).toEqual({ at: 'waiting' })
    clock.mockReturnValue(30_999)
    fire()
    expect(deps[lost]).toHaveBeenCalledTimes(1)
    clock.mockReturnValue(31_000)
    fire()
    await vi.waitFor(() => expect(stage.enter).toHaveBeenCalledWith({ id: 'autumn' }, undefined))
    stage.enter.mockClear()
    clock.mockRestore()
    model.stop()
  },
)
