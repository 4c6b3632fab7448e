import { type ServerType, serve } from '@hono/node-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Answering, report, type, valuesFile, wrongIn } from './kit'
import { smallShop, smallShopValues } from './small-shop'

const address = 'http://shop.test'
const families = ['--only', 'love,notify']

describe('the command', () => {
  it('has nothing against a server that answers only the families that are asked for', async () => {
    const given = [address, ...families, '--changes', '--values', valuesFile(smallShopValues)]
    const { code, printed, errors } = await type(smallShop(), given)
    expect([code, errors]).toEqual([0, ''])
    expect(printed.split('\n\n').at(-1)).toBe('4 calls, 22 cases, 0 wrong, 0 not tried')
  })

  it('makes no call that changes something without --changes', async () => {
    const asked: string[] = []
    const shop = smallShop()
    const watched: Answering = (request) => {
      asked.push(new URL(request.url).pathname)
      return shop(request)
    }
    const { code, printed } = await type(watched, [address, ...families, '--values', valuesFile(smallShopValues)])
    expect([code, asked]).toEqual([0, ['/', '/uc_love/ajax_validate', '/uc_love/items']])
    expect(printed).toContain('  not tried  adds a love (needs --changes)')
  })

  it('makes the calls alone whose names begin as --only says', async () => {
    const names = async (only: string) =>
      (await report(smallShop(), ['--only', only])).calls.map(({ name }) => name).sort()
    expect(await names('love.set')).toEqual(['love.set'])
    expect(await names('user.log-in,payment.klarna')).toEqual([
      'payment.klarna',
      'payment.klarna-session',
      'user.log-in',
    ])
  })

  it('has a note where a form of the host system itself accepts another site', async () => {
    const core: Answering = () => new Response('<form></form>', { headers: { 'content-type': 'text/html' } })
    const account = valuesFile({ account: { name: 'tests', pass: 'a password' } })
    const given = [address, '--only', 'user.log-in', '--changes', '--values', account]
    const { code, printed } = await type(core, given)
    expect(code).toBe(0)
    expect(printed).toContain(
      [
        '  note       from another site',
        '             sent: POST /user/login?destination=cart/checkout name=… pass=… form_id=… op=Log in from another site',
        '             status: 200',
        '             note: another site’s request is answered with 200, by Drupal’s own login form',
        '             mend: Add a check of Origin to the form of the host system (docs/conformance.md, “The host system’s own login”)',
      ].join('\n'),
    )
    expect(printed).toMatch(/1 call, 4 cases, 0 wrong, 2 notes, 0 not tried$/)
  })

  it('names the values that are missing, and the cases that need them', async () => {
    const { code, printed } = await type(smallShop(), [address, '--only', 'notify', '--changes'])
    expect(code).toBe(0)
    expect(printed).toContain('  not tried  a model (needs “model”, “email”)')
    expect(printed).toContain('Not known: model, email. Give these by --values.')
  })

  it('says what was sent, what is wrong and what to mend', async () => {
    const wrong: Answering = () => Response.json({})
    const { code, printed } = await type(wrong, [address, '--only', 'user', '--values', valuesFile(smallShopValues)])
    expect(code).toBe(1)
    expect(printed).toContain(
      [
        '  wrong      without email',
        '             sent: POST /json/user/exists/check',
        '             status: 200',
        '             wrong: the status is 200, as for a valid request',
        '             mend: Answer 400 to this request and change nothing: see “Status codes” in CONTRACT.md.',
      ].join('\n'),
    )
  })

  it.each([
    [[], 'Give one address: https://staging.shop'],
    [['staging.shop'], 'The address has to begin with http:// or https://'],
    [[address, '--only', 'lamps'], /^--only knows cart, community, .*; not lamps$/],
    [[address, '--header', 'secret'], 'A header is “Name: value”'],
    [[address, '--colour'], /^Unknown option '--colour'/],
    [[address, '--values', 'no-such-file.json'], 'no-such-file.json cannot be read, or is no JSON.'],
  ] as const)('ends with 2 and one sentence for %j', async (args, sentence) => {
    const { code, printed, errors } = await type(smallShop(), args)
    expect([code, printed]).toEqual([2, ''])
    expect(errors).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
  })

  it.each([
    [{ model: 7 }, /“model” has to be string\.$/],
    [{ colour: 'red' }, /there is no value named “colour”\.$/],
    [[], /the values have to be one JSON object\.$/],
  ])('ends with 2 for the values %j', async (values, sentence) => {
    const { code, errors } = await type(smallShop(), [address, '--values', valuesFile(values)])
    expect([code, errors]).toEqual([2, expect.stringMatching(sentence)])
  })

  it('ends with 2 where the server cannot be reached', async () => {
    const { code, errors } = await type(() => Promise.reject(new TypeError('fetch failed')), [address])
    expect([code, errors]).toEqual([2, 'http://shop.test/ cannot be reached.'])
  })

  it('explains itself, with an example of all values', async () => {
    const { code, printed } = await type(smallShop(), ['--help'])
    expect(code).toBe(0)
    expect(printed).toMatch(/--changes[\s\S]+"mailingList": "spring"/)
  })
})

