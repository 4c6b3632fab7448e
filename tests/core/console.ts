/** The console under test: what was said there, and silence in the run's own output. */
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'
import { page } from '../../core/page'

/** Hears `console.error` during each test of a file. @returns the lines said so far, without what was attached to them */
export function hearConsole(): () => string[] {
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
