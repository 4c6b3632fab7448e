import { safeParse } from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { endlessTexts } from '../../core/lists/endless-list.texts'
import { listPage } from '../../core/lists/list-page.contract'
import { shopTexts } from '../../demo-host/visitor/texts/texts'
import { keep, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const cardsIn = (page: string) => [...page.matchAll(/<article class="card" data-nid="(\d+)"/g)].map(([, nid]) => nid)
const pricesIn = (page: string) =>
  [...page.matchAll(/<span data-rove-card="due-amount">([^<]+)</g)].map(([, amount]) => amount)

describe('a category', () => {
  it('LIST-05 has pages with links to the others, without script', async () => {
    const guest = visit(shop)
    const first = await guest.read('/sofas')
    const second = await guest.read('/sofas/page/2')
    expect(first).toMatch(/<a [^>]*rel="next"[^>]* href="\/sofas\/page\/2"/)
    expect(first).not.toContain('rel="prev"')
    expect(second).toMatch(/<a [^>]*rel="prev"[^>]* href="\/sofas"/)
    expect(second).toContain('<p data-rove-listing="place">9–12 of 12</p>')
    expect(cardsIn(first)).toHaveLength(8)
    expect(cardsIn(second)).toHaveLength(4)
    expect(cardsIn(first).filter((nid) => cardsIn(second).includes(nid))).toEqual([])
    expect((await guest('/sofas/page/3')).status).toBe(404)
    const toFirst = await guest('/sofas/page/1?colour=Green')
    expect([toFirst.status, toFirst.headers.get('location')]).toEqual([301, '/sofas?colour=Green'])
  })

  it('LIST-05 a page’s fields are those of its cards; after the last page there are none', async () => {
    const guest = visit(shop)
    const answer = await guest.json('/sofas/page/2/items')
    const decoded = safeParse(listPage.answer, answer)
    expect(decoded.issues).toBeUndefined()
    expect(answer.items.map(({ nid }: { nid: number }) => `${nid}`)).toEqual(cardsIn(await guest.read('/sofas/page/2')))
    expect(answer.details).toMatchObject({ page: 2, pages: 2, total: 12 })
    const after = await guest.json('/sofas/page/3/items')
    expect(after).toMatchObject({ items: [], details: { version: answer.details.version } })
  })

  it.each(['/best-sellers', '/new-arrivals'])('LIST-05 %s has further pages as a category has', async (path) => {
    const guest = visit(shop)
    const first = await guest.read(`${path}?country=US`)
    expect(first).toContain('<p data-rove-listing="place">4 of 8</p>')
    expect(first).toMatch(/<rove-listing load="eager" list="(Best sellers|New arrivals)">/)
    const second = await guest.read(`${path}/page/2`)
    expect(second).toContain('<p data-rove-listing="place">5–8 of 8</p>')
    const { items } = await guest.json(`${path}/page/2/items`)
    expect(items.map(({ nid }: { nid: number }) => `${nid}`)).toEqual(cardsIn(second))
  })

  it('LIST-05 has another version where its products differ', async () => {
    const guest = visit(shop)
    const version = async (query: string) => (await guest.json(`/sofas/page/1/items?${query}`)).details.version
    const usual = await version('')
    expect(await version('')).toBe(usual)
    expect(await version('sort=price')).not.toBe(usual)
    expect(await version('country=KR')).not.toBe(usual)
  })

  it('LIST-04 is filtered and sorted by its address, and its further pages too', async () => {
    const guest = visit(shop)
    const amounts = async (path: string) =>
      pricesIn(await guest.read(path)).map((text) => Number(text?.replace(/[^\d.]/g, '')))
    const cheap = [...(await amounts('/sofas?sort=price')), ...(await amounts('/sofas/page/2?sort=price'))]
    expect(cheap).toEqual([...cheap].sort((one, other) => one - other))
    expect(await guest.read('/sofas?sort=price')).toContain('href="/sofas/page/2?sort=price"')
    const green = await guest.read('/sofas?colour=Green&material=Velvet')
    expect(cardsIn(green).length).toBeGreaterThan(0)
    expect(cardsIn(green).length).toBeLessThan(8)
    for (const { swatches } of (await guest.json('/sofas/page/1/items?colour=Green')).items)
      expect(swatches.map(({ group }: { group: string }) => group)).toContain('Green')
    expect(await guest.read('/sofas?colour=Nothing')).toContain('No products match these filters.')
  })

  it('LIST-01 LIST-04 shows its products in the colour that it is filtered by, and sends them so', async () => {
    const guest = visit(shop)
    for (const [colour, hasSecond] of [
      ['Green', false],
      ['Beige', true],
    ] as const) {
      const page = await guest.read(`/sofas?colour=${colour}&country=US`)
      const card = page.split('<article class="card" data-nid="1201"')[1]?.split('</article>')[0] ?? ''
      const [, href = ''] = /href="([^"]+)" data-rove-card="link"/.exec(card) ?? []
      const { items } = await guest.json(`/sofas/page/1/items?colour=${colour}`)
      const sofa = items.find(({ nid }: { nid: number }) => nid === 1201)
      expect(href).toMatch(/\?oid=\d+$/)
      expect(`${sofa.url}?${sofa.url_query}`).toBe(href)
      expect(card.split('data-rove-card="picture"')[0]).toContain(sofa.image_lrg)
      expect(sofa.image_lrg.includes('--moss')).toBe(!hasSecond)
      expect([card.includes('second-picture'), sofa.image_alt_lrg !== '']).toEqual([hasSecond, hasSecond])
      expect(page).toContain(`"url_query":"${sofa.url_query}"`)
    }
    expect(await guest.read('/sofas')).toContain('href="/product/marlow-3-seat-sofa" data-rove-card="link"')
  })

  it('LIST-04 has its chosen filters as links that remove them, without script', async () => {
    const guest = visit(shop)
    const chips = async (path: string) =>
      [
        ...((await guest.read(path)).split('<ul class="chips"')[1]?.split('</ul>')[0] ?? '').matchAll(
          /href="([^"]+)"/g,
        ),
      ].map(([, href]) => href?.replaceAll('&amp;', '&'))
    expect(await chips('/sofas?sort=price')).toEqual([])
    const material = 'Linen'
    expect(await chips(`/sofas?colour=Green&material=${material}&sort=price`)).toEqual([
      `/sofas?material=${material}&sort=price`,
      '/sofas?colour=Green&sort=price',
      '/sofas?sort=price',
    ])
    expect(await chips('/sofas?colour=Green')).toEqual(['/sofas', '/sofas'])
    await guest('/?storefront=ko_KR')
    expect(await guest.read('/sofas?colour=Green')).toMatch(/aria-label="[^"]+ 필터 해제"/)
  })

  it('LIST-03 has 4 columns, or 6 where the cookie says so; a link chooses without script', async () => {
    const guest = visit(shop)
    expect(await guest.read('/sofas')).toContain('data-rove-listing="grid" data-columns="4"')
    const chosen = await guest('/sofas?sort=price&grid=6')
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/sofas?sort=price'])
    expect(chosen.headers.get('set-cookie')).toMatch(/rove_grid=6; Max-Age=1209600; Path=\//)
    expect(await guest.read('/sofas')).toContain('data-rove-listing="grid" data-columns="6"')
    keep(guest, 'rove_grid', '5')
    expect(await guest.read('/sofas'), 'any other number').toContain('data-columns="4"')
  })

  it('PRICE-01 shows two decimals to non-members, none to members, and none of the won', async () => {
    const guest = visit(shop)
    expect(pricesIn(await guest.read('/sofas?country=US&as=guest'))[0]).toBe('$1,890.00')
    expect(pricesIn(await guest.read('/sofas?as=member'))[0]).toBe('$1,512')
    expect(pricesIn(await guest.read('/sofas?as=guest&country=KR'))[0]).toMatch(/^[\d,]+₩$/)
    expect(pricesIn(await guest.read('/?country=US'))[0], 'another list').toBe('$1,890')
  })

  it.each(['en', 'fr', 'ko', 'zh-Hant-HK'] as const)(
    'LIST-02 says in the words of the widget which products a page shows: %s',
    (language) => {
      const { shown, range } = endlessTexts[language]
      const words = [shown, range].map((text) => `${text}`.replace('{shown}', '{n}'))
      expect([shopTexts[language].listPlace, shopTexts[language].listRange]).toEqual(words)
    },
  )

  it('LIST-06 marks what cannot be bought', async () => {
    const answer = await visit(shop).json('/chairs/page/1/items?country=US')
    const wing = answer.items.find(({ url }: { url: string }) => url === '/product/bo-wingback-chair')
    const others = answer.items.filter(({ sold_out }: { sold_out: string | null }) => !sold_out)
    expect(others.length).toBeGreaterThan(4)
    if (wing) expect(wing.sold_out).toBe('notify')
    const pages = [await visit(shop).read('/chairs?country=US'), await visit(shop).read('/chairs/page/2?country=US')]
    expect(pages.join('')).toContain('<p class="card__sold">Sold Out - Notify Me</p>')
  })
})

describe('the address of a product', () => {
  it('LIST-01 chooses the colour of a swatch without script', async () => {
    const guest = visit(shop)
    const [, href = ''] =
      /<a class="card__swatch" href="(\/product\/marlow-3-seat-sofa\?oid=3)"/.exec(await guest.read('/sofas')) ?? []
    const page = await guest.read(href)
    expect(page).toMatch(/value="3" checked="" data-name="Moss"/)
    expect(page.match(/name="attributes\[1\]" value="\d+" checked=""/g)).toHaveLength(1)
    expect(page).toContain('<output class="product__chosen">Moss</output>')
    expect(await guest.read('/product/marlow-3-seat-sofa?oid=99999')).toMatch(/value="1" checked=""/)
  })
})
