/**
 * Tracking: page activity is sent as events to the sinks that the visitor has consented to. Loaded when the page is
 * idle, where its settings have `rove.tracking` (TRACK-01, TRACK-08).
 */

import { type PublishedFact, pageBus } from '../base/bus/bus'
import { onBfcacheRestore } from '../base/device/bfcache'
import { readCookie } from '../base/device/cookies'
import { readSetting } from '../base/input/read-setting'
import { isPreview } from '../base/page/preview'
import { vendors } from '../base/page/vendors.setting'
import { guard, report } from '../base/report/report'
import { acquireShared } from '../base/state/page'
import { readAccount } from '../shop/account/account.setting'
import type { ConsentChanged } from '../shop/consent/consent.facts'
import { readConsent } from '../shop/consent/consent.store'
import { identify } from '../shop/contacts/identify.action'
import { utmInAddress } from '../shop/session/session.rules'
import { pageSessions } from '../shop/session/session.store'
import { loginValues, trackingCookies } from './cookies.rules'
import { followCustomer } from './customer'
import { causes, createCollector } from './facts-to-events'
import { followContacts } from './identify'
import { followLists } from './lists'
import { readPageContext } from './page-context'
import { type Listen, watchPage } from './page-interactions'
import { createMemories } from './sent-events'
import { publishSent } from './sent-forms'
import { createSinks } from './sinks'
import { tracking } from './tracking.setting'

/** Starts tracking, once a page. @returns a function that stops it */
export function startTracking(): () => void {
  const [, stop] = acquireShared('tracking', () => ({ stop: start() }))
  return stop
}

function start(): () => void {
  const setting = readSetting(tracking)
  if (!setting) return () => {}
  const bus = pageBus()
  const memories = createMemories(mayKeep)
  const preview = isPreview()
  const endTest = followTest((variant) => !preview && memories.keepCookie('variant', variant))
  if (preview) return endTest

  const [sessions, leaveSessions] = pageSessions()
  const context = readPageContext(setting, sessions)
  const sinks = createSinks({
    context,
    log: setting.log,
    vendors: readSetting(vendors),
    isAllowed: (of) => readConsent()[of],
  })
  const collector = createCollector({ context, memories, send: sinks.send })
  const ends = new AbortController()
  const listen: Listen = (name, run, capture = false) =>
    addEventListener(name, guard('tracking', run) as (event: Event) => void, { capture, signal: ends.signal })

  function view(): void {
    if (!context.account) memories.keepCookie('login', loginValues.anonymous)
    const utm = utmInAddress(sessions.get().utm)
    if (utm) memories.keepCookie('utm', utm)
    collector.page()
    guard('tracking', publishSent)(collector.requested)
  }

  const contacts = followContacts(sinks.contacts)

  /** Facts published before this code was loaded. Later ones arrive by subscription. */
  const past = bus.published.filter(([fact]) => causes.has(fact))
  const undo = [
    endTest,
    leaveSessions,
    contacts.stop,
    onBfcacheRestore(() => {
      memories.forgetPage()
      view()
    }),
    ...[...causes].map((fact) => bus.on(fact, (payload) => collector.fact([fact, payload, Date.now()]))),
    bus.on('consent:changed', (consent: ConsentChanged) => {
      sinks.consent(consent)
      contacts.review(consent)
      if (mayKeep()) memories.write()
      else memories.forget()
    }),
  ]
  watchPage(collector.emit, context.page, listen, mayKeep)
  // A session begins before its first page is viewed.
  const isSession = ([fact]: PublishedFact) => fact === 'session:started'
  past.filter(isSession).forEach(collector.fact)
  const account = readAccount()
  if (account?.email) {
    const { email, firstname, lastname, phone } = account
    identify({ email, firstname, lastname, phone }, 'login')
  }
  if (account) undo.push(followCustomer(context))
  view()
  if (context.page.items[0] || document.querySelector('rove-listing,rove-search-results'))
    undo.push(followLists(context, collector.emit, listen))
  collector.requested(setting.events)
  for (const one of past) if (!isSession(one)) collector.fact(one)

  listen('pagehide', sinks.flush)
  listen('visibilitychange', sinks.flush)
  sinks.consent(readConsent())
  return () => {
    ends.abort()
    for (const end of undo) end()
  }
}

/** Whether consent allows storage on the device. */
function mayKeep(): boolean {
  const { analytics, ads, marketing } = readConsent()
  return analytics || ads || marketing
}

/** Follows the price test where the page is part of it: its code is loaded then. */
function followTest(keep: (variant: string) => void): () => void {
  const kept = readCookie(trackingCookies.variant.name)
  if (!concernsPriceTest(location.search, kept)) return () => {}
  const following = import('./tracking-later').then(({ later }) => later.followPriceTest(kept, keep))
  const reported = following.catch((failure) => report('tracking', failure))
  return () => void reported.then((end) => end?.())
}

/**
 * Whether the page is part of the price test: its address has one of the test's parameters, the visitor is in a
 * variant, or the page is a preview.
 */
function concernsPriceTest(search: string, kept: string | undefined): boolean {
  return !!kept || /utm_(source|directive)=|rove-why/.test(search)
}
