/**
 * The calls of the page's tags that are safe to make: those that only read. Each is made once, and its answer is judged
 * against its schema. Answers are not shown, because they can contain a customer's data.
 */

import type { Endpoint } from '../../core/base/net/endpoint.contract'
import { createHttp } from '../../core/base/net/http'
import { readFlags } from '../../core/base/page/body-flags.setting'
import { shopPath } from '../../core/base/page/path'
import { messageOf, RoveError } from '../../core/base/report/errors'
import { customer } from '../../core/shop/account/customer.contract'
import { cartRead } from '../../core/shop/cart/cart.contract'
import { hostList } from '../../core/shop/host/host.contract'
import { liveInfo } from '../../core/shop/live/live.contract'
import { loveItems, loveValidate } from '../../core/shop/love/love.contract'
import { failedRequests } from './failed-requests'
import type { Check, Finding } from './finding'

/** A call, and the input with which this page would make it; without input it is not made. */
interface Row {
  readonly endpoint: Endpoint<never>
  input(): unknown
}

const on = (tags: string, input: unknown = {}) => (document.querySelector(tags) ? input : undefined)

const rows: readonly Row[] = [
  row(liveInfo, () => on('rove-page', { pathname: location.pathname, isFirst: false })),
  row(cartRead, () => on('rove-cart, rove-header')),
  row(loveItems, () => on('rove-wishlist')),
  row(loveValidate, () => {
    const nid = Number(document.querySelector('rove-love[nid]')?.getAttribute('nid'))
    return nid && !readFlags().loggedIn ? { nid } : undefined
  }),
  row(hostList, () => on('rove-hosts')),
  row(customer, () => (readFlags().loggedIn ? {} : undefined)),
]

function row<Input>(endpoint: Endpoint<Input>, input: () => Input | unknown): Row {
  return { endpoint: endpoint as unknown as Endpoint<never>, input }
}

/** What to do, by the code of the failure; any other one is the status. */
const mends: Readonly<Record<string, string>> = {
  'wrong-shape': 'Send the field as CONTRACT says for this call.',
  'not-json': 'Send JSON. PHP’s warnings before it, and a themed page around it, make it unreadable.',
  network: 'Nothing was answered. See the Network panel.',
  timeout: 'Answer within 8 seconds.',
  'too-long': 'Send at most 2,000,000 bytes.',
  'signed-out': 'A call is not redirected to the login page: answer 403.',
}

export const callsCheck: Check = {
  name: 'calls',
  title: 'Calls to the shop',
  async run(visit) {
    const call = createHttp({ basePath: shopPath() })
    const findings: Finding[] = []
    const failedCalls: { readonly name: string; readonly path: string }[] = []
    let made = 0
    for (const { endpoint, input } of rows) {
      const given = input()
      if (given === undefined) continue
      made++
      try {
        await call(endpoint, given as never)
      } catch (failure) {
        findings.push(failed(endpoint, failure))
        failedCalls.push({ name: endpoint.name, path: shopPath() + endpoint.path.slice(1) })
      }
    }
    return [
      ...findings,
      ...failedRequests(visit, failedCalls),
      {
        severity: 'note',
        what: `${made} calls that only read were made. Calls that change something were not.`,
        mend: 'npm run conformance judges all calls of a test server.',
      },
    ]
  },
}

function failed({ method, path }: Endpoint<never>, failure: unknown): Finding {
  const { code = 'failed', cause } = failure instanceof RoveError ? failure : { code: messageOf(failure) }
  return {
    severity: 'error',
    what: `${method} ${path} failed: ${code}.`,
    // The path of the field and the type that it must have, without the received value.
    ...(code === 'wrong-shape' ? { evidence: String(cause).replace(/ but received .*/, '') } : {}),
    mend: mends[code] ?? 'Answer 2xx with the shape that CONTRACT gives for this call.',
  }
}
