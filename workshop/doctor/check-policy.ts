/** Whether the page's content security policy and Trusted Types allow what its tags need. */
import { readSetting } from '../../core/base/input/read-setting'
import { vendors } from '../../core/base/page/vendors.setting'
import { instant } from '../../core/instant/instant.setting'
import { pageProduct } from '../../core/shop/product/product.setting'
import { searchService } from '../../core/shop/search/search.setting'
import type { Check, Finding, Visit } from './finding'
import { allows, type Fetches, type Policy, readPolicies, sourcesFor } from './policy'

/** An address that something on the page requests. */
interface Need {
  readonly directive: Fetches
  readonly url: URL
  readonly by: string
}

export const policyCheck: Check = {
  name: 'policy',
  title: 'Content security policy and Trusted Types',
  run(visit) {
    const [enforced, reported] = [policiesOf(visit), readPolicies(visit.reportedPolicy)]
    if (enforced.length + reported.length === 0)
      return [
        {
          severity: 'note',
          what: 'The page has no content security policy.',
          mend: 'A policy without unsafe-inline works with all elements: docs/operate.md, “The content security policy”.',
        },
      ]
    const findings = (policy: Policy) => [...refused(policy, visit), ...trustedTypes(policy), ...unneeded(policy)]
    return [...enforced.flatMap(findings), ...reported.flatMap(findings).map(ifEnforced)]
  },
}

/** A policy that only reports refuses nothing yet. */
const ifEnforced = ({ severity, what, mend, ...rest }: Finding): Finding => ({
  ...rest,
  severity: severity === 'error' ? 'warning' : 'note',
  what: `In the policy that only reports: ${what}`,
  mend: `Before you enforce it: ${mend}`,
})

function policiesOf({ policy }: Visit): readonly Policy[] {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]')]
  return [policy, ...metas.map(({ content }) => content)].flatMap(readPolicies)
}

function refused(policy: Policy, visit: Visit): Finding[] {
  return needs(visit)
    .filter(({ directive, url }) => !allows(policy, directive, url))
    .map(({ directive, url, by }) => ({
      severity: 'error',
      what: `The policy does not allow ${by}.`,
      evidence: `${directive} ${sourcesFor(policy, directive)?.join(' ')}`,
      mend: `Add ${url.protocol === 'blob:' ? 'blob:' : url.origin} to ${directive}.`,
    }))
}

/** What the tags and settings of this page request. */
function needs({ folder }: Visit): Need[] {
  const has = (tag: string) => !!document.querySelector(tag)
  const at = (directive: Fetches, address: string, by: string): Need[] => {
    try {
      return [{ directive, url: new URL(address, document.baseURI), by }]
    } catch {
      return []
    }
  }
  const { appId, hosts } = readSetting(searchService) ?? {}
  const searches =
    hosts?.map(({ url, protocol }) => `${protocol}://${url}`) ?? (appId ? [`https://${appId}-dsn.algolia.net`] : [])
  const providers: Readonly<Record<string, { readonly script: string; readonly url: string }>> = readSetting(vendors)
  const pays = has('rove-checkout')
  return [
    ...at('script-src', folder.href, 'the files of the elements'),
    ...at('connect-src', location.origin, 'the calls to the shop'),
    ...(has('rove-search, rove-search-results') ? searches : []).flatMap((host) =>
      at('connect-src', host, 'the search service'),
    ),
    ...Object.entries(providers).flatMap(([name, { script, url }]) => [
      ...(script ? at('script-src', script, `the script of ${name}`) : []),
      ...(url ? at('connect-src', url, `the calls to ${name}`) : []),
    ]),
    ...(pays && !providers.stripe?.script
      ? [
          ...at('script-src', 'https://js.stripe.com', 'the script of stripe'),
          ...at('frame-src', 'https://js.stripe.com', 'the fields of stripe'),
          ...at('connect-src', 'https://api.stripe.com', 'the calls of stripe'),
        ]
      : []),
    ...(has('rove-gallery') && readSetting(pageProduct)?.video
      ? at('media-src', `blob:${location.origin}/1`, 'the film of the gallery')
      : []),
  ]
}

function trustedTypes(policy: Policy): Finding[] {
  const names = policy.get('trusted-types')
  if (!names || names.includes('*')) return []
  const wanted = [
    ['dompurify', 'HTML of the server is shown without it as text, or not at all'],
    ['rove', 'the scripts of providers are not loaded'],
    ...(readSetting(instant) ? [['rove-instant', 'pages are not fetched ahead']] : []),
  ] as const
  return wanted
    .filter(([name]) => !names.includes(name as string))
    .map(([name, otherwise]) => ({
      severity: 'warning',
      what: `The policy does not allow the Trusted Types policy ${name}: ${otherwise}.`,
      evidence: `trusted-types ${names.join(' ')}`,
      mend: `Add ${name} to trusted-types.`,
    }))
}

function unneeded(policy: Policy): Finding[] {
  const sources = sourcesFor(policy, 'script-src') ?? []
  const opens = ["'unsafe-inline'", "'unsafe-eval'"].filter((source) => sources.includes(source))
  // A nonce, a hash or strict-dynamic switches unsafe-inline off.
  const isStrict = sources.some((source) => /^'(nonce|sha\d+)-|^'strict-dynamic'/.test(source))
  return opens
    .filter((source) => source !== "'unsafe-inline'" || !isStrict)
    .map((source) => ({
      severity: 'note',
      what: `The policy allows ${source}. No element needs it.`,
      evidence: `script-src ${sources.join(' ')}`,
      mend: 'Remove it once the page’s other scripts do not need it.',
    }))
}
