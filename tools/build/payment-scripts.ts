/**
 * Writes the inventory of the scripts that our elements run on a payment page, as PCI DSS 4.0.1 (6.4.3) asks for it: each
 * with its reason, its owner and its integrity. `dist/payment-scripts.json` for tools, `dist/payment-scripts.html` for
 * the file of an assessor. A shop adds the scripts of its own page.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { html } from 'hono/html'
import packageJson from '../../package.json' with { type: 'json' }
import { filedPage } from './filed-page'
import type { Inventory } from './inventory'

/** One script of a payment page. */
export interface PaymentScript {
  /** A path below `dist/`, or the address of a provider. */
  readonly script: string
  readonly owner: string
  readonly reason: string
  readonly when: string
  /** Absent where the owner changes the script: then the policy of the page is what limits it. */
  readonly integrity?: string
}

/** The scripts of providers, unless `rove.vendors` names another address. */
export const providerScripts: readonly PaymentScript[] = [
  {
    script: stripeScript(),
    owner: 'Stripe',
    reason:
      'Shows the card’s fields in frames of Stripe, so that the page never sees a card number, and confirms payments.',
    when: 'When a payment by card is possible (rove.stripe.publishableKey).',
  },
  {
    script: 'https://x.klarnacdn.net/kp/lib/v1/api.js',
    owner: 'Klarna',
    reason: 'Shows Klarna’s payment options and authorises a payment.',
    when: 'When the visitor chooses Klarna.',
  },
  {
    script: 'https://maps.googleapis.com/maps/api/js',
    owner: 'Google',
    reason: 'Suggests streets while an address is typed.',
    when: 'When the visitor types an address (rove.vendors.places).',
  },
  {
    script: 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
    owner: 'Kakao',
    reason: 'Searches Korean postal codes.',
    when: 'When the visitor opens the search (rove.vendors.postcode).',
  },
]

/** The address that the package of Stripe loads. */
function stripeScript(): string {
  const [, train] =
    /RELEASE_TRAIN = '(\w+)'/.exec(readFileSync('node_modules/@stripe/stripe-js/dist/pure.mjs', 'utf8')) ?? []
  return `https://js.stripe.com/${train}/stripe.js`
}

/** The scripts of our own: those that come with the checkout, and all that these can load later. */
export function ownScripts(folder: string, { scripts, joining, tags }: Inventory): readonly PaymentScript[] {
  const first = ['rove.js', ...(tags['rove-checkout'] ?? []), ...joining]
  const found = new Set(first)
  for (const file of found) for (const later of laterParts(folder, file)) found.add(later)
  const integrity = new Map(scripts.map((row) => [row.file, row.integrity]))
  return [...found].map((file) => ({
    script: file,
    owner: `${packageJson.name} ${packageJson.version}`,
    reason: reasonOf(folder, file),
    when: first.includes(file) ? 'With the page.' : 'When it is needed.',
    integrity: integrity.get(file) ?? '',
  }))
}

function laterParts(folder: string, file: string): string[] {
  const code = readFileSync(`${folder}/${file}`, 'utf8')
  return [...code.matchAll(/\(['"`]\.\/([^'"`]+\.js)['"`]\)/g)].map(([, name]) => file.replace(/[^/]+$/, name ?? ''))
}

/** The reasons of files whose source does not begin with them. */
const reasons: Readonly<Record<string, string>> = {
  rove: 'Finds the elements of the page and loads the code of each.',
  runtime: 'The code that elements share: the view library, validation of answers, the calls.',
  'on-demand-shared': 'What joins a page: Drupal, the facts of other tabs, consent.',
  purify: 'Cleans HTML of the server before it is shown.',
  doctor: 'The panel of ?rove-doctor: loaded on a page that is opened with it.',
  why: 'The panel of ?rove-why: loaded on a page that is opened with it.',
}

/** The first sentence of the file's source. */
function reasonOf(folder: string, file: string): string {
  const name = basename(file, '.js').replace(/^_/, '')
  if (reasons[name]) return reasons[name]
  const map = `${folder}/${file}.map`
  const { sources } = JSON.parse(existsSync(map) ? readFileSync(map, 'utf8') : '{"sources":[]}') as {
    sources: string[]
  }
  const source = sources
    .map((path) => path.replace(/^(?:\.\.\/)+/, ''))
    .find((path) => basename(path).replace(/(\.\w+)?\.tsx?$/, '') === name.replace(/\.view$/, '') && existsSync(path))
  const [, words = ''] = /^\/\*\*\s*([\s\S]*?)\*\//.exec(source ? readFileSync(source, 'utf8') : '') ?? []
  const text = words.replace(/(^|\n)\s*\* ?/g, ' ').replace(/\s+/g, ' ')
  const [sentence = ''] = text.trim().split(/(?<=\.)\s/)
  return sentence || 'A part of the checkout or of the page around it.'
}

/** Writes both files into the folder that they describe. */
export function writePaymentScripts(folder: string, inventory: Inventory): void {
  const own = ownScripts(folder, inventory)
  const content = { version: packageJson.version, own, providers: providerScripts }
  writeFileSync(`${folder}/payment-scripts.json`, `${JSON.stringify(content, null, 2)}\n`)
  writeFileSync(`${folder}/payment-scripts.html`, page([...own, ...providerScripts]))
}

const columns = ['Script', 'Owner', 'Reason', 'When', 'Integrity']
const limited = 'changed by its owner: limited by the content security policy'

function page(scripts: readonly PaymentScript[]): string {
  const title = 'Scripts on a payment page'
  const rows = scripts.map(
    ({ script, owner, reason, when, integrity }) => html`<tr>
${[script, owner, reason, when, integrity ?? limited].map((text) => html`<td>${text}</td>`)}
</tr>
`,
  )
  return filedPage(
    title,
    html`<h1>${title}</h1>
<p>What the elements of ${packageJson.name} ${packageJson.version} run on a payment page, for the inventory that PCI DSS 4.0.1 asks for in 6.4.3. Add the scripts of your own page. A page that is opened with ?rove-doctor compares what it has loaded with this list.</p>
<div class="wide" tabindex="0" role="region" aria-label="${title}">
<table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table>
</div>`,
  )
}
