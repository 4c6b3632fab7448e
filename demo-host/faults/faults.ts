/** Faults on demand: `?fault=500:/uc_love` makes every answer below that path a bad one, until `?fault=none`. */
import type { MiddlewareHandler } from 'hono'
import type { ShopEnv } from '../visitor/visitor'

const json = { 'content-type': 'application/json' }

/** Each kind with the answer it gives. */
export const faults: Readonly<Record<string, (request: Request) => Response | Promise<Response>>> = {
  '500': () =>
    new Response('<h1>Internal Server Error</h1>', { status: 500, headers: { 'content-type': 'text/html' } }),
  '404': () => new Response('Not found', { status: 404 }),
  '403': () => new Response(JSON.stringify({ message: 'Access denied' }), { status: 403, headers: json }),
  html: () => new Response('<!doctype html><title>Maintenance</title>', { headers: { 'content-type': 'text/html' } }),
  empty: () => new Response('', { headers: json }),
  garbage: () => new Response('{"cnt": 1,,', { headers: json }),
  wrong: () =>
    new Response(JSON.stringify({ cnt: 'many', validate: {}, results: 'none', items: {} }), { headers: json }),
  redirect: () => new Response(null, { status: 302, headers: { location: '/user/login' } }),
  slow: (request) => late(request, 4000, new Response('{}', { headers: json })),
  hang: (request) => late(request, 60_000, new Response('', { status: 504 })),
  cut: () =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"cnt":'))
          stream.error(new Error('cut'))
        },
      }),
      { headers: json },
    ),
}

/** Answers with the fault the visitor has switched on, where it applies. */
export const spoil: MiddlewareHandler<ShopEnv> = async (context, next) => {
  const [kind = '', path = ''] = context.get('visitor').fault.split(/:(.*)/)
  const fault = Object.hasOwn(faults, kind) ? faults[kind] : undefined
  if (fault && path && context.req.path.startsWith(path)) return fault(context.req.raw)
  await next()
}

/** The answer after a while, or nothing at all when the visitor has gone. */
function late(request: Request, ms: number, answer: Response): Promise<Response> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(answer), ms)
    request.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(answer)
    })
  })
}
