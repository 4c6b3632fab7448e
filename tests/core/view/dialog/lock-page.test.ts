import { beforeEach, expect, it, vi } from 'vitest'
import { lockPage } from '../../../../core/view/dialog/lock-page'
import { releaseInert } from '../../../../core/view/dialog/release-inert'

vi.mock('../../../../core/base/device/back-step', () => ({ addBackStep: vi.fn() }))

const inert = () =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((node) => node.inert)
    .map((node) => node.id || node.localName)
const isScrollLocked = () => document.documentElement.hasAttribute('data-rove-scroll-lock')
const find = (selector: string) => document.querySelector(selector) as HTMLElement
/** What is behind a drawer becomes inert after the frame that shows the drawer. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const onRemoved = vi.fn()
/** @returns the undo */
function lock(drawer: string, header = 'header'): () => void {
  const locked = new AbortController()
  lockPage(find(drawer), find(header), { onBack: () => {}, onRemoved }, locked.signal)
  return () => locked.abort()
}

beforeEach(() => {
  onRemoved.mockClear()
  document.body.innerHTML =
    '<p id="skip"></p><header><div id="logo"></div><details><i></i></details></header><nav><b id="home"></b><details></details></nav><main></main><aside inert></aside>'
})

it('SHELL-02 all but the menu is inert while the page is locked, and what was inert before stays so', async () => {
  const release = lock('header details')
  await painted()
  expect(inert()).toEqual(['skip', 'logo', 'nav', 'main', 'aside'])
  expect(isScrollLocked()).toBe(true)
  release()
  expect(inert()).toEqual(['aside'])
  expect(isScrollLocked()).toBe(false)
  expect(document.body.innerHTML).not.toContain('data-rove')
})

it.each(['the first', 'the second'])(
  'SHELL-02 of two open menus %s can be closed first: the page is released with the last one',
  async (which) => {
    const releases = [lock('header details'), lock('nav details', 'nav')]
    await painted()
    expect(inert()).toEqual(['skip', 'header', 'home', 'main', 'aside'])
    if (which === 'the second') releases.reverse()
    releases[0]?.()
    await painted()
    expect(inert()).toContain(which === 'the first' ? 'header' : 'nav')
    expect(isScrollLocked()).toBe(true)
    releases[1]?.()
    expect(inert()).toEqual(['aside'])
    expect(isScrollLocked()).toBe(false)
  },
)

it('SHELL-02 a menu that is closed before the next frame leaves nothing inert', async () => {
  lock('header details')()
  await painted()
  expect(inert()).toEqual(['aside'])
  expect(isScrollLocked()).toBe(false)
})

it('SHELL-02 nothing is locked before the menu is painted', async () => {
  const release = lock('header details')
  expect([inert(), isScrollLocked()]).toEqual([['aside'], false])
  await painted()
  expect(isScrollLocked()).toBe(true)
  release()
})

it('SHELL-02 what was copied while the menu was open is not inert once it is closed', async () => {
  const release = lock('header details')
  await painted()
  const copy = find('header').cloneNode(true) as HTMLElement
  document.body.append(find('main').cloneNode(true))
  release()
  expect(inert()).toEqual(['aside'])
  releaseInert(copy)
  expect(copy.outerHTML).not.toContain('inert')
})

it('SHELL-02 a header that has left the page with its open menu is released', async () => {
  const release = lock('header details')
  await painted()
  const header = find('header')
  header.remove()
  release()
  expect(header.outerHTML).not.toContain('inert')
})

it('SHELL-02 a menu that leaves its header is noticed', async () => {
  lock('header details')
  find('header details').innerHTML = ''
  await Promise.resolve()
  expect(onRemoved).not.toHaveBeenCalled()
  find('header').innerHTML = '<details open></details>'
  await vi.waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1))
})
