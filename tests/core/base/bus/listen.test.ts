import { expect, it, vi } from 'vitest'
import { createListen } from '../../../../core/base/bus/listen'
import { captureConsole } from '../page/console'

const said = captureConsole()

it('LOAD-10 a listener that throws is reported with the name of its element, and the others are called', () => {
  const life = new AbortController()
  const other = vi.fn()
  const listen = createListen('<rove-x>', life.signal)
  const target = new EventTarget()
  listen(target, 'press turn', () => {
    throw new Error('broken')
  })
  listen(target, 'turn', other)
  target.dispatchEvent(new Event('press'))
  target.dispatchEvent(new Event('turn'))
  expect(said()).toEqual(['[rove] <rove-x>: broken'])
  life.abort()
  target.dispatchEvent(new Event('turn'))
  expect(other).toHaveBeenCalledTimes(1)
})
