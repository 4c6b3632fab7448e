import { beforeAll, describe, expect, it } from 'vitest'
import { countries } from '../../core/base/country/countries.rules'
import { formatMoney } from '../../core/base/country/money.rules'
import furniture from '../../demo-host/catalogue/furniture.json'
import { reviews } from '../../demo-host/content/reviews'
import { shopTexts } from '../../demo-host/visitor/texts/texts'
import { form, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const paths = [
  '/',
  '/home',
  '/best-sellers',
  '/new-arrivals',
  '/looks',
  '/looks/slow-living-room',
  '/i-love',
  '/wishlist',
]
const more = ['/user/login', '/user/membership/enroll/login?register=1', '/cart', '/demo/log', '/campaign/spring-rooms']
const categories = ['/sofas', '/chairs', '/tables', '/rugs', '/pillows', '/outdoor', '/campaign/hostile']
const searches = ['/search/products/sofa/', '/search/STL/oak', '/search/reviews/wool', '/search/pages/care']

describe('every page', () => {
  it.each(countries)(
    'COUNTRY-01 is there in $code, in its currency and language',
    async ({ code, locales, currency }) => {
      const guest = visit(shop)
      for (const path of [...paths, ...more, ...categories, ...searches]) {
        const response = await guest(`${path}${path.includes('?') ? '&' : '?'}country=${code}`)
        expect(response.status, path).toBe(200)
      }
      const page = await guest.read('/chairs')
      expect(page).toContain(formatMoney(0, currency).replace('0', ''))
      expect(page).toContain(`"locale":"${locales[0]}"`)
    },
  )

  it('SHOWROOM-02 TRADE-01 RENEW-01 REVIEW-02 the named pages exist', async () => {
    const guest = visit(shop)
    for (const [path, title] of [
      ['/reviews', 'Customer reviews'],
      ['/membership', 'Membership'],
      ['/trade/application', 'Trade Membership Application'],
      ['/showrooms', 'Showrooms'],
      ['/host-connect', 'Visit a host'],
      ['/trade', 'Trade membership'],
    ] as const) {
      const page = await guest(`${path}?country=US`, { headers: { 'x-requested-with': '' } })
      expect(await page.text(), path).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    }
    expect(await guest.read('/?country=US'), 'a group of the menu').toMatch(/>\s*Help\s*</)
  })

  it('REVIEW-02 a product page has its reviews', async () => {
    const page = await visit(shop).read('/product/marlow-3-seat-sofa?country=US')
    const [, section = ''] = /<section[^>]* id="reviews">([\s\S]*?)<\/section>/.exec(page) ?? []
    const own = reviews.filter(({ slug }) => slug === 'marlow-3-seat-sofa')
    expect(own.length).toBeGreaterThan(1)
    expect(section.match(/<blockquote/g)).toHaveLength(own.length)
    for (const { title, author } of own) for (const words of [title, author]) expect(section).toContain(words)
  })

  it('a bare page has the content of the whole one, and nothing around it, until it is whole again', async () => {
    const guest = visit(shop)
    const whole = await guest.read('/sofas?country=US')
    const bare = await guest.read('/sofas?layout=bare')
    const contentOf = (page: string) => /<main[\s\S]*<\/main>/.exec(page)?.[0]
    expect(contentOf(bare)).toBe(contentOf(whole))
    expect(bare).toContain('data-rove-settings')
    for (const around of ['<rove-header', '<rove-page', '<footer', 'jquery', 'fonts', 'demo-bar'])
      expect([whole.includes(around), bare.includes(around)], around).toEqual([true, false])
    expect(await guest.read('/sofas')).not.toContain('<rove-header')
    expect(await guest.read('/sofas?layout=whole')).toContain('<rove-header')
  })

  it('every page that the search service links to exists', async () => {
    const guest = visit(shop)
    const missing: string[] = []
    const found = new Set<string>()
    for (const indexName of ['products', 'pages', 'category', 'customer_photos', 'reviews', 'rooms', 'STL']) {
      const response = await guest('/search/1/indexes/*/queries?x-algolia-api-key=demo-search-key', {
        method: 'POST',
        body: JSON.stringify({ requests: [{ indexName, query: '', hitsPerPage: 1000 }] }),
      })
      const { results } = (await response.json()) as { results: [{ hits: { url: string }[] }] }
      for (const { url } of results[0].hits) found.add(url.split('#')[0] ?? '')
    }
    for (const url of found) if ((await guest(url)).status !== 200) missing.push(url)
    expect(missing).toEqual([])
    expect(found.size).toBeGreaterThan(90)
  })

  it('allows no inline script without its nonce, and no inline style', async () => {
    const response = await visit(shop)('/product/marlow-3-seat-sofa')
    const policy = response.headers.get('content-security-policy') ?? ''
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
    const page = await response.text()
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`)
    expect(policy).not.toContain('unsafe-inline')
    expect(page).not.toMatch(/ style=|<style| on[a-z]+="/)
    expect([...page.matchAll(/<script(?![^>]* src=)[^>]*>/g)].map(([tag]) => tag)).toEqual([
      `<script nonce="${nonce}">`,
    ])
  })

  it('has a size for every picture', async () => {
    for (const path of ['/', '/sofas', '/product/juno-velvet-sofa', '/looks']) {
      const pictures = [...(await visit(shop).read(path)).matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
      expect(pictures.length).toBeGreaterThan(0)
      for (const tag of pictures) expect(tag).toMatch(/ width="\d+" height="\d+" alt="[^"]*" loading="(eager|lazy)"/)
    }
  })

  it('an unknown address returns the not-found page with suggestions', async () => {
    const response = await visit(shop)('/nothing/here')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page not found')
  })
})

describe('a response', () => {
  it('can be cached when it is a plain page, and not when it contains an order or an account or is a call', async () => {
    const guest = visit(shop)
    const cacheControl = async (path: string) => (await guest(path)).headers.get('cache-control')
    for (const path of ['/', '/sofas', '/product/marlow-3-seat-sofa', '/nothing/here', '/ar/sofas'])
      expect(await cacheControl(path), path).toBe('private, no-cache')
    for (const path of [
      '/cart',
      '/cart/checkout',
      '/user/login',
      '/user',
      '/demo/payments',
      '/ajax/cart',
      '/uc_love/items',
    ])
      expect(await cacheControl(path), path).toBe('no-store')
  })

  it('an article says in the visitor’s language that it is in English, and is marked as English', async () => {
    const guest = visit(shop)
    const page = await guest.read('/delivery?country=KR')
    expect(page).toContain('이 페이지는 영어로 제공됩니다.')
    expect(page).toMatch(/<div lang="en"><h1>Delivery and assembly/)
    expect(await guest.read('/delivery?country=US')).not.toContain('This page is in English.')
  })
})

describe('the markup', () => {
  it('lists the loader first, then the scripts in Drupal’s order and the settings', async () => {
    const head = (await visit(shop).read('/sofas')).split('</head>')[0] ?? ''
    const order = [...head.matchAll(/<script(?: src="([^"]+)"| nonce)/g)].map(([, src]) => src ?? 'settings')
    expect(order).toEqual([
      '/rove/rove.js',
      '/misc/jquery.js',
      '/misc/jquery.once.js',
      '/misc/drupal.js',
      '/misc/ajax.js',
      '/misc/ajax-commands.js',
      '/theme/rooms.js',
      'settings',
    ])
    expect(head.indexOf('/rove/rove.js')).toBeLessThan(head.indexOf('<link rel="preload"'))
    expect(head, 'a script that does not come holds up nothing').toContain('<script src="/rove/rove.js" async')
    for (const src of order.slice(0, 7)) expect((await shop.request(`http://localhost${src}`)).status, src).toBe(200)
  })

  it('omits jQuery and Drupal under Trusted Types, and keeps the settings', async () => {
    const guest = visit(shop)
    const response = await guest('/sofas?csp=tt')
    const page = await response.text()
    expect(response.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    expect(page).not.toContain('jquery')
    expect(page).toMatch(/<script type="application\/json" data-rove-settings[^>]*>\{[^<]*"basePath":"\/"/)
    expect(await guest.read('/sofas?csp=usual')).toContain('jquery')
  })

  it('LOAD-02 has Drupal’s body classes and the enabled flags', async () => {
    const trade = visit(shop)
    const bodyOf = async (path: string) => /<body class="([^"]*)"/.exec(await trade.read(path))?.[1]
    expect(await bodyOf('/cart?as=trade&flags=membership-only&flags=compare-prices-locked')).toBe(
      'html not-front logged-in no-sidebars page-cart membership-only compare-prices-locked',
    )
    expect(await bodyOf('/?as=guest&flags=')).toBe('html front not-logged-in no-sidebars')
    expect(await bodyOf('/product/marlow-3-seat-sofa')).toBe(
      'html not-front not-logged-in no-sidebars page-node page-node- page-node-1201 node-type-product',
    )
  })

  it('has Ubercart’s form where a product is configured', async () => {
    const page = await visit(shop).read('/product/fjord-dining-table')
    expect(page).toContain('id="uc-product-add-to-cart-form-1224"')
    expect(page).toContain('name="form_id" value="uc_product_add_to_cart_form_1224"')
    expect(page.match(/name="attributes\[1\]"/g)).toHaveLength(3)
    expect(page.match(/name="attributes\[2\]"/g)).toHaveLength(3)
  })

  it('shows more of a list by Drupal’s ajax commands, and without script on a longer page', async () => {
    const guest = visit(shop)
    const commands = (await (await guest('/demo/ajax/ajax/2', form({ js: 'true' }))).json()) as Record<
      string,
      unknown
    >[]
    expect(commands).toMatchObject([
      { command: 'settings', merge: true },
      { command: 'insert', method: 'append', selector: '#listing-grid' },
      { command: 'remove', selector: '#listing-more' },
    ])
    expect(String(commands[1]?.data).match(/<rove-love /g)).toHaveLength(4)
    expect((await guest.read('/demo/ajax')).match(/class="card"/g)).toHaveLength(4)
    expect((await guest.read('/demo/ajax/nojs/2')).match(/class="card"/g)).toHaveLength(8)
  })
})

describe('the account types', () => {
  it('PRICE-02 only a member sees the member’s price beside the usual one', async () => {
    const somebody = visit(shop)
    const member = await somebody.read('/product/marlow-3-seat-sofa?as=member')
    expect(member).toMatch(/\$1,512[\s\S]*MEMBER[\s\S]*<s>\$1,890<\/s>/)
    for (const persona of ['guest', 'customer', 'trade'])
      expect(await somebody.read(`/sofas?as=${persona}`)).not.toContain('MEMBER')
  })

  it('the page’s settings contain the login state, and logout ends it', async () => {
    const somebody = visit(shop)
    const page = await somebody.read('/user?as=trade')
    expect(page).toContain(
      '"login":{"id":"trade","created":1672531200,"orders":31,"email":"trade@example.com","trade":true}',
    )
    await somebody('/user/logout')
    const away = await somebody('/user')
    expect([away.status, away.headers.get('location')]).toEqual([302, '/user/login'])
    expect(await somebody.read('/')).not.toContain('"login"')
  })

  it('PAGE-06 no visitor is staff', async () => {
    const response = await visit(shop)('/user/login/check-role', form({ name: 'customer' }))
    expect(await response.json()).toEqual({ check_role: false })
  })
})

describe('the shop’s own texts', () => {
  it('exist in every language and differ', () => {
    const { en, fr, ko } = shopTexts
    for (const [code, words] of Object.entries(shopTexts))
      expect(
        Object.values(words).filter((word) => word === ''),
        code,
      ).toEqual([])
    expect(Object.keys(en).filter((code) => en[code as keyof typeof en] === ko[code as keyof typeof en])).toEqual([
      'shopName',
    ])
    expect(fr.heroTitle).not.toBe(en.heroTitle)
  })
})

it('the catalogue has at least sixty products in six categories, with three to eight options each', () => {
  expect(furniture.length).toBeGreaterThanOrEqual(66)
  expect(new Set(furniture.map(({ category }) => category)).size).toBe(6)
  for (const item of furniture) {
    const options = item.colours.length + ('sizes' in item ? item.sizes.length : 0)
    expect(options, item.slug).toBeGreaterThanOrEqual(3)
    expect(options, item.slug).toBeLessThanOrEqual(8)
  }
})