describe('the requests', () => {
  it('reach a server over HTTP with the headers of a page and of another site', async () => {
    const shop = smallShop()
    const port = await new Promise<number>((resolve) => {
      const server: ServerType = serve({ fetch: shop, port: 0 }, ({ port }) => resolve(port))
      onTestFinished(() => void server.close())
    })
    const given = [...families, '--changes', '--values', valuesFile(smallShopValues)]
    const { code, printed } = await type(shop, [`http://localhost:${port}`, ...given], fetch)
    expect(code, printed).toBe(0)
  })

  it('carry the session and the given headers, and the cookies that the server sets', async () => {
    const seen: (string | null)[] = []
    const shop: Answering = ({ url, headers }) => {
      seen.push(`${headers.get('cookie')} ${headers.get('x-csrf-token')} ${headers.get('x-rove-locale')}`)
      const set = new URL(url).pathname === '/' ? { headers: { 'set-cookie': 'guest=1; Path=/; HttpOnly' } } : {}
      return Response.json({ items: [] }, set)
    }
    const given = ['--cookie', 'SESSa=b=c; d=e', '--header', 'X-CSRF-Token: t', '--only', 'customer']
    await report(shop, [...given, '--values', valuesFile({ locales: ['fr_CA'] })])
    expect(seen).toEqual(['SESSa=b=c; d=e t null', 'SESSa=b=c; d=e; guest=1 t fr_CA'])
  })
})

describe('the report', () => {
  it('has no text that was received, no cookie, no header and no address', async () => {
    const leaky: Answering = ({ url }) =>
      url.includes('items')
        ? Response.json({
            items: [{ nid: 'xylo@home.test', title: 7, url: { a: 'Xylo' }, price: 'Xylo' }],
            cnt: 'Xylo',
          })
        : Response.json(
            { error: 'Xylo, xylo@home.test' },
            { status: 500, headers: { 'set-cookie': 'session=received' } },
          )
    const given = ['--changes', '--cookie', 'SESS=given', '--header', 'Authorization: Basic given', ...families]
    const values = valuesFile({ ...smallShopValues, email: 'given@shop.test', nid: 7 })
    for (const format of [[], ['--json']]) {
      const { code, printed } = await type(leaky, [address, ...given, ...format, '--values', values])
      expect(code).toBe(1)
      expect(printed).toContain('answer.items.0.nid has to be a number, and is a string')
      expect(printed).not.toMatch(/xylo|given|received/i)
    }
  })

  it('lists at most five wrong fields of an answer, and how many more there are', async () => {
    const items = Array.from({ length: 4 }, () => ({ nid: 7, title: 'Lamp' }))
    const [wrong] = wrongIn(await report(() => Response.json({ items }), ['--only', 'love']))
    expect(wrong?.faults.map(({ what }) => what)).toEqual([
      'answer.items.0.url is missing',
      'answer.items.0.price is missing',
      'answer.items.1.url is missing',
      'answer.items.1.price is missing',
      'answer.items.2.url is missing',
      '3 more fields are wrong',
    ])
  })
})
