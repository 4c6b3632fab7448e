import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createListen } from '../../../core/base/bus/listen'
import { watchLinks } from '../../../widgets/page/loading/loading-links.dom'

let life: AbortController
beforeEach(() => {
  life = new AbortController()
})
afterEach(() => {
  life.abort()
  document.body.replaceChildren()
})
const place = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLImageElement
}

describe('PAGE-07 page requests without the Navigation API', () => {
  const leave = vi.fn()
  const requestOf = (html: string, init: MouseEventInit = {}) => {
    leave.mockClear()
    const element = place(html)
    element.addEventListener('click', (event) => event.preventDefault())
    watchLinks(createListen('test', life.signal), leave)
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }))
    return leave.mock.calls[0]?.[1]
  }

  it.each([
    ['<a href="https://shop.test/looks">', {}, 'https://shop.test/looks'],
    ['<a href="https://shop.test/looks" target="_self">', {}, 'https://shop.test/looks'],
    ['<a href="https://shop.test/looks" target="_blank">', {}, undefined],
    ['<a href="https://shop.test/looks" download>', {}, undefined],
    ['<a href="https://shop.test/looks">', { ctrlKey: true }, undefined],
    ['<a href="https://shop.test/looks">', { button: 1 }, undefined],
    ['<a href="mailto:me@home.test">', {}, undefined],
    ['<a href="javascript:void 0">', {}, undefined],
    ['<p>', {}, undefined],
  ] as const)('%s with %o requests %s', (html, init, url) => {
    expect(requestOf(html, init)).toBe(url)
  })

  it('a link to a place on the page requests nothing', () => {
    expect(requestOf(`<a href="${location.href.split('#')[0]}#pictures">`)).toBeUndefined()
  })

  it.each([
    ['<form action="https://shop.test/search">', 'https://shop.test/search'],
    ['<form action="https://shop.test/search" target="_blank">', undefined],
    ['<form method="dialog">', undefined],
    ['<form action="javascript:void 0">', undefined],
    ['<form action="https://shop.test/x"><input name="action"><input name="target">', 'https://shop.test/x'],
  ])('%s requests %s', (html, url) => {
    const form = place(html)
    leave.mockClear()
    watchLinks(createListen('test', life.signal), leave)
    form.dispatchEvent(new CustomEvent('submit', { bubbles: true, cancelable: true }))
    expect(leave.mock.calls[0]?.[1]).toBe(url)
  })
})
