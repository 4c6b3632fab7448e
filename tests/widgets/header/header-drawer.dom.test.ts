import { expect, it, vi } from 'vitest'
import { lockPage } from '../../../widgets/header/header-drawer.dom'

vi.mock('../../../core/device/step-back', () => ({ stepBack: vi.fn() }))

it('SHELL-02 all but the menu is inert while the page is locked, and what was inert before stays so', () => {
  document.body.innerHTML =
    '<p id="skip"></p><header><div id="logo"></div><details></details></header><main></main><aside inert></aside>'
  document.documentElement.style.overflow = 'clip'
  const inert = () =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((node) => node.inert)
      .map((node) => node.id || node.localName)
  const unlock = lockPage(document.querySelector('details') as Element, () => {})
  expect(inert()).toEqual(['skip', 'logo', 'main', 'aside'])
  expect(document.documentElement.style.overflow).toBe('hidden')
  unlock()
  expect(inert()).toEqual(['aside'])
  expect(document.documentElement.style.overflow).toBe('clip')
})
