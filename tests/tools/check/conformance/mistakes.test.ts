import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Answering, report, valuesFile, wrongIn } from './kit'
import { smallShop, smallShopValues } from './small-shop'

const both = ['--only', 'love,notify', '--changes']

type Plant = (request: Request, path: string, right: () => Promise<Response>) => Promised
type Promised = Response | Promise<Response> | undefined

/** The small shop with one mistake. `undefined` leaves an answer as it is. */
function planted(plant: Plant): Answering {
  const shop = smallShop()
  return (request) => {
    const right = async () => shop(request)
    return plant(request, new URL(request.url).pathname, right) ?? right()
  }
}

/** The cases that a mistake makes wrong: call, title, what is wrong, what to mend. */
async function found(answering: Answering) {
  const all = wrongIn(await report(answering, [...both, '--values', valuesFile(smallShopValues)]))
  return all.map(({ name, title, faults }) => [name, title, ...faults.map(({ what }) => what)])
}

const add = (request: Request) => request.url.includes('op=add') && request.url.includes('nid=7')
const own = ({ headers }: Request) => headers.get('sec-fetch-site') === 'same-origin'
const json = (value: unknown, init?: ResponseInit) => Response.json(value, init)

interface Row {
  readonly mistake: string
  readonly plant: Plant
  readonly wrong: readonly (readonly string[])[]
}

