/** Asks the server for a page of hosts (HOSTS-01). */
import { safeParse } from 'valibot'
import { issueIn } from '../../core/base/input/issue-in'
import { parseOwnJson } from '../../core/base/input/own-json'
import { shopMarkup } from '../../core/base/input/shop-markup'
import { callShop } from '../../core/base/net/call-shop'
import { readPath } from '../../core/base/page/path'
import { RoveError } from '../../core/base/report/errors'
import { report } from '../../core/base/report/report'
import { type Host, hostList, hostListAt, hosts } from '../../core/shop/host/host.contract'
import { readAnswer } from './hosts.rules'
import type { HostsAnswer } from './hosts.types'

/** The hosts of an address. Rejects as `callShop` and `shopMarkup` do. */
export async function callHosts(address: string, signal: AbortSignal): Promise<HostsAnswer> {
  const { pathname, search } = new URL(address, location.href)
  const answer = await callShop(hostListAt(readPath(pathname) + search), {}, signal)
  const { html, json } = readAnswer(answer)
  return { content: await shopMarkup(hostList.name, html), hosts: decodeHosts(json) }
}

/** The hosts beside the cards. Where they cannot be read, that is reported, and the cards are links. */
export function decodeHosts(json: string): readonly Host[] {
  try {
    const decoded = safeParse(hosts, parseOwnJson(json))
    if (decoded.success) return decoded.output
    throw new RoveError('wrong-shape', 'hosts', { cause: issueIn('items', decoded.issues[0]) })
  } catch (failure) {
    report('hosts', failure)
    return []
  }
}
