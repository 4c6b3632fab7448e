import { beforeAll, describe, expect, it } from 'vitest'
import { facetNames } from '../../core/shop/search/results-page.rules'
import { facetLabel } from '../../demo-host/catalogue/facet-labels'
import { shopTexts } from '../../demo-host/visitor/texts/texts'
import { count, part, textOf, titles, totals, values } from './results-page'
import { openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const read = (path: string) => visit(shop).read(path)
const location = async (path: string) => (await visit(shop)(path)).headers.get('location')

describe('the tabs', () => {
  it('RESULTS-01 show the number of results of each type, and lead to its first page', async () => {
    const page = await read('/search/products/velvet/')
    expect(textOf(part(page, 'tabs'))).toMatch(
      /^In Products \(\d+\)In Photos \(\d+\)In Reviews \(\d+\)In Pages \(\d+\)In Looks \(\d+\)/,
    )
    const [tabs = ''] = part(page, 'tabs').split('</nav>')
    expect([...tabs.matchAll(/data-type="(\w+)" href="([^"]+)"/g)].map(([, type, href]) => [type, href])).toEqual([
      ['products', '/search/products/velvet/'],
      ['customer_photos', '/search/customer_photos/velvet'],
      ['reviews', '/search/reviews/velvet'],
      ['pages', '/search/pages/velvet'],
      ['STL', '/search/STL/velvet'],
    ])
  })

  it('RESULTS-01 keep their counts when facets are chosen, and lead to all products', async () => {
    const page = await read('/search/products/sofa/filter/colors:Green/?sort=newest')
    expect(totals(page)).toEqual(totals(await read('/search/products/sofa/')))
    expect(totals(page)[0]).toBeGreaterThan(count(page))
    expect(part(page, 'tabs')).toContain('href="/search/products/sofa/" aria-current="page"')
  })

  it('RESULTS-05 a type without results is replaced by the type with the most', async () => {
    expect(await read('/search/reviews/bolster')).toMatch(/href="\/search\/products\/bolster\/" aria-current="page"/)
    expect(await read('/search/products/showrooms/')).toMatch(/href="\/search\/pages\/showrooms" aria-current="page"/)
    expect(await location('/search/products/showrooms/filter/colors:Green/?page=2')).toBe('/search/products/showrooms/')
  })
})

