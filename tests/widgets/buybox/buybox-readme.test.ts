import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from '../../../core/base/state/page'
import buybox from '../../../widgets/buybox/buybox.element'
import { captureConsole } from '../../core/base/page/console'
import { clearPage, setScript } from '../../core/base/page/host-page'

const readme = readFileSync('widgets/buybox/README.md', 'utf8')
const [, example = ''] = /<script type="application\/json" data-rove-settings>([^<]+)<\/script>/.exec(readme) ?? []
const settings = JSON.parse(example)

describe('the settings of a product in the README', () => {
  const consoleLines = captureConsole()
  beforeEach(() => {
    delete page().bus
    // Plans and stock are not requested here.
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    buybox.define()
    history.replaceState(null, '', '/product/marlow')
  })
  afterEach(() => {
    clearPage()
    vi.unstubAllGlobals()
  })

  /** Chooses both options. @returns the price that is paid */
  async function priceOf(colour: number, seats: number): Promise<string | undefined> {
    setScript(example)
    const element = document.createElement('rove-buybox')
    element.setAttribute('nid', '1201')
    document.body.append(element)
    await vi.waitFor(() => expect(element.dataset.roveState).toBe('ready'))
    for (const oid of [colour, seats]) {
      const find = () => element.shadowRoot?.querySelector<HTMLInputElement>(`input[value="${oid}"]`)
      await vi.waitFor(() => expect(find()).toBeTruthy())
      if (!find()?.checked) find()?.click()
      await vi.waitFor(() => expect(find()?.checked).toBe(true))
    }
    return element.shadowRoot?.querySelector('[part~=price]')?.textContent ?? undefined
  }

  it.each([
    [301, 311, 1390],
    [301, 312, 1750],
    [302, 312, 1790],
  ])('BUY-08 the settings of the README are valid, and %i with %i costs $%i', async (colour, seats, price) => {
    expect((await priceOf(colour, seats))?.replace(/\D/g, '')).toContain(`${price}`)
    expect(consoleLines()).toEqual([])
  })

  it('the settings of the README have only fields that the contract describes', () => {
    const contract = readFileSync('CONTRACT.md', 'utf8')
    const { models_stock, rove, oid_details, product_imgs, sales_data } = settings
    const below = (prefix: string, held: object) => Object.keys(held).map((key) => `${prefix}${key}`)
    const fields = [
      ...Object.keys(settings).filter((key) => key !== 'rove'),
      ...Object.values<object>(models_stock).flatMap((row) => below('', row)),
      ...Object.values<object>(oid_details).flatMap((row) => below('oid_details{}.', row)),
      ...below('product_imgs.', product_imgs),
      ...below('sales_data.', sales_data),
      ...below('rove.product.', rove.product),
      ...below('rove.product.cover.', rove.product.cover),
      ...below('rove.product.video.', rove.product.video),
      ...below('rove.product.lookbooks[].', rove.product.lookbooks[0]),
    ]
    expect(fields.length).toBeGreaterThan(40)
    expect(fields.filter((field) => !contract.includes(`| \`${field}\` |`))).toEqual([])
  })
})
