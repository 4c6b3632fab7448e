/** Injects faults on request: `?fault=500:/uc_love` makes every answer below that path faulty, until `?fault=none`. */
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { switches } from '../visitor/switches'
import { waitUnlessAborted } from './wait-unless-aborted'

const json = { 'content-type': 'application/json' }
type Answer = (context: Context, next: () => Promise<void>) => Response | Promise<Response | undefined>

/** The fields of all endpoints, with values of wrong types. */
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

/** Each kind of fault with its answer. */
export const faults: Readonly<Record<string, Answer>> = {
  '500': () =>
    new Response('<h1>Internal Server Error</h1>', { status: 500, headers: { 'content-type': 'text/html' } }),
  '404': () => new Response('Not found', { status: 404 }),
  '403': () => new Response(JSON.stringify({ message: 'Access denied' }), { status: 403, headers: json }),
  /** A refusal with its reason, as a Drupal module writes it. */
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
  /** The correct answer after 600 ms: an old server that renders slowly. */
  async late(context, next) {
    await waitUnlessAborted(context, 600)
    await next()
    return undefined
  },
  /** The correct answer after four seconds. */
  async slow(context, next) {
    await waitUnlessAborted(context, 4000)
    await next()
    return undefined
  },
  /** No answer within any timeout. */
  async hang(context) {
    await waitUnlessAborted(context, 120_000)
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

/** The requested fault: `?fault=500:/uc_love`, or as a form sends it, `?fault=500&at=/uc_love`. */
export function requestedFault({ req }: Context): string | undefined {
  const { fault, at } = req.query()
  return fault && at && !fault.includes(':') ? `${fault}:${at}` : fault
}

/** Answers with the visitor's fault, if its path matches. */
export const injectFaults: MiddlewareHandler = async (context, next) => {
  const fault = faultAt(context.req.path, requestedFault(context) ?? getCookie(context, switches.fault) ?? '')
  return fault ? fault(context, next) : next()
}

/** The fault of a path; several faults are separated by commas. */
function faultAt(path: string, asked: string): Answer | undefined {
  const pairs = asked.split(',').map((one) => one.split(/:(.*)/))
  const [kind = ''] = pairs.find(([kind = '', at]) => Object.hasOwn(faults, kind) && at && path.startsWith(at)) ?? []
  return faults[kind]
}

/** A path that contains the fault, for requests that do not send the visitor's cookies. */
export const faultyPath = (fault: string, path: string): string =>
  fault === 'none' ? path : `/faulty/${encodeURIComponent(fault)}${path}`

/** Serves the paths of `faultyPath`. @param shop receives the call with the fault in its query */
export function faultyPaths<Shop extends Env>(shop: Hono<Shop>): Hono<Shop> {
  const app = new Hono<Shop>()
  app.all('/faulty/:fault/*', ({ req, env }) => {
    const url = new URL(req.url)
    url.pathname = url.pathname.replace(/^\/faulty\/[^/]+/, '')
    url.searchParams.set('fault', req.param('fault'))
    return shop.fetch(new Request(url, req.raw), env)
  })
  return app
}
