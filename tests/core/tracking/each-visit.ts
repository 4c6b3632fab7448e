/** Each test has a new device and fails on an unexpected console message. */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { captureConsole } from '../base/page/console'
import { leave, newDevice } from './tracked-page'

/** The info messages of the running test. */
export const infoMessages: string[] = []

/** Installs this for each test of a file. @returns the error messages so far */
export function resetDeviceEachTest(): () => string[] {
  const said = captureConsole()
  beforeEach(() => {
    newDevice()
    infoMessages.length = 0
    vi.spyOn(console, 'info').mockImplementation((line) => infoMessages.push(String(line)))
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

/** The same at noon on 21 November 2026; info messages are allowed. */
export function resetDeviceAtNoonEachTest(): void {
  captureConsole()
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
