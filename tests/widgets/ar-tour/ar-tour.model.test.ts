import { expect, it, vi } from 'vitest'
import { createTextLookup } from '../../../core/base/texts/texts'
import { createArTourModel } from '../../../widgets/ar-tour/ar-tour.model'
import { arTourTexts } from '../../../widgets/ar-tour/ar-tour.texts'

function setUp(isSeen: boolean) {
  const write = vi.fn()
  let press = () => {}
  const model = createArTourModel({
    t: createTextLookup(arTourTexts, 'en'),
    count: 3,
    seen: { read: () => isSeen, write },
    show: () => () => {},
    onEscape: (run) => {
      press = run
    },
  })
  return { model, write, pressEscape: () => press() }
}

it('AR-01 the tour opens by itself until it was closed once', () => {
  expect(setUp(false).model.get()).toEqual({ at: 'open', index: 0, isAsked: false, round: 0 })
  expect(setUp(true).model.get()).toEqual({ at: 'closed' })
})

it('AR-01 it steps to the last tip and back, and closing after the last tip is remembered', () => {
  const { model, write } = setUp(false)
  model.move(-1)
  expect(model.get()).toMatchObject({ index: 0 })
  model.move(1)
  model.move(1)
  model.move(-1)
  expect(model.get()).toEqual({ at: 'open', index: 1, isAsked: true, round: 0 })
  model.move(1)
  expect(write).not.toHaveBeenCalled()
  model.move(1)
  expect(model.get()).toEqual({ at: 'closed' })
  expect(write.mock.calls).toEqual([[true]])
})

it('AR-01 Escape closes it, once; asked for again, it begins with the first tip', () => {
  const { model, write, pressEscape } = setUp(false)
  pressEscape()
  pressEscape()
  model.move(1)
  expect(write).toHaveBeenCalledTimes(1)
  model.open()
  expect(model.get()).toEqual({ at: 'open', index: 0, isAsked: true, round: 1 })
})
