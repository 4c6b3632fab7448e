import { beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '../../core/base/country/countries.rules'
import { lookText } from '../../demo-host/content/look-texts'
import { pairings, rooms } from '../../demo-host/content/looks'
import { openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const looks = [...rooms, ...pairings]

describe('looks', () => {
  it.each<Language>(['fr', 'ko', 'zh-Hant-HK'])('have a name and a text of their own in %s', (language) => {
    for (const look of looks) {
      const { title, text } = lookText(look, language)
      expect(title).not.toBe(look.title)
      expect(text).not.toBe(look.text)
    }
  })

  it.each([
    ['/', '책 읽는 자리'],
    ['/looks', '느긋한 거실'],
    ['/looks/slow-living-room', '느긋한 거실'],
    ['/product/marlow-3-seat-sofa', '느긋한 거실'],
  ])('are named in Korean on %s', async (path, name) => {
    const page = await visit(shop).read(`${path}?country=KR`)
    expect(page).toContain(name)
    for (const { title } of looks) expect(page).not.toContain(`>${title}<`)
  })
})
