/** The files of the theme, and the fonts, served as a site would. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import type { ShopEnv } from '../visitor/visitor'

const require = createRequire(import.meta.url)
/** The families by the style sheet that names their files: Korean has many, which only Korean pages are told of. */
const families: Readonly<Record<string, readonly string[]>> = {
  'fonts.css': ['fraunces', 'inter'],
  'fonts-ko.css': ['noto-sans-kr'],
}
/** The style sheets of every page, in their order. A page asks for them as one file, as Drupal puts them together. */
const sheets = [
  'base',
  'marketing',
  'header',
  'footer',
  'cards',
  'home',
  'add-to-cart',
  'product',
  'cart',
  'forms',
  'checkout',
  'order',
  'search',
  'pages',
  'tour',
  'demo-bar',
]
const kinds: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}
const anHour = 'public, max-age=3600'
const aYear = 'public, max-age=31536000, immutable'

/** Serves `/theme`, `/misc` and `/fonts`. */
export function themeFiles(): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.get('/misc/jquery.js', () => answer('jquery.js', readFile(require.resolve('jquery'))))
  app.get('/misc/:name{[\\w.-]+\\.js}', ({ req }) => answer(req.param('name'), own(`js/${req.param('name')}`)))
  for (const [name, listed] of Object.entries(families))
    app.get(`/theme/${name}`, () => answer(name, fontFaces(listed)))
  app.get('/theme/all.css', () => answer('all.css', allSheets()))
  app.get('/theme/:name{[\\w-]+\\.(css|js|svg)}', ({ req }) => {
    const name = req.param('name')
    const folder = name.endsWith('.svg') ? '' : `${name.split('.').pop()}/`
    return answer(name, own(folder + name))
  })
  app.get('/fonts/:family/:file{[\\w-]+\\.woff2}', (context) => {
    const { family, file } = context.req.param()
    if (!Object.values(families).flat().includes(family)) return context.notFound()
    return answer(file, readFile(`${fontFolder(family)}files/${file}`), aYear)
  })
  return app
}

async function answer(name: string, content: Promise<Buffer | string>, cacheControl = anHour): Promise<Response> {
  const body = await content.catch(() => undefined)
  const type = kinds[name.split('.').pop() ?? '']
  if (body === undefined || !type) return new Response('Not found', { status: 404 })
  return new Response(body as BodyInit, { headers: { 'content-type': type, 'cache-control': cacheControl } })
}

const own = (file: string): Promise<Buffer> => readFile(new URL(file, import.meta.url))

const fontFolder = (family: string): string =>
  require.resolve(`@fontsource-variable/${family}/package.json`).replace('package.json', '')

async function allSheets(): Promise<string> {
  return (await Promise.all(sheets.map((name) => readFile(new URL(`css/${name}.css`, import.meta.url), 'utf8')))).join(
    '\n',
  )
}

/** The families' own style sheets, which name a file for each range of characters. */
async function fontFaces(listed: readonly string[]): Promise<string> {
  const sheets = listed.map(async (family) =>
    (await readFile(`${fontFolder(family)}index.css`, 'utf8')).replaceAll('./files/', `/fonts/${family}/`),
  )
  return (await Promise.all(sheets)).join('\n')
}
