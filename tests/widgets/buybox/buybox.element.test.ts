import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { page } from '../../../core/base/state/page'
import buybox from '../../../widgets/buybox/buybox.element'
import { captureConsole } from '../../core/base/page/console'
import { clearPage, setScript } from '../../core/base/page/host-page'

/** One product's settings, as PHP writes them. */
const sofa = {
  product_models: { OAT: [11], MOSS: [12] },
  oid_details: {
    11: { aid: 1, name: 'Oat', label: 'Colour', price: '0.00000', display_mode: 'text' },
    12: { aid: 1, name: 'Moss', label: 'Colour', price: '0.00000', display_mode: 'text' },
  },
  models_stock: { OAT: { s: '12', p: '1490' }, MOSS: { s: '3', p: '1590' } },
  rove: { product: { nid: 1201, title: 'Sofa' } },
}

describe('<rove-buybox>', () => {
  const consoleLines = captureConsole()
  beforeEach(() => {
    delete page().bus
    buybox.define()
    history.replaceState(null, '', '/product/sofa')
  })
  afterEach(clearPage)

  function put(nid = 1201, product?: object): HTMLElement {
    const element = document.createElement('rove-buybox')
    element.setAttribute('nid', `${nid}`)
    if (product) Object.assign(element, { product })
    document.body.append(element)
    return element
  }
  const setSettings = (settings: object) => setScript(JSON.stringify(settings))
  const stateOf = ({ dataset }: HTMLElement) => [dataset.roveState, dataset.roveReason]
  const textOf = async (element: HTMLElement, part: string) => {
    const find = () => element.shadowRoot?.querySelector(`[part~=${part}]`)
    await vi.waitFor(() => expect(find()).toBeTruthy())
    return find()?.textContent
  }
  const choose = async (element: HTMLElement, oid: number) => {
    const find = () => element.shadowRoot?.querySelector<HTMLInputElement>(`input[value="${oid}"]`)
    await vi.waitFor(() => expect(find()).toBeTruthy())
    find()?.click()
  }

  it.each([
    ['nothing', undefined],
    ['an empty list', []],
    ['no object', 'plenty'],
    ['only invalid rows', { OAT: { s: 'some' }, MOSS: 7 }],
  ])('BUY-01 the server’s form stays if the stock is %s: the product may not be sold out', (_, models_stock) => {
    setSettings({ ...sofa, models_stock })
    expect(stateOf(put())).toEqual(['fallback', 'needs-models-stock'])
  })

  it('BUY-01 BUY-08 an invalid row of the stock removes that model only, and is reported once', async () => {
    setSettings({ ...sofa, models_stock: { ...sofa.models_stock, MOSS: { s: '3', p: -1 } } })
    const element = put()
    expect(stateOf(element)).toEqual(['ready', undefined])
    expect(await textOf(element, 'stock')).toContain('In-stock')
    expect(consoleLines()).toEqual([expect.stringMatching(/^\[rove\] models_stock: MOSS is not usable/)])
    expect(pageBus().last('model:chosen')).toMatchObject({ model: 'OAT', price: 1490 })
  })

  it('BUY-08 an invalid row of the options removes its models only, and is reported once', () => {
    setSettings({ ...sofa, oid_details: { ...sofa.oid_details, 12: { aid: 'colour', name: 'Moss' } } })
    expect(stateOf(put())).toEqual(['ready', undefined])
    expect(consoleLines()).toEqual([expect.stringMatching(/^\[rove\] oid_details: 12 is not usable/)])
    expect(pageBus().last('model:chosen')).toMatchObject({ model: 'OAT' })
  })

  it('BUY-08 the server’s form stays if the page is about another product, and the error names the expected one', () => {
    setSettings(sofa)
    expect(stateOf(put(1300))).toEqual(['fallback', 'needs-product-1300'])
    expect(consoleLines()).toEqual(['[rove] <rove-buybox>: needs-product-1300'])
  })

  it('BUY-07 BUY-08 the property product replaces the page’s settings completely', async () => {
    setSettings({ ...sofa, sales_data: { amt: 100, currency: 'USD', available: 1 } })
    put(1300, { product_models: { RUG: [] }, models_stock: { RUG: { s: 4, p: 300 } } })
    expect(pageBus().last('model:chosen')).toMatchObject({ nid: 1300, model: 'RUG', price: 300 })
    expect(stateOf(put(1301, { product_models: { MAT: [] } }))).toEqual(['fallback', 'needs-models-stock'])
  })

  it('BUY-02 only the page’s own product changes the URL', async () => {
    history.replaceState(null, '', '/product/sofa?aid[]=12')
    setSettings(sofa)
    const other = put(1300, { ...sofa, rove: { product: { nid: 1300 } } })
    expect(pageBus().last('model:chosen')).toMatchObject({ nid: 1300, options: [] })
    put()
    expect(pageBus().last('model:chosen')).toMatchObject({ nid: 1201, options: [12] })
    await choose(other, 11)
    expect(pageBus().last('model:chosen')).toMatchObject({ nid: 1300, options: [11] })
    expect(decodeURIComponent(location.search)).toBe('?aid[]=12')
  })
})
