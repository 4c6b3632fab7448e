/** Tries the cases of the calls one after another, and reports them in the order of the contract. */
import { operationId } from '../../../core/base/net/operation-id'
import type { CallRow } from '../../docs/contract-rows'
import { type CallPlan, type Case, type Known, needsChanges, type ReadBack, type ValueName } from './case'
import { readCart, readHomePage } from './discover'
import { exampleKnown } from './example-known'
import { fault } from './faults'
import { type Judgement, judge } from './judge'
import { plans as allPlans } from './plans'
import { answerOf } from './read-back'
import { type CallReport, type CaseResult, type Report, summaryOf } from './report'
import { requestOf } from './request'
import type { Send } from './send'
import { sentText } from './sent-text'
import type { ShopValues } from './values'

/** What a run needs. */
export interface RunOptions {
  /** The address of the shop, ending in a slash. */
  readonly base: URL
  readonly send: Send
  readonly rows: readonly CallRow[]
  readonly values: ShopValues
  /** How the names of the calls to try begin; empty for all. */
  readonly only: readonly string[]
  /** Whether calls that change something are made. */
  readonly changes: boolean
}

/** @returns the report; `undefined` if the server cannot be reached */
export async function run({ base, send, rows, values, only, changes }: RunOptions): Promise<Report | undefined> {
  const home = await readHomePage(send, base)
  if (!home.isThere) return undefined
  const nid = values.nid ?? home.nid
  const pageLocale = values.locales?.[0] ?? home.locale
  const told: Known = { ...values, ...(nid === undefined ? {} : { nid }), attempt: operationId() }
  const missing = new Set<ValueName>()
  const reports = new Map<string, readonly CaseResult[]>()
  const chosen = rows.filter(
    ({ endpoint }) => only.length === 0 || only.some((start) => endpoint.name.startsWith(start)),
  )
  for (const plan of allPlans.filter(({ endpoint: { name } }) => chosen.some((row) => row.endpoint.name === name)))
    reports.set(plan.endpoint.name, await tryCall(plan))
  const calls = chosen.map(({ endpoint: { name, method, path } }): CallReport => {
    const cases = reports.get(name) ?? [{ title: 'the call', result: 'not tried', why: 'the kit has no case for it' }]
    return { name, method, path, cases }
  })
  return { server: base.href, calls, missingValues: [...missing], summary: summaryOf(calls) }

  async function tryCall(plan: CallPlan): Promise<readonly CaseResult[]> {
    const isTried = changes || !needsChanges(plan.endpoint)
    const needsCart = plan.needs.includes('cart')
    const known: Known = needsCart && isTried ? { ...told, cart: await readCart(send, base, pageLocale) } : told
    const results = async (needs: readonly ValueName[], cases: CallPlan['cases']): Promise<readonly CaseResult[]> => {
      const lacks = isTried ? needs.filter((name) => known[name] === undefined) : []
      for (const name of lacks) if (name !== 'cart') missing.add(name)
      const why = !isTried
        ? 'needs --changes'
        : lacks.length > 0
          ? `needs ${lacks.map((name) => (name === 'cart' ? 'a cart with a line' : `“${name}”`)).join(', ')}`
          : plan.excluded(known)
      const made = cases(why === undefined ? known : exampleKnown)
      const done: CaseResult[] = []
      for (const { title, ...one } of made)
        done.push(why === undefined ? await tryCase(plan, { title, ...one }) : { title, result: 'not tried', why })
      return done
    }
    return [
      ...(await results(plan.needs, plan.cases)),
      ...(await results([...plan.needs, ...plan.furtherNeeds], plan.furtherCases)),
    ]
  }

  async function tryCase({ endpoint }: CallPlan, given: Case): Promise<CaseResult> {
    const one: Case = { ...(pageLocale ? { locale: pageLocale } : {}), ...given }
    const request = requestOf(endpoint, one, base)
    const forgets = endpoint.name === 'user.log-in'
    const kept = one.readBack && (await read(one.readBack, one.locale))
    const before = one.once === undefined ? undefined : await send(request, { forgets })
    const received = await send(request, { forgets })
    const real = rows.find((row) => row.endpoint.name === endpoint.name)?.endpoint ?? endpoint
    const judged = judge({ ...endpoint, path: real.path }, one, received, before)
    const isDone = judged.faults.length === 0 && !judged.note
    const { faults, note, isOfHost } = isDone && one.readBack ? await keeps(one, one.readBack, kept) : judged
    const { title } = one
    if (faults.length === 0) return { title, result: 'ok', ...(note ? { note } : {}) }
    const status = received.at === 'answered' ? received.status : undefined
    return { title, result: isOfHost ? 'note' : 'wrong', sent: sentText(real, one), status, faults }

    /** Whether the change can be read afterwards. A call that cannot be read has its own cases. */
    async function keeps({ locale }: Case, readBack: ReadBack, earlier: unknown): Promise<Judgement> {
      const later = await read(readBack, locale)
      if (later === undefined || readBack.isKept(later as never, earlier as never)) return { faults: [] }
      const { method, path } = readBack.endpoint
      return { faults: [fault(real, 'unsaved', `${method} ${path} does not have it afterwards`)] }
    }
  }

  function read(readBack: ReadBack, locale: Case['locale']): Promise<unknown> {
    return answerOf({ send, base, locale }, readBack, true)
  }
}
