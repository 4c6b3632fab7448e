/** @jsxImportSource hono/jsx */
/** The shop's pages by path. */
import { desc } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { categories, type Product, productsOf } from '../catalogue/catalogue'
import type { Database } from '../database/open'
import { events } from '../database/schema'
import { createLoveBook } from '../love/love-book'
import type { SearchIndex } from '../search/search-index'
import type { ShopEnv } from '../visitor/visitor'
import { articles } from './articles'
import { CampaignPage, campaigns } from './campaigns'
import { HomePage } from './home'
import { Layout } from './layout'
import { Cards, ListingPage, pageSize } from './listing'
import type { PageContent } from './page'
import { ProductPage } from './product'
import { type ResultType, resultTypes, SearchResultsPage } from './search-results'
import { AccountPage, ArticlePage, CartPage, LoginPage, LogPage, NotFoundPage, WishlistPage } from './small-pages'

type ShopContext = Context<ShopEnv>

/** @param indexes the search service's, for the results page without script */
export function shopPages(db: Database, indexes: ReadonlyMap<string, SearchIndex>): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const book = createLoveBook(db)

  async function show(context: ShopContext, content: PageContent, { query = '', status = 200 as 200 | 404 } = {}) {
    const visitor = context.get('visitor')
    const { host, protocol } = new URL(context.req.url)
    const frame = {
      visitor,
      nonce: context.get('nonce'),
      path: context.req.path,
      loved: await book.lovedBy(visitor.owner),
      searchHost: { url: `${host}/search`, protocol: protocol === 'https:' ? ('https' as const) : ('http' as const) },
      query,
    }
    return context.html(`<!doctype html>${<Layout frame={frame} content={content} />}`, status)
  }
  const sold = (context: ShopContext) => productsOf(db, context.get('visitor').country)

  const home = async (context: ShopContext) => {
    const visitor = context.get('visitor')
    const products = await sold(context)
    return show(context, { title: visitor.say('heroTitle'), body: <HomePage products={products} visitor={visitor} /> })
  }
  app.get('/', home)
  app.get('/home', home)

  const listing = (context: ShopContext, title: string, products: readonly Product[], more?: string) =>
    show(context, {
      title,
      body: <ListingPage heading={title} products={products} visitor={context.get('visitor')} more={more} />,
    })

  for (const category of categories) {
    const ofCategory = async (context: ShopContext) => (await sold(context)).filter((one) => one.category === category)
    app.get(`/${category}`, async (context) =>
      listing(context, context.get('visitor').say(category), await ofCategory(context), `/${category}/nojs/2`),
    )
    app.get(`/${category}/nojs/2`, async (context) =>
      listing(context, context.get('visitor').say(category), await ofCategory(context)),
    )
    app.post(`/${category}/ajax/2`, async (context) => {
      const rest = (await ofCategory(context)).slice(pageSize)
      const data = String(<Cards products={rest} visitor={context.get('visitor')} />)
      return context.json([
        { command: 'settings', settings: {}, merge: true },
        { command: 'insert', method: 'append', selector: '#listing-grid', data, settings: null },
        { command: 'remove', selector: '#listing-more' },
      ])
    })
  }
  app.get('/best-sellers', async (context) =>
    listing(
      context,
      context.get('visitor').say('bestSellers'),
      (await sold(context)).filter(({ nid }) => nid % 4 === 1),
    ),
  )
  app.get('/new-arrivals', async (context) =>
    listing(
      context,
      context.get('visitor').say('newArrivals'),
      (await sold(context)).filter(({ nid }) => nid % 5 === 2),
    ),
  )

  app.get('/product/:slug', async (context) => {
    const visitor = context.get('visitor')
    const products = await sold(context)
    const product = products.find(({ slug }) => slug === context.req.param('slug'))
    if (!product) return notFound(context)
    const others = products.filter((one) => one.category === product.category && one !== product).slice(0, 4)
    const body = <ProductPage product={product} others={others} visitor={visitor} />
    return show(context, { title: product.title, body, classes: ['node-type-product', `page-node-${product.nid}`] })
  })

  app.get('/search', (context) => {
    const keys = (context.req.query('keys') ?? '').trim()
    return context.redirect(keys ? `/search/products/${encodeURIComponent(keys)}/` : '/')
  })
  app.get('/search/:type/:query/*', results)
  app.get('/search/:type/:query', results)
  async function results(context: Context<ShopEnv>) {
    const visitor = context.get('visitor')
    const query = context.req.param('query') ?? ''
    const asked = resultTypes.find(({ type }) => type === context.req.param('type'))?.type
    if (!asked) return notFound(context)
    const search = {
      query,
      page: 0,
      hitsPerPage: 24,
      facets: [],
      facetFilters: [],
      highlightPreTag: '',
      highlightPostTag: '',
    }
    const numericFilters = [`${visitor.country.hide}_hide=0`]
    const found = new Map(
      resultTypes.flatMap(({ type }) => {
        const result = indexes.get(type)?.search({ ...search, numericFilters })
        return result ? [[type, result] as const] : []
      }),
    )
    const hitsOf = (type: ResultType) => found.get(type)?.nbHits ?? 0
    const fullest = resultTypes
      .map(({ type }) => type)
      .reduce((most, type) => (hitsOf(type) > hitsOf(most) ? type : most))
    const products = new Map((await sold(context)).map((product) => [product.nid, product]))
    const body = (
      <SearchResultsPage
        query={query}
        shown={hitsOf(asked) > 0 ? asked : fullest}
        results={found}
        products={products}
        visitor={visitor}
      />
    )
    return show(context, { title: `${visitor.say('results')} ${query}`, body }, { query })
  }

  const wishlist = async (context: ShopContext) => {
    const visitor = context.get('visitor')
    const loved = await book.lovedBy(visitor.owner)
    const products = (await sold(context)).filter(({ nid }) => loved.includes(nid))
    return show(context, { title: visitor.say('loved'), body: <WishlistPage products={products} visitor={visitor} /> })
  }
  app.get('/i-love', wishlist)
  app.get('/wishlist', wishlist)
  app.post('/i-love/remove', async (context) => {
    const { nid } = await context.req.parseBody()
    await book.set(context.get('visitor').owner, Number(nid), false)
    return context.redirect('/i-love', 303)
  })

  const page = (
    path: string,
    title: (context: ShopContext) => string,
    body: (context: ShopContext) => PageContent['body'],
  ) => app.get(path, (context) => show(context, { title: title(context), body: body(context) }))
  const say = (context: ShopContext) => context.get('visitor').say
  page(
    '/user/login',
    (context) => say(context)('login'),
    (context) => <LoginPage visitor={context.get('visitor')} />,
  )
  page(
    '/user',
    (context) => say(context)('account'),
    (context) => <AccountPage visitor={context.get('visitor')} />,
  )
  page(
    '/cart',
    (context) => say(context)('bag'),
    (context) => <CartPage visitor={context.get('visitor')} />,
  )
  app.post('/cart', (context) => context.redirect('/cart', 303))
  app.get('/user/logout', (context) => {
    deleteCookie(context, 'demo_as', { path: '/' })
    return context.redirect('/')
  })
  app.post('/user/login/check-role', (context) => context.json({ check_role: false }))
  app.get('/ajax/live_info.json', (context) => context.json({ time: Date.now() }))

  for (const article of articles)
    page(
      `/${article.slug}`,
      () => article.title,
      () => <ArticlePage article={article} />,
    )
  for (const [slug, { title, html, style }] of Object.entries(campaigns))
    page(
      `/campaign/${slug}`,
      () => title,
      () => <CampaignPage html={html} style={style} />,
    )

  app.get('/demo/log', async (context) => {
    const rows = await db.select().from(events).orderBy(desc(events.id)).limit(200)
    return show(context, { title: 'Log', body: <LogPage rows={rows} /> })
  })

  const notFound = (context: ShopContext) => {
    const visitor = context.get('visitor')
    return show(context, { title: visitor.say('notFound'), body: <NotFoundPage visitor={visitor} /> }, { status: 404 })
  }
  app.get('*', notFound)
  return app
}
