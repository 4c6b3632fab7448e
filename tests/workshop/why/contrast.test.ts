import { afterEach, expect, it, vi } from 'vitest'
import { page } from '../../../core/base/state/page'
import { createContrastCheck } from '../../../workshop/why/contrast'
import { clearPage } from '../../core/base/page/host-page'

const informed = vi.spyOn(console, 'info').mockImplementation(() => {})
afterEach(() => {
  clearPage()
  page().reported.length = 0
  document.body.removeAttribute('style')
  document.documentElement.removeAttribute('style')
  document.body.replaceChildren()
  informed.mockClear()
})

/** A widget with one part, on a page with the given background. */
function show(ground: string, html: string): void {
  document.body.style.background = ground
  const element = document.body.appendChild(document.createElement('rove-love-count'))
  element.dataset.roveState = 'ready'
  element.attachShadow({ mode: 'open' }).innerHTML = html
}

it.each([
  [
    'text on a dark page',
    'rgb(20, 20, 20)',
    '<p part="count" style="color: rgb(29, 26, 22)">3</p>',
    'count (1.1 where 4.5',
  ],
  [
    'an icon on a dark page',
    'rgb(20, 20, 20)',
    '<svg part="icon" style="stroke: rgb(29, 26, 22)"></svg>',
    'icon (1.1 where 3',
  ],
  ['grey on white', '', '<p part="hint" style="color: rgb(150, 150, 150)">3</p>', 'hint (3.0 where 4.5'],
])('low contrast of %s is reported once', (_, ground, html, words) => {
  show(ground, html)
  const check = createContrastCheck()
  check()
  check()
  createContrastCheck()()
  expect(informed.mock.calls.flat()).toEqual([
    expect.stringContaining(`[rove] rove-love-count: low contrast of its ${words}`),
  ])
})

it.each([
  ['it can be read', 'rgb(250, 248, 244)', '<p part="count" style="color: rgb(29, 26, 22)">3</p>'],
  [
    'it stands on a ground of its own',
    'rgb(0, 0, 0)',
    '<p part="count" style="color: rgb(0, 0, 0); background: rgb(255, 255, 255)">3</p>',
  ],
  ['it stands on a picture', 'url(x.png)', '<p part="count" style="color: rgb(255, 255, 255)">3</p>'],
  ['the ground shines through', 'rgba(0, 0, 0, 0.5)', '<p part="count" style="color: rgb(0, 0, 0)">3</p>'],
  ['it has no text', 'rgb(0, 0, 0)', '<p part="count" style="color: rgb(0, 0, 0)"></p>'],
])('nothing is reported where %s', (_, ground, html) => {
  show(ground, html)
  createContrastCheck()()
  expect(informed).not.toHaveBeenCalled()
})

it('without a background, the one of the page’s scheme counts', () => {
  document.documentElement.style.colorScheme = 'dark'
  show('', '<p part="count" style="color: rgb(240, 233, 222)">3</p><p part="hint" style="color: rgb(60, 60, 60)">3</p>')
  createContrastCheck()()
  expect(informed.mock.calls.flat()).toEqual([expect.stringContaining('low contrast of its hint')])
})
