/**
 * On a page with a checkout: whether its scripts are those of the inventory (PCI DSS 4.0.1, 6.4.3 and 11.6.1), and
 * whether our files are unchanged.
 */
import { array, nullish, object, parse, string } from 'valibot'
import type { Check, Finding, Visit } from './finding'

const row = object({ script: string(), owner: string(), integrity: nullish(string()) })
const inventory = object({ own: array(row), providers: array(row) })

export const paymentCheck: Check = {
  name: 'payment',
  title: 'Scripts on the payment page',
  async run(visit) {
    if (!document.querySelector('rove-checkout')) return []
    const base = new URL('..', visit.folder)
    const answer = await fetch(new URL('payment-scripts.json', base))
    if (!answer.ok)
      return [
        {
          severity: 'warning',
          what: 'payment-scripts.json is not published, so the scripts cannot be compared with it.',
          evidence: new URL('payment-scripts.json', base).pathname,
          mend: 'Publish it beside rove.js.',
        },
      ]
    const { own, providers } = parse(inventory, await answer.json())
    const loaded = loadedScripts(visit)
    const ours = loaded.filter(
      ({ href }) => href.startsWith(visit.folder.href) || href.startsWith(`${base.href}rove.js`),
    )
    const changed = await Promise.all(ours.map(async (url) => changedFile(url, base, own)))
    const others = loaded.filter((url) => !ours.includes(url) && !isOf(url, providers))
    return [...changed.flat(), ...(others.length > 0 ? [notInInventory(others)] : []), ...(await inlineScripts())]
  },
}

/** The addresses of all scripts that the page has loaded until the doctor began. */
function loadedScripts({ openedAt }: Visit): URL[] {
  const entries = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ initiatorType, name, startTime }) =>
      startTime < openedAt && (initiatorType === 'script' || /\.m?js(\?|$)/.test(name)) && initiatorType !== 'fetch',
  )
  const addresses = [...entries.map(({ name }) => name), ...[...document.scripts].map(({ src }) => src)]
  return [...new Set(addresses.filter((address) => /^https?:/.test(address)))].map((address) => new URL(address))
}

type Rows = readonly { readonly script: string; readonly integrity?: string | null | undefined }[]

const isOf = (url: URL, providers: Rows): boolean =>
  providers.some(({ script }) => url.origin + url.pathname === script || url.hostname === new URL(script).hostname)

async function changedFile(url: URL, base: URL, own: Rows): Promise<Finding[]> {
  const path = url.href.slice(base.href.length).replace(/[?#].*$/, '')
  const known = own.find(({ script }) => script === path)
  if (!known)
    return [
      {
        severity: 'note',
        what: 'A file of ours is loaded that the inventory does not list for a payment page: another element is on the page.',
        evidence: path,
        mend: 'Add it to your inventory, or remove the element from the payment page.',
      },
    ]
  const content = await (await fetch(url, { cache: 'force-cache' })).arrayBuffer()
  const built = path === 'rove.js' ? asBuilt(content) : content
  if ((await hashOf('SHA-384', built)) === known.integrity) return []
  return [
    {
      severity: 'error',
      what: 'A file of ours is not as it was built.',
      evidence: path,
      mend: 'Publish the build again, and find out who has changed the file.',
    },
  ]
}

/** The last line of `rove.js` is the shop's to change: as the build writes it. */
function asBuilt(content: ArrayBuffer): BufferSource {
  const text = new TextDecoder().decode(content)
  return new TextEncoder().encode(text.replace(/\n\(".*"\)\n?$/, '\n("","")\n'))
}

function notInInventory(others: readonly URL[]): Finding {
  return {
    severity: 'warning',
    what: `${others.length} scripts of this payment page are not in our inventory.`,
    evidence: others.map(({ hostname, pathname }) => hostname + pathname).join(', '),
    mend: 'List each in your own inventory, with its reason, owner and integrity, or remove it from the payment page.',
  }
}

/** The scripts in the page's own HTML, by their hashes: their text can contain personal data. */
async function inlineScripts(): Promise<Finding[]> {
  const code = [...document.scripts].filter(({ src, type }) => !src && /^$|javascript|^module$/.test(type))
  if (code.length === 0) return []
  const hashes = await Promise.all(code.map(({ text }) => hashOf('SHA-256', new TextEncoder().encode(text))))
  return [
    {
      severity: 'warning',
      what: `This payment page has inline scripts: ${code.length}.`,
      evidence: hashes.join(' '),
      mend: 'List each in your own inventory, with its reason, owner and hash, or move it to a file. The hash of one that contains data of the visitor changes with it.',
    },
  ]
}

/** A hash as `integrity` and a content security policy write it. */
async function hashOf(method: 'SHA-256' | 'SHA-384', content: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest(method, content))
  return `${method.toLowerCase().replace('-', '')}-${btoa(String.fromCharCode(...hash))}`
}
