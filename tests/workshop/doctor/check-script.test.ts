import { afterEach, expect, it, vi } from 'vitest'
import { scriptCheck } from '../../../workshop/doctor/check-script'
import type { Visit } from '../../../workshop/doctor/finding'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const tooLong = 'rove.js may be cached for more than a day: visitors would not get the next release.'

it.each([
  ['http://127.0.0.1:8071/rove/rove.js', true],
  ['https://shop.example/rove/rove.js?v=1.2.3', true],
  ['https://cdn.example/rove/1.2.3/rove.js', false],
])('LOAD-10 only a version in the path lets rove.js be cached for long: %s', async (src, isNamed) => {
  const headers = { 'cache-control': 'max-age=1209600' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { headers })))
  // Of a type that is not loaded.
  document.body.innerHTML = `<script type="text/plain" src="${src}" async></script>`
  const findings = await scriptCheck.run({ folder: new URL('https://shop.example/rove/0a1b2c3d/') } as Visit)
  expect(findings.some(({ what }) => what === tooLong)).toBe(isNamed)
})
