import { beforeAll, describe, expect, it } from 'vitest'
import { shopTexts } from '../../demo-host/visitor/texts/texts'
import { openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe('the country and locale of a page', () => {
  it('COUNTRY-02 a choice is kept for 14 days, a first visit’s country for 365', async () => {
    const lines = async (path: string) => (await visit(shop)(path)).headers.getSetCookie().join('\n')
    expect(await lines('/')).toMatch(/warehouse_location=US; Max-Age=31536000/)
    expect(await lines('/?country=CA&locale=fr_CA')).toMatch(/warehouse_location=CA; Max-Age=1209600/)
    expect(await lines('/?storefront=fr_CA')).toMatch(/warehouse_location=CA; Max-Age=1209600/)
  })

  it('COUNTRY-02 the country form leads to the page’s own address', async () => {
    const guest = visit(shop)
    const response = await guest('/sofas?storefront=fr_CA&as=guest')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/sofas?as=guest')
    expect(await guest.read('/')).toContain(shopTexts.fr.heroTitle)
  })

  it('COUNTRY-03 a locale alone in the address switches nothing', async () => {
    const guest = visit(shop)
    expect(await guest.read('/?locale=ko_KR')).toContain(shopTexts.en.heroTitle)
  })

  it('COUNTRY-01 a requested locale selects its country, and both apply to later pages', async () => {
    const guest = visit(shop)
    await guest('/?country=CA&locale=fr_CA')
    expect(await guest.read('/')).toContain(shopTexts.fr.heroTitle)
    expect(await guest.read('/?country=KR')).toContain(shopTexts.ko.heroTitle)
    expect(await guest.read('/?country=KR&locale=xx_XX')).toContain(shopTexts.ko.heroTitle)
  })
})
