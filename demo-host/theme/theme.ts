/** The files of the theme, and the fonts, served as a site would. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import type { ShopEnv } from '../visitor/visitor'

const require = createRequire(import.meta.url)
const families = ['fraunces', 'inter', 'noto-sans-kr'] as const
const kinds: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}
const anHour = 'public, max-age=3600'

/** Serves `/theme`, `/misc` and `/fonts`. */
export function themeFiles(): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const here = (file: string) => readFile(new URL(file, import.meta.url))
  const fontFolder = (family: string) =>
    require.resolve(`@fontsource-variable/${family}/package.json`).replace('package.json', '')

  const answer = async (name: string, content: Promise<Buffer | string>) => {
    const body = await content.catch(() => undefined)
    const type = kinds[name.split('.').pop() ?? '']
    if (body === undefined || !type) return new Response('Not found', { status: 404 })
    return new Response(body as BodyInit, { headers: { 'content-type': type, 'cache-control': anHour } })
  }

  /** The families' own style sheets, which name a file for each range of characters. */
  async function fontFaces(): Promise<string> {
    const sheets = families.map(async (family) =>
      (await readFile(`${fontFolder(family)}index.css`, 'utf8')).replaceAll('./files/', `/fonts/${family}/`),
    )
    return (await Promise.all(sheets)).join('\n')
  }

  app.get('/misc/jquery.js', () => answer('jquery.js', readFile(require.resolve('jquery'))))
  app.get('/misc/:name{drupal.js|ajax.js}', (context) => answer('x.js', here(`./js/${context.req.param('name')}`)))
  app.get('/theme/fonts.css', () => answer('fonts.css', fontFaces()))
  app.get('/theme/:name{[\\w-]+\\.(css|js|svg)}', (context) => {
    const name = context.req.param('name')
    return answer(name, here(name.endsWith('.svg') ? `./${name}` : `./${name.split('.').pop()}/${name}`))
  })
  app.get('/fonts/:family/:file{[\\w-]+\\.woff2}', (context) => {
    const { family, file } = context.req.param()
    if (!families.some((one) => one === family)) return context.notFound()
    return answer(file, readFile(`${fontFolder(family)}files/${file}`))
  })
  return app
}
