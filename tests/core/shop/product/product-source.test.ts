import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from '../../../../core/base/state/page'
import { noteProducts, productSource } from '../../../../core/shop/product/product-source'
import { clearPage, setScript } from '../../base/page/host-page'

interface Settings {
  product_models: Record<string, number[]>
  rove: { product: { nid: string } }
}

const settingsOf = (nid: number, model: string): Settings => ({
  product_models: { [model]: [nid] },
  rove: { product: { nid: `${nid}` } },
})
/** As Drupal's ajax does with the settings of an answer. */
function merge(into: Settings, other: Settings): void {
  Object.assign(into.product_models, other.product_models)
  Object.assign(into.rove.product, other.rove.product)
}

afterEach(() => {
  vi.unstubAllGlobals()
  clearPage()
  delete page().modelOwners
})

describe('the settings of one product', () => {
  it('BUY-08 are all settings of a page with one product', () => {
    vi.stubGlobal('Drupal', { settings: settingsOf(1201, 'SAGE') })
    setScript('{"models_stock":{}}')
    expect(productSource(1201)).toBeUndefined()
  })

  it('BUY-08 after those of another product were merged into them, they are refused', () => {
    const settings = settingsOf(1201, 'SAGE')
    vi.stubGlobal('Drupal', { settings })
    noteProducts()
    merge(settings, settingsOf(1205, 'OAK'))
    expect(() => productSource(1205)).toThrow(/mixed-products.*1201 and 1205 were merged/)
    // It is the same for models that only the inverse names.
    const inverse = { oid_to_model: { 7: 'LINEN' as string | string[] }, rove: { product: { nid: 1 } } }
    vi.stubGlobal('Drupal', { settings: inverse })
    noteProducts()
    Object.assign(inverse, { oid_to_model: { 7: ['LINEN'], 8: 'WOOL' }, rove: { product: { nid: 2 } } })
    expect(() => productSource(2)).toThrow(/mixed-products/)
  })

  it('BUY-08 are read where the page has put others in their place, or the same once more', () => {
    const settings = settingsOf(1201, 'SAGE')
    vi.stubGlobal('Drupal', { settings })
    noteProducts()
    merge(settings, settingsOf(1201, 'SAGE'))
    expect(productSource(1201)).toBeUndefined()
    Object.assign(settings, settingsOf(1205, 'OAK'))
    expect(productSource(1205)).toBeUndefined()
  })

  it('BUY-08 of each product come from the script that names it, twice in a row', () => {
    vi.stubGlobal('Drupal', { settings: settingsOf(1201, 'SAGE') })
    for (const [nid, model] of [
      [1205, 'OAK'],
      [1207, 'WOOL'],
    ] as const) {
      setScript(JSON.stringify(settingsOf(nid, model)))
      expect(productSource(nid)).toEqual(settingsOf(nid, model))
      expect(productSource(1201)).toEqual(settingsOf(1201, 'SAGE'))
    }
  })
})
