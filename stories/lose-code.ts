/** A server that has lost the code of what is opened by a press. */
import { mocked } from 'storybook/test'
import { RoveError } from '../core/errors'
import { loadCode } from '../core/load-code'

/** From now on no code comes. For a story's `beforeEach`. @returns what brings it back */
export function loseCode(): () => void {
  const lost = mocked(loadCode).mockImplementation(async () => {
    throw new RoveError('timeout', 'code')
  })
  return () => lost.mockRestore()
}
