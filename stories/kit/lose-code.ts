/** A server that no longer has the code that is loaded on a press, or does not answer. */
import { mocked } from 'storybook/test'
import { loadCode } from '../../core/base/async/load-code'
import { RoveError } from '../../core/base/report/errors'

/** From now on code fails to load. For a story's `beforeEach`. @returns a function that restores it */
export function loseCode(): () => void {
  const lost = mocked(loadCode).mockImplementation(async () => {
    throw new RoveError('timeout', 'code')
  })
  return () => lost.mockRestore()
}

/** From now on code does not arrive. For a story's `beforeEach`. @returns a function that restores it */
export function holdCode(): () => void {
  const held = mocked(loadCode).mockImplementation(() => new Promise(() => {}))
  return () => held.mockRestore()
}
