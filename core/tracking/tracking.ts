/**
 * Tracking: what happens on a page is told, as events, to those who are to know it and may. Fetched when the page has
 * come to rest, where its settings have `rove.tracking`. Source: document 3 (TRACK-01 to TRACK-08).
 */
import { pageBus, type Told } from '../bus'
import { readConsent } from '../consent'
import { identify } from '../contacts'
import { readCookie } from '../device/cookies'
import type { ConsentChanged } from '../facts'
import { readAccount } from '../host/account'
import { readSetting } from '../host/settings/read-setting'
import { tracking } from '../host/settings/tracking'
import { vendors } from '../host/settings/vendors'
import { share } from '../page'
import { isRehearsal } from '../rehearsal'
import { guard, report } from '../report'
import { isFormSent, pageVisit, utmInAddress } from '../visit'
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
  const memories = createMemories(mayKeep)
  const isPreview = isRehearsal()
  const endTest = followTest((variant) => !isPreview && memories.keepCookie('variant', variant))
  if (isPreview) return endTest

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
    const utm = utmInAddress(visit.get().utm)
    if (utm) memories.keepCookie('utm', utm)
    collector.page()
    if (isFormSent()) later(import('./sent-forms').then(({ publishSent }) => publishSent(collector.asked)))
  }

  const contacts = followContacts(outlets.receiver)

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
      if (mayKeep()) memories.write()
      else memories.forget()
    }),
  ]
  watchPage(collector.emit, seen.page, listen, mayKeep)
  // A session begins before its first page is viewed.
  const isSession = ([fact]: Told) => fact === 'session:started'
  early.filter(isSession).forEach(collector.fact)
  const account = readAccount()
  if (account?.email) {
    const { email, firstname, lastname, phone } = account
    identify({ email, firstname, lastname, phone }, 'login')
  }
  if (account) undo.push(later(import('./customer').then(({ followCustomer }) => followCustomer(seen))))
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
function mayKeep(): boolean {
  const { analytics, ads, marketing } = readConsent()
  return analytics || ads || marketing
}

/** Its code is fetched where the page has anything to do with the test. */
function followTest(keep: (variant: string) => void): () => void {
  const kept = readCookie(trackingCookies.variant.name)
  if (!concernsPriceTest(location.search, kept)) return () => {}
  return later(import('./price-test').then(({ followPriceTest }) => followPriceTest(kept, keep)))
}

/** What code that comes later starts. @returns the undo */
function later(starting: Promise<unknown>): () => void {
  const started = starting.catch((failure) => report('tracking', failure))
  return () => void started.then((end) => (end as (() => void) | undefined)?.())
}
