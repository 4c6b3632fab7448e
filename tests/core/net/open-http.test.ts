import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineElement } from '../../../core/element/define-element'
import { loveSet } from '../../../core/love/love.contract'
import { callShop } from '../../../core/net/call-shop'
import { openHttp } from '../../../core/net/open-http'
import { page } from '../../../core/state/page'
import { captureConsole } from '../page/console'

const lines = captureConsole()
const prototype = Object.prototype as Record<string, unknown>
beforeEach(() => {
  delete page().http
  page().reported.length = 0
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{"cnt":1}')),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of Object.keys(prototype)) delete prototype[name]
})
const love = () => callShop(loveSet, { nid: 7, loved: true })

/** What a page can do that ky does not survive. */
const changes: readonly (readonly [name: string, change: () => unknown, names: RegExp])[] = [
  ['replaces Request', () => vi.stubGlobal('Request', class {}), /window\.Request is replaced/],
  ['replaces Headers', () => vi.stubGlobal('Headers', () => {}), /window\.Headers is replaced/],
  ['replaces URLSearchParams', () => vi.stubGlobal('URLSearchParams', class {}), /window\.URLSearchParams is replaced/],
  [
    'extends every object',
    () => Object.assign(prototype, { onUploadProgress: 1 }),
    /Object\.prototype has onUploadProgress/,
  ],
]

it.each(changes)('LOAD-04 a page that %s is noticed once, before anything is sent', async (_, change, names) => {
  change()
  for (let n = 0; n < 2; n++)
    await expect(love()).rejects.toMatchObject({ code: 'no-requests', message: expect.stringMatching(names) })
  expect(fetch).not.toHaveBeenCalled()
  const opened = page().http
  expect(openHttp()).toBe(opened)
})

it('LOAD-04 names on Object.prototype that do no harm change nothing', async () => {
  Object.assign(prototype, {
    extend() {},
    each() {},
    title: 'theirs',
    method: 'theirs',
    json: 'theirs',
    body: 'theirs',
  })
  await expect(love()).resolves.toEqual({ cnt: 1 })
  expect(fetch).toHaveBeenCalledOnce()
  await openHttp()
  expect('then' in openHttp()).toBe(false)
})

it('LOAD-04 an element that has left before its requests were ready is not created', async () => {
  const create = vi.fn()
  const common = { attributes: {}, reference: false, styles: [], view: () => null, create, calls: 'at-start' } as const
  defineElement({ ...common, tag: 'rove-leaving' }).define()
  document.body.innerHTML = '<rove-leaving></rove-leaving>'
  await Promise.resolve()
  document.body.replaceChildren()
  await openHttp()
  await new Promise((resolve) => setTimeout(resolve))
  expect(create).not.toHaveBeenCalled()
})

it('LOAD-04 an element that needs requests shows the server’s HTML, and one report names what to mend', async () => {
  vi.stubGlobal('Headers', () => {})
  const create = vi.fn()
  const common = { attributes: {}, reference: false, styles: [], view: () => null, create } as const
  for (const tag of ['rove-calling', 'rove-asking'] as const)
    defineElement({ ...common, tag, calls: 'at-start' }).define()
  document.body.innerHTML = '<rove-calling>Sofas</rove-calling><rove-asking>Beds</rove-asking>'
  const elements = [...document.querySelectorAll<HTMLElement>('rove-calling, rove-asking')]
  await vi.waitFor(() =>
    expect(elements.map(({ dataset }) => dataset.roveReason)).toEqual(['no-requests', 'no-requests']),
  )
  for (const { dataset, shadowRoot } of elements)
    expect([dataset.roveState, shadowRoot?.innerHTML]).toEqual(['fallback', '<slot></slot>'])
  expect(create).not.toHaveBeenCalled()
  expect(lines()).toEqual([expect.stringMatching(/^\[rove\] http: no-requests \(.*window\.Headers is replaced/)])
})
