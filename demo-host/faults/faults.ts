/** Faults on demand: `?fault=500:/uc_love` makes every answer below that path a bad one, until `?fault=none`. */
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { switches } from '../visitor/switches'
import type { ShopEnv } from '../visitor/visitor'
import { untilGone } from './until-gone'

const json = { 'content-type': 'application/json' }
type Answer = (context: Context, next: () => Promise<void>) => Response | Promise<Response | undefined>

/** Every endpoint's words, with something else in them than it says. */
const wrongShapes = {
  cnt: 'many',
  validate: {},
  results: 'none',
  items: {},
  geo: 'nowhere',
  models_stock: 'plenty',
  count: 'many',
  line: [],
  ok: {},
  offers: 'none',
  cart: 'full',
  order: 'none',
  success: {},
  valueChanged: {},
}

/** Each kind with the answer it gives. */
export const faults: Readonly<Record<string, Answer>> = {
  '500': () =>
    new Response('<h1>Internal Server Error</h1>', { status: 500, headers: { 'content-type': 'text/html' } }),
  '404': () => new Response('Not found', { status: 404 }),
  '403': () => new Response(JSON.stringify({ message: 'Access denied' }), { status: 403, headers: json }),
  /** A refusal with its reason, as a module of Drupal's words it. */
  refused: () =>
    new Response(
      JSON.stringify({ success: false, message: 'Sorry, <em class="placeholder">today</em> we can&#039;t.' }),
      {
        status: 422,
        headers: json,
      },
    ),
  html: () => new Response('<!doctype html><title>Maintenance</title>', { headers: { 'content-type': 'text/html' } }),
  empty: () => new Response('', { headers: json }),
  garbage: () => new Response('{"cnt": 1,,', { headers: json }),
  huge: () => new Response(JSON.stringify({ ...wrongShapes, html: 'x'.repeat(3_000_000) }), { headers: json }),
  wrong: () => new Response(JSON.stringify(wrongShapes), { headers: json }),
  redirect: () => new Response(null, { status: 302, headers: { location: '/user/login' } }),
  /** The right answer, too late. */
  async slow(context, next) {
    await untilGone(context, 4000)
    await next()
    return undefined
  },
  /** No answer while anybody can be expected to wait for one. */
  async hang(context) {
    await untilGone(context, 120_000)
    return new Response('', { status: 504 })
  },
  /** The connection ends in the middle of the answer. */
  cut({ env }) {
    const { outgoing } = env as Partial<HttpBindings>
    outgoing?.writeHead(200, { ...json, 'content-length': '64' })
    outgoing?.write('{"cnt":', () => outgoing.destroy())
    return outgoing ? RESPONSE_ALREADY_SENT : new Response('{"cnt":', { headers: json })
  },
}

/** `?fault=500:/uc_love`, or as a form sends it: `?fault=500&at=/uc_love`. */
export function faultAsked({ req }: Context): string | undefined {
  const { fault, at } = req.query()
  return fault && at && !fault.includes(':') ? `${fault}:${at}` : fault
}

/** Answers with the fault the visitor has switched on, where it applies. */
export const spoil: MiddlewareHandler<ShopEnv> = async (context, next) => {
  const fault = faultAt(context.req.path, faultAsked(context) ?? getCookie(context, switches.fault) ?? '')
  return fault ? fault(context, next) : next()
}

/** The answer below a path, of several faults with commas between them. */
function faultAt(path: string, asked: string): Answer | undefined {
  const pairs = asked.split(',').map((one) => one.split(/:(.*)/))
  const [kind = ''] = pairs.find(([kind = '', at]) => Object.hasOwn(faults, kind) && at && path.startsWith(at)) ?? []
  return faults[kind]
}

/** An address that is called without the visitor's cookies, so it says itself how it is spoilt. */
export const spoiltAddress = (fault: string, path: string): string =>
  fault === 'none' ? path : `/spoilt/${encodeURIComponent(fault)}${path}`

/** Serves what `spoiltAddress` names. @param shop who answers what is not spoilt */
export function spoiltAddresses(shop: Hono<ShopEnv>): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.all('/spoilt/:fault/*', ({ req, env }) => {
    const url = new URL(req.url)
    url.pathname = url.pathname.replace(/^\/spoilt\/[^/]+/, '')
    url.searchParams.set('fault', req.param('fault'))
    return shop.fetch(new Request(url, req.raw), env)
  })
  return app
}
