/** A device of its own for each test, on which nothing is said that the test does not ask for. */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { hearConsole } from '../console'
import { leave, newDevice } from './tracked-page'

/** The quiet lines of the test that runs. */
export const informed: string[] = []

/** Says in a test file that each of its tests has one. @returns the loud lines so far */
export function eachVisitsAnew(): () => string[] {
  const said = hearConsole()
  beforeEach(() => {
    newDevice()
    informed.length = 0
    vi.spyOn(console, 'info').mockImplementation((line) => informed.push(String(line)))
  })
  afterEach(() => {
    leave()
    expect(said()).toEqual([])
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    history.replaceState(null, '', '/')
  })
  return said
}

/** The same on one day, the 21st of November 2026 at noon: whatever is quiet may be said. */
export function eachVisitOnOneDay(): void {
  hearConsole()
  beforeEach(() => {
    newDevice()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00') })
  })
  afterEach(() => {
    leave()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
