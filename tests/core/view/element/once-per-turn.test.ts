import { expect, it, vi } from 'vitest'
import { oncePerTurn } from '../../../../core/view/element/once-per-turn'

it('runs once for simultaneous calls, after them, and again for later ones', async () => {
  const run = vi.fn()
  const runSoon = oncePerTurn(run)
  for (let n = 0; n < 4; n++) runSoon()
  expect(run).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(run).toHaveBeenCalledOnce()
  runSoon()
  await Promise.resolve()
  expect(run).toHaveBeenCalledTimes(2)
})
