import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createViewer } from '../../../widgets/page/vr/vr.dom'
import type { VrProps } from '../../../widgets/page/vr/vr.view'

const show = vi.fn()
let life: AbortController
let link: HTMLElement
const state = () => (show.mock.lastCall?.[1] as ReactElement<VrProps> | undefined)?.props.state
const forbid = (effectiveDirective: string, blockedURI: string) =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }))

beforeEach(() => {
  life = new AbortController()
  document.body.innerHTML = '<a class="open-vr" href="https://viewer.test/sofa">A sofa</a>'
  link = document.querySelector('a') as HTMLElement
  const parts = { vr: '.open-vr', adminMenus: '#toolbar' }
  createViewer({ parts, language: 'en', show, signal: life.signal })(link)
})
afterEach(() => {
  life.abort()
  document.body.replaceChildren()
})

describe('PAGE-03 a viewer', () => {
  it.each([
    ['frame-src', 'https://ads.test'],
    ['frame-src', 'https://viewer.test.ads.test'],
    ['frame-src', 'data'],
    ['img-src', 'https://viewer.test'],
  ])('still loads where the page’s policy forbids something else: %s %s', (directive, address) => {
    forbid(directive, address)
    expect(state()).toBe('loading')
  })

  it.each(['https://viewer.test', 'https://viewer.test/sofa'])('has failed where it forbids %s', (address) => {
    forbid('frame-src', address)
    expect(state()).toBe('failed')
  })

  it('leaves the focus on its link, to which its dialog returns it', () => {
    expect(document.activeElement).toBe(link)
  })
})
