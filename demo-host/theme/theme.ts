/** Serves the theme's files and the fonts. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Context, Hono } from 'hono'
import { sendFile } from '../compressed'
import type { ShopEnv } from '../visitor/visitor'

const require = createRequire(import.meta.url)
/** Font families by style sheet. Korean has many files, which only Korean pages need. */
const families: Readonly<Record<string, readonly string[]>> = {
  'fonts.css': ['fraunces', 'inter'],
  'fonts-ko.css': ['noto-sans-kr'],
}
/** The style sheets of every page, in order, served as one file as Drupal does. */
const sheets = [
  'base',
  'marketing',
  'trade',
  'swatches',
  'header',
  'header-menus',
  'header-phone',
  'footer',
  'cards',
  'home',
  'home-lists',
  'home-cards',
  'home-sections',
  'add-to-cart',
  'product',
  'cart',
  'forms',
  'checkout',
  'order',
  'search',
  'search-filters',
  'chips',
  'search-facets',
  'listing',
  'pages',
  'programmes',
  'hosts',
  'walls',
  'community',
  'media',
  'log',
  'tour',
  'demo-bar',
  'print',
]
const kinds: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}
const aYear = 'public, max-age=31536000, immutable'

/** Serves `/theme`, `/misc` and `/fonts`. */
export function themeFiles(): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.get('/misc/jquery.js', (context) =>
    answer(context, 'jquery.js', readFile(require.resolve('jquery/dist/jquery.min.js'))),
  )
  app.get('/misc/:name{[\\w.-]+\\.js}', (context) => {
    const name = context.req.param('name')
    return answer(context, name, own(`js/${name}`))
  })
  for (const [name, listed] of Object.entries(families))
    app.get(`/theme/${name}`, (context) => answer(context, name, fontFaces(listed)))
  app.get('/theme/all.css', (context) => answer(context, 'all.css', allSheets()))
  app.get('/theme/:name{[\\w-]+\\.(css|js|svg)}', (context) => {
    const name = context.req.param('name')
    const folder = name.endsWith('.svg') ? '' : `${name.split('.').pop()}/`
    return answer(context, name, own(folder + name))
  })
  app.get('/fonts/:family/:file{[\\w-]+\\.woff2}', async (context) => {
    const { family, file } = context.req.param()
    if (!Object.values(families).flat().includes(family)) return context.notFound()
    const font = await readFile(`${fontFolder(family)}files/${file}`).catch(() => undefined)
    if (!font) return context.notFound()
    return new Response(new Uint8Array(font), { headers: { 'content-type': 'font/woff2', 'cache-control': aYear } })
  })
  return app
}

async function answer({ req }: Context, name: string, content: Promise<Buffer>): Promise<Response> {
  const body = await content.catch(() => undefined)
  const type = kinds[name.split('.').pop() ?? '']
  if (body === undefined || !type) return new Response('Not found', { status: 404 })
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600' }
  return sendFile(req.path, body, { accepts: req.header('accept-encoding'), headers })
}

const own = (file: string): Promise<Buffer> => readFile(new URL(file, import.meta.url))

const fontFolder = (family: string): string =>
  require.resolve(`@fontsource-variable/${family}/package.json`).replace('package.json', '')

async function allSheets(): Promise<Buffer> {
  return joined(await Promise.all(sheets.map((name) => own(`css/${name}.css`))))
}

/** The families' own style sheets, with one file for each range of characters. */
async function fontFaces(listed: readonly string[]): Promise<Buffer> {
  const sheets = listed.map(async (family) =>
    (await readFile(`${fontFolder(family)}index.css`, 'utf8')).replaceAll('./files/', `/fonts/${family}/`),
  )
  return joined(await Promise.all(sheets))
}

const joined = (sheets: readonly (Buffer | string)[]): Buffer => Buffer.from(sheets.join('\n'))
