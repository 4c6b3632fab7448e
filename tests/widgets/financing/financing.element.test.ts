import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { readSetting } from '../../../core/base/input/read-setting'
import { page } from '../../../core/base/state/page'
import { financingSettings } from '../../../core/shop/product/financing.setting'
import financing from '../../../widgets/financing/financing.element'
import { clearPage, setScript } from '../../core/base/page/host-page'

describe('<rove-financing>', () => {
  beforeEach(() => {
    delete page().bus
    financing.define()
  })
  afterEach(clearPage)

  function put(rove: object, settings: object = {}): HTMLElement {
    setScript(JSON.stringify({ rove: { country: 'US', ...rove }, ...settings }))
    const element = document.createElement('rove-financing')
    element.setAttribute('nid', '1201')
    document.body.append(element)
    return element
  }
  async function show(rove: object, settings?: object): Promise<HTMLElement> {
    const element = put(rove, settings)
    await vi.waitFor(() => expect(element.dataset.roveState).toBe('ready'))
    await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBeGreaterThan(0))
    return element
  }
  const line = (element: HTMLElement) => element.shadowRoot?.querySelector('[part=line]')?.textContent?.trim()
  const product = { nid: 1201, title: 'Marlow', price: 1890 }
  const prices = { price: 1000, memberPrice: 800, regularPrice: 1000, currency: 'USD' } as const
  const chosen = { nid: 1201, model: 'M', options: [], ...prices, stock: undefined } as const

  it('FIN-01 PRICE-01 the lowest payment is shown in whole units, and follows the chosen model', async () => {
    const element = await show({ product })
    expect(line(element)).toBe('As low as $87/month See the plans')
    pageBus().publish('model:chosen', { ...chosen, nid: 7 })
    pageBus().publish('model:chosen', chosen)
    await vi.waitFor(() => expect(line(element)).toBe('As low as $46/month See the plans'))
  })

  it('FIN-01 PRICE-02 before a choice, the payment is computed with the sale and the membership', async () => {
    const sale = { sales_data: { amt: 390, currency: 'USD', available: 1 } }
    expect(line(await show({ product }, sale))).toContain('$69/')
    clearPage()
    const member = { ...sale, isMembership: true, memberDiscount: 0.3 }
    expect(line(await show({ product }, member))).toContain('$48/')
    clearPage()
    expect(line(await show({ product }, { sales_data: { ...sale.sales_data, currency: 'CAD' } }))).toContain('$87/')
  })

  it('FIN-01 the zero-percent programme has no interest', async () => {
    expect(line(await show({ product, financing: { programme: 'zero_percent' } }))).toContain('$79/')
  })

  it('FIN-01 the settings name the key, the mode and the programme', () => {
    const financing = { publicKey: 'PK', mode: 'sandbox', programme: 'zero_percent' }
    setScript(JSON.stringify({ rove: { financing } }))
    expect(readSetting(financingSettings)).toMatchObject(financing)
  })

  it('FIN-01 no payment is shown below 1000, nor for another product’s price', async () => {
    expect(line(await show({ product: { ...product, price: 999 } }))).toBeUndefined()
    clearPage()
    expect(line(await show({ product: { ...product, nid: 7 } }))).toBeUndefined()
  })

  it.each(['KR', 'HK'])('FIN-01 nothing is shown in %s, which has no lender', async (country) => {
    const element = put({ country, product })
    document.head.replaceChildren()
    // Views are rendered in the order of their elements.
    await show({ product })
    expect(element.dataset.roveState).toBe('ready')
    expect(element.shadowRoot?.childElementCount).toBe(0)
  })

  it('FIN-01 height is reserved only for lenders whose key the page has', async () => {
    const rooms = (element: HTMLElement) =>
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part=lender]') ?? [])].map((room) => [
        room.querySelector('slot')?.name,
        room.style.minBlockSize || room.style.getPropertyValue('min-block-size'),
      ])
    expect(rooms(await show({ product }))).toEqual([])
    clearPage()
    expect(rooms(await show({ product, financing: { klarnaClientId: 'KC' } }))).toEqual([['klarna', '15px']])
  })
})