const rows: readonly Row[] = [
  {
    mistake: 'a field is missing',
    plant: (request) => (add(request) && own(request) ? json({ count: 1 }) : undefined),
    wrong: [['love.set', 'adds a love', 'answer.cnt is missing']],
  },
  {
    mistake: 'a text is where a number belongs',
    plant: (request) => (add(request) && own(request) ? json({ cnt: 'one' }) : undefined),
    wrong: [['love.set', 'adds a love', 'answer.cnt has to be a number, and is a string']],
  },
  {
    mistake: 'a field of one item is wrong, which the page would leave out',
    plant: (_, path) =>
      path === '/uc_love/items' ? json({ items: [{ nid: 7, title: 'Lamp', url: 9, price: -1 }] }) : undefined,
    wrong: [
      [
        ...['love.items', 'the loved products'],
        'answer.items.0.url has to be a string, and is the number 9',
        'answer.items.0.price has to be a number from 0 to 1000000000, and is the number -1',
      ],
    ],
  },
  {
    mistake: 'HTML comes in place of JSON',
    plant: (_, path) =>
      path === '/uc_love/items'
        ? new Response('<h1>Loves</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
        : undefined,
    wrong: [['love.items', 'the loved products', 'the answer is HTML and no JSON']],
  },
  {
    mistake: 'JSON is sent as HTML',
    plant: (_, path) =>
      path === '/uc_love/items'
        ? new Response('{"items":[]}', { headers: { 'content-type': 'text/html' } })
        : undefined,
    wrong: [['love.items', 'the loved products', 'the answer is text/html, and has to be application/json']],
  },
  {
    mistake: 'the body is empty',
    plant: (_, path) => (path === '/uc_love/items' ? new Response('', { status: 200 }) : undefined),
    wrong: [['love.items', 'the loved products', 'the body is empty']],
  },
  {
    mistake: 'bad input ends in 500',
    plant: (request) => (request.url.includes('nid=sofa') ? new Response('', { status: 500 }) : undefined),
    wrong: [['love.set', 'a text where a number belongs', 'the status is 500']],
  },
  {
    mistake: 'bad input ends in 404',
    plant: (request) => (request.url.includes('nid=999999999') ? new Response('', { status: 404 }) : undefined),
    wrong: [['love.set', 'a product that does not exist', 'the status is 404']],
  },
  {
    mistake: 'a missing field is accepted',
    plant: (request, path) =>
      path === '/uc_love/ajax' && !request.url.includes('op=') && own(request) ? json({ cnt: 1 }) : undefined,
    wrong: [['love.set', 'without op', 'the status is 200, as for a valid request']],
  },
  {
    mistake: 'a POST of another site is accepted',
    plant: ({ headers }, path) =>
      path === '/ajax/notify-me' && headers.get('origin') === 'https://elsewhere.example'
        ? json({ ok: true })
        : undefined,
    wrong: [
      ['notify.ask', 'from another site', 'another site’s request is answered with 200'],
      ['notify.ask', 'from another site, by its Origin only', 'another site’s request is answered with 200'],
    ],
  },
  {
    mistake: 'a GET that changes something is accepted from a link',
    plant: (request) => (add(request) && !request.headers.has('sec-fetch-site') ? json({ cnt: 1 }) : undefined),
    wrong: [
      [
        ...['love.set', 'from a link in another site, in an old browser'],
        'another site’s request is answered with 200',
      ],
    ],
  },
  {
    mistake: 'a change is answered and not kept',
    plant: (request) =>
      request.url.includes('nid=7') && own(request) && /op=(add|remove)/.test(request.url)
        ? json({ cnt: 1 })
        : undefined,
    wrong: [['love.set', 'adds a love', 'GET /uc_love/items does not have it afterwards']],
  },
  {
    mistake: 'a love is never removed',
    plant: (request) =>
      request.url.includes('op=remove') && request.url.includes('nid=7') && own(request) ? json({ cnt: 1 }) : undefined,
    wrong: [['love.set', 'removes it', 'GET /uc_love/items does not have it afterwards']],
  },
  {
    mistake: 'a call redirects to the login page',
    plant: (_, path) => {
      if (path === '/user/login') return new Response('<form></form>')
      return path === '/uc_love/items' ? redirect('/user/login?destination=wishlist') : undefined
    },
    wrong: [['love.items', 'the loved products', 'it redirects to the login page']],
  },
  {
    mistake: 'a call redirects to another site',
    plant: (_, path) => (path === '/uc_love/items' ? redirect('https://elsewhere.example/') : undefined),
    wrong: [['love.items', 'the loved products', 'it redirects to another site']],
  },
  {
    mistake: 'an answer is longer than the limit',
    plant: (_, path) => (path === '/uc_love/items' ? json({ items: [], more: 'x'.repeat(2_000_000) }) : undefined),
    wrong: [['love.items', 'the loved products', 'the answer is longer than 2,000,000 bytes']],
  },
  {
    mistake: 'a refusal has no reason',
    plant: async (_, __, right) => {
      const answer = await right()
      return answer.status === 422 ? json({}, { status: 422 }) : answer
    },
    wrong: [
      ['notify.ask', 'without email', 'the status is 422 without a message'],
      ['notify.ask', 'no e-mail address', 'the status is 422 without a message'],
    ],
  },
  {
    mistake: 'a call sets the cookie of the country',
    plant: async (_, path, right) => {
      const answer = await right()
      if (path === '/uc_love/items') answer.headers.append('set-cookie', 'warehouse_location=US; Path=/')
      return answer
    },
    wrong: [['love.items', 'the loved products', 'it sets the cookie warehouse_location']],
  },
]

const redirect = (to: string) => new Response(null, { status: 302, headers: { location: to } })

describe('a mistake of a server is found', () => {
  it.each(rows)('where $mistake', async ({ plant, wrong }) => {
    expect(await found(planted(plant))).toEqual(wrong)
  })

  it('where a call is never answered', async () => {
    // Reading the contract takes real time; the timeout of a call does not.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const slow = planted((_, path) => {
      if (path !== '/uc_love/items') return undefined
      queueMicrotask(() => vi.advanceTimersByTime(8000))
      return new Promise<Response>(() => {})
    })
    expect(await found(slow)).toEqual([['love.items', 'the loved products', 'there was no answer in time']])
  })

  it('where the connection ends', async () => {
    const cut = planted((_, path) => (path === '/uc_love/items' ? Promise.reject(new TypeError('cut')) : undefined))
    expect(await found(cut)).toEqual([['love.items', 'the loved products', 'the connection ended without an answer']])
  })
})