describe('the facets', () => {
  it('RESULTS-02 have the colours in their order, materials and types with most products first', async () => {
    const page = await read('/search/products/wool/')
    expect(values(page, 'color').map((value) => value.split(' ')[0])).toEqual([
      'White',
      'Black',
      'Beige',
      'Brown',
      'Blue',
      'Orange',
      'Purple',
      'Gray',
      'Red',
      'Pink',
      'Green',
      'Yellow',
    ])
    expect(values(page, 'color')).toContain('Brown 0 disabled')
    const numbers = values(page, 'type').map((value) => Number(value.split(' ').at(-1)))
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    expect(values(page, 'material')[0]).toMatch(/^Wool \d+$/)
  })

  it('RESULTS-02 each count is the number of products that one more press shows', async () => {
    const page = await read('/search/products/sofa/filter/colors:Green,nice_names:Linen/')
    for (const [name, attribute] of [
      ['color', 'colors'],
      ['material', 'nice_names'],
      ['type', 'terms'],
    ] as const) {
      const own = { color: 'nice_names:Linen', material: 'colors:Green', type: 'colors:Green,nice_names:Linen' }[name]
      const found = values(page, name)
      expect(found.length).toBeGreaterThan(3)
      for (const one of found.filter((value) => !value.endsWith('disabled'))) {
        const [, value = '', hits] = /^(.*) (\d+)( checked)?$/.exec(one) ?? []
        const filter = [own, `${attribute}:${encodeURIComponent(value)}`]
          .flatMap((text) => text.split(','))
          .sort()
          .join(',')
        expect(count(await read(`/search/products/sofa/filter/${filter}/`)), one).toBe(Number(hits))
      }
    }
  })

  it('RESULTS-02 two spellings of a colour are one choice, in each language and address', async () => {
    for (const country of ['US', 'CA', 'KR', 'HK']) {
      const page = await read(`/search/products/sofa/?country=${country}`)
      const names = [...page.matchAll(/name="color".*?class="facet__name">([^<]*)</gs)].map(([, name]) => name)
      expect(names).toHaveLength(12)
      expect(new Set(names.map((name) => name?.replace(/ *[(（].*/, ''))).size).toBe(12)
    }
    const path = '/search/products/sofa/filter/colors:Gray/'
    expect(values(await read(path), 'color').filter((value) => /^Gray [1-9]\d* checked/.test(value))).toHaveLength(1)
    expect(await location('/search/products/sofa/filter/colors:Grey/')).toBe(path)
    const found = titles(await read('/search/products/gray/'))
    expect(
      titles(await read('/search/products/grey/'))
        .slice(0, found.length)
        .toSorted(),
    ).toEqual(found.toSorted())
  })

  it('RESULTS-02 six types show; the others are under More, open if one of them is chosen', async () => {
    const page = await read('/search/products/sofa/')
    expect(values(page.split('data-rove-results="more-types"')[0] ?? '', 'type')).toHaveLength(6)
    const later = values(page, 'type')[7]?.replace(/ \d+$/, '') ?? ''
    expect(page).toMatch(/data-rove-results="more-types"><summary>More</)
    const chosen = await read(`/search/products/sofa/filter/terms:${encodeURIComponent(later)}/`)
    expect(chosen).toMatch(/data-rove-results="more-types" open/)
  })

  it('RESULTS-02 what is chosen is checked, counted, and removed by its chip', async () => {
    const page = await read('/search/products/sofa/filter/colors:Blue,colors:Green,terms:Sofas/?sort=newest')
    expect(values(page, 'color').filter((value) => value.includes('checked'))).toHaveLength(2)
    expect(textOf(part(page, 'chosen-count'))).toMatch(/^\(3\)/)
    expect(page).toContain('<option value="newest" selected')
    expect(part(page, 'chips').split('</ul>')[0]).toContain(
      'data-value="Green" href="/search/products/sofa/filter/colors:Blue,terms:Sofas/?sort=newest" aria-label="Remove Green"',
    )
    expect(page).toContain('data-rove-results="clear" href="/search/products/sofa/?sort=newest"')
  })

  it('RESULTS-03 RESULTS-06 a choice without products has no numbers of pages', async () => {
    expect(await read('/search/products/sofa/filter/colors:Nope/')).not.toMatch(/\d of \d/)
  })

  it('RESULTS-06 a choice without products says so, and can be removed', async () => {
    const page = await read('/search/products/sofa/filter/colors:Mauve/')
    expect(page).toContain('No products found.')
    expect(values(page, 'color')).toContain('Mauve 0 checked')
    expect(page).toContain('aria-label="Remove Mauve"')
  })

  it('RESULTS-02 have names in the visitor’s language', async () => {
    const guest = visit(shop)
    await guest('/?storefront=ko_KR')
    const page = await guest.read('/search/products/marlow/filter/colors:Green/')
    for (const name of ['그린', '부클레', '암체어', '그린 필터 해제']) expect(page).toContain(name)
    expect(page).toContain('value="Green" checked')
  })
})

it('RESULTS-02 every value of every facet has a name in every language', async () => {
  const all = new Set<string>()
  for (const letter of 'abcdefghijklmnoprstuvw') {
    const page = await read(`/search/products/${letter}/`)
    for (const name of facetNames) for (const value of values(page, name)) all.add(value.replace(/ \d+.*$/, ''))
  }
  expect(all.size).toBeGreaterThan(60)
  for (const [language, storefront] of [
    ['fr', 'fr_CA'],
    ['ko', 'ko_KR'],
    ['zh-Hant-HK', 'ch_HK'],
  ] as const) {
    const guest = visit(shop)
    await guest(`/?storefront=${storefront}`)
    const page = await guest.read('/search/products/marlow/')
    const names = [...all].map((value) => facetLabel(language, value))
    expect(new Set(names).size).toBe(names.length)
    if (language !== 'fr') expect(names.filter((name) => /^[a-z ]+$/i.test(name))).toEqual([])
    expect(page).toContain(shopTexts[language].showResults)
  }
})

describe('the pages', () => {
  it('RESULTS-03 have 24 products each, which are all of the query once', async () => {
    const first = await read('/search/products/a/')
    const pages = [first, await read('/search/products/a/?page=2'), await read('/search/products/a/?page=3')]
    expect(pages.map((page) => titles(page).length)).toEqual([24, 24, count(first) - 48])
    expect(new Set(pages.flatMap(titles)).size).toBe(count(first))
    expect(textOf(part(pages[1] ?? '', 'paging').split('</nav>')[0] ?? '')).toBe(
      `Previous24 of ${count(first)} results · Page 2 of 3Show more`,
    )
    expect(textOf(part(first, 'paging').split('</nav>')[0] ?? '')).toBe(`24 of ${count(first)} resultsShow more`)
    expect(pages[1]).toContain('rel="prev" href="/search/products/a/"')
    expect(pages[1]).toContain('rel="next" href="/search/products/a/?page=3"')
  })

  it('RESULTS-03 keep facets and order, and are none where all results are on one', async () => {
    const page = await read('/search/products/a/filter/colors:Beige/?sort=price_asc')
    expect(part(page, 'paging')).toContain('href="/search/products/a/filter/colors:Beige/?sort=price_asc&amp;page=2"')
    expect(await read('/search/products/sofa/')).toMatch(/data-rove-results="paging"[^>]* hidden/)
  })

  it('RESULTS-03 are sorted by price and by age', async () => {
    const prices = async (sort: string) =>
      [...(await read(`/search/products/sofa/?sort=${sort}`)).matchAll(/"due-amount">\$([\d,]+)/g)].map(
        ([, price = '']) => Number(price.replace(',', '')),
      )
    const rising = await prices('price_asc')
    expect(rising.length).toBeGreaterThan(10)
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    expect((await prices('price_desc'))[0]).toBe(rising.at(-1))
  })

  it('RESULTS-01 tell search engines one address, and that a choice of facets is none of its own', async () => {
    const filtered = await read('/search/products/a/filter/colors:Beige/?sort=price_asc')
    expect(filtered).toContain('<meta name="robots" content="noindex,follow"')
    const page = await read('/search/products/a/?sort=newest&page=2')
    expect(page).not.toContain('name="robots"')
    expect(page).toContain('<link rel="canonical" href="http://localhost/search/products/a/?page=2"')
    expect(page).toContain('<link rel="next" href="http://localhost/search/products/a/?sort=newest&amp;page=3"')
  })
})
