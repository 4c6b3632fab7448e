import type { ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createVrModel, type VrDeps } from '../../../widgets/page/vr/vr.model'
import type { VrProps } from '../../../widgets/page/vr/vr.view'

const show = vi.fn()
const restoreMenus = vi.fn()
const stopPolicy = vi.fn()
let forbid: () => void

const open = (deps: Partial<VrDeps> = {}) =>
  createVrModel({
    language: 'en',
    src: 'https://viewer.test/',
    name: 'A sofa',
    show,
    hideMenus: () => restoreMenus,
    watchPolicy(onForbidden) {
      forbid = onForbidden
      return stopPolicy
    },
    ...deps,
  })
const shown = () => (show.mock.lastCall?.[0] as ReactElement<VrProps> | undefined)?.props

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})

describe('PAGE-03 a viewer', () => {
  it('is loading, then ready, and stays so', () => {
    open()
    expect(shown()).toMatchObject({ state: 'loading', src: 'https://viewer.test/', name: 'A sofa' })
    shown()?.onLoad()
    vi.advanceTimersByTime(60_000)
    expect(shown()?.state).toBe('ready')
  })

  it('has failed after 15 seconds, and may still load later', () => {
    open()
    vi.advanceTimersByTime(14_999)
    expect(shown()?.state).toBe('loading')
    vi.advanceTimersByTime(1)
    expect(shown()?.state).toBe('failed')
    shown()?.onLoad()
    expect(shown()?.state).toBe('ready')
  })

  it('has failed at once without a valid address, or where the page’s policy forbids it', () => {
    open({ src: undefined })
    expect(shown()?.state).toBe('failed')
    open()
    forbid()
    // The browser loads its own error page into the frame.
    shown()?.onLoad()
    expect(shown()?.state).toBe('failed')
  })

  it('restores the menus once when it is closed, and shows nothing more', () => {
    const { close } = open()
    const { onLoad } = shown() as VrProps
    close()
    close()
    onLoad()
    vi.advanceTimersByTime(60_000)
    expect(show).toHaveBeenLastCalledWith(undefined)
    for (const undo of [restoreMenus, stopPolicy]) expect(undo).toHaveBeenCalledTimes(1)
  })
})
