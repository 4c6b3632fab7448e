/** A server for stories: answers requests with fixtures, in a given mode. */
import type { InferOutput } from 'valibot'
import { loveItems, loveSet, loveValidate } from '../../core/shop/love/love.contract'
import { titleOf } from './catalogue'
import { pictureOf } from './pictures'
import { priceIn } from './prices'
import { shop } from './shop-words'

/** The behaviour of the server. */
export type Mode = 'well' | 'asks' | 'waits' | 'fails' | 'refuses'

/** The answer to one request: a value, a function of the request, or a mode without an answer. */
export type Reply =
  | { readonly answer: unknown }
  | { readonly answerTo: (fields: URLSearchParams) => unknown }
  | 'waits'
  | 'fails'
  | 'refuses'
  | 'signed out'
  | 'unreachable'

/** The server's message when it refuses. */
export const reason = () => shop('refusal')

const loved = (): InferOutput<typeof loveItems.answer>['items'] => [
  {
    nid: 1201,
    title: titleOf('Marlow 3-Seat Sofa'),
    url: '/product/marlow',
    image: pictureOf('marlow-3-seat-sofa'),
    price: priceIn(1890),
  },
  {
    nid: 1235,
    title: titleOf('Dune Wool Rug'),
    url: '/product/dune',
    image: pictureOf('dune-wool-rug'),
    price: priceIn(690),
  },
  {
    nid: 1216,
    title: titleOf('Isla Lounger'),
    url: '/product/isla-lounger',
    image: pictureOf('isla-lounger'),
    price: priceIn(1190),
  },
]

/**
 * Replaces `fetch` with the server of loves.
 *
 * @param count the number of fixtures that this visitor loves
 */
export function serve(mode: Mode, count = 3): void {
  const own = loved().slice(0, count)
  const answers: Readonly<Record<string, unknown>> = {
    [loveValidate.path]: { validate: mode === 'asks', html: '' } satisfies InferOutput<typeof loveValidate.answer>,
    [loveSet.path]: { cnt: own.length } satisfies InferOutput<typeof loveSet.answer>,
    [loveItems.path]: { items: own } satisfies InferOutput<typeof loveItems.answer>,
  }
  const other = mode === 'well' || mode === 'asks' ? undefined : mode
  reply(Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, other ?? { answer }])))
}

/** Adds answers for these paths; those of other paths stay. */
export function reply(replies: Readonly<Record<string, Reply>>): void {
  const fetchFor = globalThis.fetch
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const found = Object.hasOwn(replies, pathname) ? replies[pathname] : undefined
    if (!found) return fetchFor(input, init)
    if (found === 'waits') return new Promise(() => {})
    if (found === 'fails') return new Response('', { status: 500 })
    if (found === 'unreachable') throw new TypeError('Failed to fetch')
    if (found === 'signed out') return new Response('', { status: 403 })
    if (found === 'refuses') return Response.json({ success: false, message: reason() }, { status: 422 })
    const answer =
      'answerTo' in found
        ? await found.answerTo(new URLSearchParams(await new Request(input, init).text()))
        : found.answer
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer)
  }
}
