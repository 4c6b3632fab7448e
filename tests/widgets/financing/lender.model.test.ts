import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findCountry } from '../../../core/base/country/countries.rules'
import type { ForeignScript } from '../../../core/base/net/load-script'
import { RoveError } from '../../../core/base/report/errors'
import { createLenderModel, type LenderDeps } from '../../../widgets/financing/lender/lender.model'

interface HostWindow {
  affirm?: {
    ui?: { refresh?: () => void; ready?: (run: () => void) => void; _?: unknown[][] }
    checkout?: { _: unknown[][] }
  }
  _affirm_config?: object
  KlarnaOnsiteService?: { eventName: string }[]
}
const host = window as HostWindow

/** A page whose scripts load when the test says so. */
function page() {
  const scripts: (ForeignScript & { load(): void; block(failure: RoveError): void })[] = []
  const element = document.createElement('div')
  const deps: LenderDeps = {
    lenders: ['affirm', 'klarna'],
    element,
    page: {
      settings: { publicKey: 'PK', klarnaClientId: 'KC', mode: 'sandbox', programme: '', scripts: {} },
      country: findCountry('CA') as LenderDeps['page']['country'],
      locale: 'fr_CA',
    },
    scriptOf: () => undefined,
    loadScript: (script) => new Promise((load, block) => scripts.push({ ...script, load, block })),
    inform: vi.fn(),
  }
  return { deps, element, scripts }
}

describe('lenders’ messages', () => {
  let shop: ReturnType<typeof page>
  beforeEach(() => {
    shop = page()
  })
  afterEach(() => {
    for (const name of ['affirm', '_affirm_config', 'KlarnaOnsiteService']) Reflect.deleteProperty(window, name)
  })
  const affirm = () => shop.element.querySelector<HTMLElement>('p.affirm-as-low-as')
  const klarna = () => shop.element.querySelector<HTMLElement>('klarna-placement')

  it('FIN-01 the nodes are in the document, where scripts find them, with the amount in cents', () => {
    createLenderModel(shop.deps, 189_000)
    expect(affirm()?.slot).toBe('affirm')
    expect({ ...affirm()?.dataset }).toEqual({ pageType: 'product', amount: '189000' })
    expect(klarna()?.slot).toBe('klarna')
    expect({ ...klarna()?.dataset }).toEqual({
      key: 'credit-promotion-badge',
      locale: 'fr-CA',
      purchaseAmount: '189000',
    })
  })

  it('FIN-01 scripts are loaded from each lender’s sandbox, with the page’s key', () => {
    createLenderModel(shop.deps, 189_000)
    expect(shop.scripts).toMatchObject([
      { url: 'https://cdn1-sandbox.affirm.com/js/v2/affirm.js', where: 'affirm' },
      {
        url: 'https://js.klarna.com/web-sdk/v1/klarna.js',
        where: 'klarna',
        attributes: { 'data-client-id': 'KC', 'data-environment': 'playground' },
      },
    ])
    expect(host._affirm_config).toEqual({
      public_api_key: 'PK',
      script: shop.scripts[0]?.url,
      locale: 'fr_CA',
      country_code: 'CAN',
    })
    expect(host.affirm?.checkout?._).toEqual([['set', [host._affirm_config]]])
  })

  it('scripts are loaded from the page’s URLs, and only for lenders with a key', () => {
    createLenderModel({ ...shop.deps, lenders: ['klarna'], scriptOf: (name) => `https://shop.example/${name}.js` }, 1)
    expect(shop.scripts.map(({ url }) => url)).toEqual(['https://shop.example/klarna.js'])
    expect(affirm()).toBeNull()
    expect(host.affirm).toBeUndefined()
  })

  it('FIN-01 the messages follow the price, before and after their scripts are loaded', async () => {
    const messages = createLenderModel(shop.deps, 189_000)
    messages.update(200_000)
    expect(affirm()?.dataset.amount).toBe('200000')
    expect(klarna()?.dataset.purchaseAmount).toBe('200000')
    expect(host.affirm?.ui?._?.length).toBeGreaterThan(0)

    const refresh = vi.fn()
    host.affirm = { ui: { refresh } }
    for (const { load } of shop.scripts) load()
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    messages.update(210_000)
    expect(refresh).toHaveBeenCalledTimes(2)
    messages.update(210_000)
    expect(refresh).toHaveBeenCalledTimes(2)
    expect(host.KlarnaOnsiteService?.at(-1)).toEqual({ eventName: 'refresh-placements' })
  })

  it('FIN-01 a blocked script is reported, and the others load', async () => {
    createLenderModel(shop.deps, 189_000)
    const failure = new RoveError('blocked', 'affirm')
    shop.scripts[0]?.block(failure)
    shop.scripts[1]?.load()
    await vi.waitFor(() => expect(shop.deps.inform).toHaveBeenCalledExactlyOnceWith(failure))
    expect(klarna()).not.toBeNull()
  })

  it('the messages are removed with the element', async () => {
    const messages = createLenderModel(shop.deps, 189_000)
    const refresh = vi.fn()
    messages.stop()
    expect(shop.element.childElementCount).toBe(0)
    host.affirm = { ui: { refresh } }
    for (const { load } of shop.scripts) load()
    await Promise.resolve()
    expect(refresh).not.toHaveBeenCalled()
  })
})
