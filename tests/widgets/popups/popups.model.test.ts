import { expect, it, vi } from 'vitest'
import { createPopupsModel, type PopupsDeps } from '../../../widgets/popups/popups.model'

const stage = { stateOf: () => ({ at: 'shown' }), enter: vi.fn(), stop: vi.fn() }
const questions = { isEligible: () => true, isRuledOut: () => false, stop: vi.fn() }

it.each(['loadQuestions', 'loadStage'] as const)(
  'POP-01 code that did not come (%s) is asked for again when the trigger fires again, and not sooner than after 30 s',
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
      loadQuestions: vi.fn(async () => questions),
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
