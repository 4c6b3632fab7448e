import { expect, it, vi } from 'vitest'
import { onBfcacheRestore } from '../../../../core/base/device/bfcache'

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it('LOAD-01 the callback runs for a page restored from the back-forward cache, not for a new one or after the undo', () => {
  const run = vi.fn()
  const undo = onBfcacheRestore(run)
  show(false)
  expect(run).toHaveBeenCalledTimes(0)
  show(true)
  expect(run).toHaveBeenCalledTimes(1)
  undo()
  show(true)
  expect(run).toHaveBeenCalledTimes(1)
})
