import { beforeAll, expect, it } from 'vitest'
import { count, part, textOf, titles } from './results-page'
import { keep, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

/** What each shop calls a green velvet sofa, and a postal code where it uses them. */
const shops = [
  { place: 'country=US', word: 'sofa', names: ['Green', 'Velvet', 'Sofas'], postal: '90210' },
  { place: 'country=CA&locale=en_CA', word: 'sofa', names: ['Green', 'Velvet', 'Sofas'], postal: 'M5V 2T6' },
  { place: 'country=CA&locale=fr_CA', word: 'canapé', names: ['Vert', 'Velours', 'Canapés'], postal: 'H2X 3L6' },
  { place: 'country=AU', word: 'sofa', names: ['Green', 'Velvet', 'Sofas'], postal: undefined },
  { place: 'country=KR', word: '소파', names: ['그린', '벨벳', '소파'], postal: undefined },
  { place: 'country=UK', word: 'sofa', names: ['Green', 'Velvet', 'Sofas'], postal: undefined },
  { place: 'country=HK', word: '梳化', names: ['綠色', '絲絨', '梳化'], postal: undefined },
] as const

it.each(shops)(
  'RESULTS-02 DELIV-01 $place: a green velvet sofa is found by facets',
  async ({ place, word, names, postal }) => {
    const guest = visit(shop)
    await guest(`/?${place}&as=guest`)
    if (postal) keep(guest, `rove_postal_${/country=(\w+)/.exec(place)?.[1]}`, postal)
    const to = (await guest(`/search?keys=${encodeURIComponent(word)}`)).headers.get('location') ?? ''
    expect(to).toBe(`/search/products/${encodeURIComponent(word)}/`)
    const chosen = (await guest(`${to}?color=Green&material=Velvet&type=Sofas`)).headers.get('location') ?? ''
    expect(chosen).toBe(`${to}filter/colors:Green,nice_names:Velvet,terms:Sofas/`)
    const page = await guest.read(chosen)
    expect(titles(page).length).toBeGreaterThan(0)
    const chips = textOf(part(page, 'chips').split('</ul>')[0] ?? '')
    for (const name of names) expect(chips).toContain(name)
    const list = part(page, 'list')
    const [, href = ''] = /href="(\/product\/[\w-]+\?oid=\d+)" data-rove-card="link"/.exec(list) ?? []
    expect((await guest.read(href)).replaceAll('&#39;', '’')).toContain(titles(page)[0] ?? 'no title')
    const delivery = /<p class="card__delivery"[^>]*>([^<]*)/.exec(list)?.[1]
    if (postal) expect(delivery).toMatch(/^(Delivered to|Livré à) \S/)
    else expect(delivery).toBe('')
  },
)

it('RESULTS-03 the form keeps the filters, and an order begins at the first page', async () => {
  const page = await visit(shop).read('/search/products/a/filter/colors:Beige/?country=US&page=2')
  const filters = part(page, 'filters').split('</form>')[0] ?? ''
  expect(filters).toMatch(/value="Beige"[^>]* checked/)
  expect(filters).not.toContain('name="page"')
  expect(page).toMatch(/<form[^>]*action="\/search\/products\/a\/"/)
})

it('RESULTS-01 results of pages have no filters, and are a list of links', async () => {
  const page = await visit(shop).read('/search/pages/sofa?country=US')
  expect(page).toMatch(/<[^>]*data-rove-results="refine"[^>]* hidden/)
  expect(part(page, 'list').split('</ul>')[0]?.match(/<li/g)).toHaveLength(count(page))
})
