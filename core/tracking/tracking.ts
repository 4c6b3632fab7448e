/**
 * Tracking: what happens on a page is told, as events, to those who are to know it and may. Fetched when the page has
 * come to rest, where its settings have `rove.tracking`. Source: document 3 (TRACK-01 to TRACK-08).
 */
import { pageBus, type Told } from '../bus'
import { readConsent } from '../consent'
import { identify } from '../contacts'
import { readCookie } from '../device/cookies'
import type { Utm } from '../domain/session'
import type { ConsentChanged } from '../facts'
import { fetched } from '../fetched'
import { readAccount } from '../host/account'
import { readSetting } from '../host/settings/read-setting'
import { tracking } from '../host/settings/tracking'
import { vendors } from '../host/settings/vendors'
import { share } from '../page'
import { isRehearsal } from '../rehearsal'
import { guard, report } from '../report'
import { pageVisit } from '../visit'
import { causes, createCollector } from './collector'
import { concernsPriceTest } from './concerns-price-test'
import { trackingCookies } from './cookies'
import { followContacts } from './identify'
import { createMemories } from './memories'
import { createOutlets } from './outlets'
import { type Listen, watchPage } from './page-signs'
import { seePage } from './seen'

/** Starts it, once a page. @returns the end of it */
export function startTracking(): () => void {
  const [, stop] = share('tracking', () => ({ stop: follow() }))
  return stop
}

function follow(): () => void {
  const told = readSetting(tracking)
  if (!told) return () => {}
  const bus = pageBus()
  const memories = createMemories(() => mayKeep(readConsent()))
  const endTest = followTest((variant) => !isRehearsal() && memories.keepCookie('variant', variant))
  if (isRehearsal()) return endTest

  const [visit, leaveVisit] = pageVisit()
  const seen = seePage(told, visit)
  const outlets = createOutlets({
    seen,
    log: told.log,
    vendors: readSetting(vendors),
    isAllowed: (of) => readConsent()[of],
  })
  const collector = createCollector({ seen, memories, send: outlets.send })
  const ends = new AbortController()
  const listen: Listen = (name, run, capture = false) =>
    addEventListener(name, guard('tracking', run) as (event: Event) => void, { capture, signal: ends.signal })

  function view(): void {
    if (!seen.account) memories.keepCookie('login', '')
    const utm = inAddress(visit.get().utm)
    if (utm) memories.keepCookie('utm', utm)
    collector.page()
  }

  const contacts = followContacts(outlets.receiver)
  /** Once a page: what the settings say of a customer may be less than what the server knows. */
  const learnCustomer = fetched(() => import('./customer').then(({ readCustomer }) => readCustomer(seen)))
  function requestCustomer({ marketing }: ConsentChanged): void {
    if (seen.account && marketing) learnCustomer().catch((failure) => report('tracking', failure))
  }

  /** What was told before this code came: what is told from here on is heard as it happens. */
  const early = bus.told.filter(([fact]) => causes.has(fact))
  const undo = [
    endTest,
    leaveVisit,
    contacts.stop,
    ...[...causes].map((fact) => bus.on(fact, (payload) => collector.fact([fact, payload, Date.now()]))),
    bus.on('consent:changed', (consent: ConsentChanged) => {
      outlets.consent(consent)
      contacts.review(consent)
      requestCustomer(consent)
      if (mayKeep(consent)) memories.write()
      else memories.forget()
    }),
  ]
  watchPage(collector.emit, seen.page, listen)
  // A session begins before its first page is viewed.
  const isSession = ([fact]: Told) => fact === 'session:started'
  early.filter(isSession).forEach(collector.fact)
  const account = readAccount()
  if (account?.email) {
    const { email, firstname, lastname, phone } = account
    identify({ email, firstname, lastname, phone }, 'login')
  }
  requestCustomer(readConsent())
  view()
  collector.asked(told.events)
  for (const one of early) if (!isSession(one)) collector.fact(one)

  listen('pagehide', outlets.flush)
  listen('visibilitychange', outlets.flush)
  listen('pageshow', ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    memories.forgetPage()
    view()
  })
  outlets.consent(readConsent())
  return () => {
    ends.abort()
    for (const end of undo) end()
  }
}

/** Whether anything may be kept on the device. */
const mayKeep = ({ analytics, ads, marketing }: ConsentChanged): boolean => analytics || ads || marketing

/** Its code is fetched where the page has anything to do with the test. */
function followTest(keep: (variant: string) => void): () => void {
  const kept = readCookie(trackingCookies.variant.name)
  if (!concernsPriceTest(location.search, kept)) return () => {}
  const following = import('./price-test')
    .then(({ followPriceTest }) => followPriceTest(kept, keep))
    .catch((failure) => report('price test', failure))
  return () => void following.then((end) => end?.())
}

/** What is kept of how a visitor came. */
const keptUtm = ['source', 'medium', 'campaign', 'term', 'content']

/** As an address has it. */
function inAddress(utm: Utm): string {
  const said = keptUtm.flatMap((word) => (utm[word] ? [[`utm_${word}`, utm[word]]] : []))
  return new URLSearchParams(said).toString()
}
