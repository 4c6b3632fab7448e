/** `klaviyo` and the older `_learnq`, as pages call them: https://developers.klaviyo.com. A stand-in, for the demo only. */
import { postToServer, scriptAddress } from '../browser/post-to-server'

const address = scriptAddress()
const company = address.searchParams.get('company_id') ?? ''

type Told = Readonly<Record<string, unknown>>
type Call = readonly [name: string, ...given: unknown[]]

let identified: Told | undefined

const client = (path: string, data: Told) =>
  postToServer(`${address.origin}/vendors/klaviyo/api/client/${path}/?company_id=${encodeURIComponent(company)}`, {
    data,
  })

/** Older names begin with a dollar sign. */
const withoutDollar = (told: Told): Told =>
  Object.fromEntries(Object.entries(told).map(([name, value]) => [name.replace(/^\$/, ''), value]))

const methods: Readonly<Record<string, (...given: unknown[]) => unknown>> = {
  identify(told) {
    identified = withoutDollar((told ?? {}) as Told)
    return client('profiles', { type: 'profile', attributes: identified })
  },
  track(name, properties = {}) {
    const metric = { data: { type: 'metric', attributes: { name } } }
    const profile = { data: { type: 'profile', attributes: identified ?? {} } }
    return client('events', { type: 'event', attributes: { properties, metric, profile } })
  },
  isIdentified: () => identified !== undefined,
}

/** The last argument can be a callback for the answer. */
async function call([name, ...given]: Call): Promise<unknown> {
  const last = given.at(-1)
  const answer = await methods[name]?.(...given.filter((one) => typeof one !== 'function'))
  if (typeof last === 'function') last(answer)
  return answer
}

const globals = window as unknown as Record<string, unknown>
/** The calls queued by the page, in order. */
const waiting = (name: string): readonly Call[] => {
  const queue = globals[name]
  return Array.isArray(queue) ? queue : []
}

const queues = ['_klOnsite', 'klaviyo', '_learnq']
const early = queues.flatMap(waiting)
const push = (...calls: readonly Call[]) => {
  for (const one of calls) void call(one)
}
for (const name of ['_klOnsite', '_learnq']) globals[name] = { push }
globals.klaviyo = {
  push,
  identify: (...given: unknown[]) => call(['identify', ...given]),
  track: (...given: unknown[]) => call(['track', ...given]),
  isIdentified: (...given: unknown[]) => call(['isIdentified', ...given]),
}
push(...early)
