/** A server for stories: answers the contract's calls with fixtures, in the time and mood a story wants. */
import type { InferOutput } from 'valibot'
import { loveItems, loveSet, loveValidate } from '../core/contract/love'

/** How the server is today. */
export type Mood = 'well' | 'asks' | 'waits' | 'fails'

const items: InferOutput<typeof loveItems.answer>['items'] = [
  { nid: 1201, title: 'Marlow 3-Seat Sofa', url: '/product/marlow', image: '', price: 1890 },
  { nid: 1235, title: 'Dune Wool Rug', url: '/product/dune', image: '', price: 690 },
  { nid: 1216, title: 'Sol Lounge Chair', url: '/product/sol', image: '', price: 1190 },
]

/**
 * Puts the server in the place of `fetch`.
 *
 * @param loved how many of the fixtures this visitor loves
 */
export function serve(mood: Mood, loved = items.length): void {
  const own = items.slice(0, loved)
  const answers: Readonly<Record<string, unknown>> = {
    [loveValidate.path]: { validate: mood === 'asks', html: '' } satisfies InferOutput<typeof loveValidate.answer>,
    [loveSet.path]: { cnt: own.length } satisfies InferOutput<typeof loveSet.answer>,
    [loveItems.path]: { items: own } satisfies InferOutput<typeof loveItems.answer>,
  }
  const fetchFor = globalThis.fetch
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!Object.hasOwn(answers, pathname)) return fetchFor(input, init)
    if (mood === 'waits') return new Promise(() => {})
    return mood === 'fails' ? new Response('', { status: 500 }) : Response.json(answers[pathname])
  }
}
