import { afterEach, expect, it, vi } from 'vitest'
import { emptyComposition } from '../../../workshop/composer/state/composition'
import { previewSettings } from '../../../workshop/composer/state/page-settings'

afterEach(() => vi.unstubAllGlobals())

it('LOAD-03 the preview takes no scripts, hosts or headers from the address', () => {
  vi.stubGlobal('location', { host: 'shop.example' })
  const settings = {
    countdownTitle: 'Autumn sale',
    basePath: '//evil.example',
    'rove.vendors': { klaviyo: { script: 'https://evil.example/a.js' } },
    'rove.request': { headers: { 'X-Token': 'a' } },
    'rove.stripe.publishableKey': 'pk_evil',
    'rove.search': { appId: 'A', apiKey: 'b', hosts: [{ url: 'evil.example' }, { url: 'shop.example' }] },
  }
  const { rove, ...beside } = previewSettings({ ...emptyComposition('countdown'), settings }) as {
    readonly rove: object
  }
  expect(beside).toEqual({ countdownTitle: 'Autumn sale' })
  expect(rove).toEqual({
    country: 'US',
    locale: 'en_US',
    search: { appId: 'A', apiKey: 'b', hosts: [{ url: 'shop.example' }] },
  })
})
