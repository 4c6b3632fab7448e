/** Captures the console's messages and keeps them out of the run's output. */
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'
import { page } from '../../../../core/base/state/page'

/** Captures `console.error` during each test of a file. @returns the messages so far, without their further arguments */
export function captureConsole(): () => string[] {
  let said: MockInstance<typeof console.error>
  beforeEach(() => {
    page().reported.length = 0
    said = vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    said.mockRestore()
  })
  return () => said.mock.calls.map(([line]) => String(line))
}
