/**
 * Tracking: what happens on a page is told, as events, to those who are to know it and may. Fetched when the page has
 * come to rest, where its settings have `rove.tracking`. Source: document 3 (TRACK-01 to TRACK-08).
 */
import { pageBus } from '../bus'
import { readConsent } from '../consent'
import { identify } from '../contacts'
import type { ConsentChanged, FactName, Facts } from '../facts'
import { login } from '../host/settings/login'
import { readSetting } from '../host/settings/read-setting'
import { tracking } from '../host/settings/tracking'
import { vendors } from '../host/settings/vendors'
import { share } from '../page'
import { isRehearsal } from '../rehearsal'
import { guard, report } from '../report'
import { pageVisit } from '../visit'
import { causes, createCollector } from './collector'
import { concernsPriceTest } from './concerns-price-test'
import { followContacts } from './identify'
import { createMemories } from './memories'
import { createOutlets } from './outlets'
import { watchPage } from './page-signs'
import { seePage } from './seen'

/** Facts that may have been told before this code came, besides those that cause events. */
const heard = [...new Set<FactName>([...causes, 'track:asked', 'checkout:reported'])]

/** Starts it, once a page. @returns the end of it */
export function startTracking(): () => void {
  const [, stop] = share('tracking', () => ({ stop: follow() }))
  return stop
}

function follow(): () => void {
  const told = readSetting(tracking)
  if (!told) return () => {}
  const bus = pageBus()
  const memories = createMemories(() => Object.values(readConsent()).some(Boolean))
  const endTest = followTest((variant) => !isRehearsal() && memories.keepCookie('variant', variant))
  if (isRehearsal()) return endTest

  const [visit, leaveVisit] = pageVisit()
  const seen = seePage(told, visit)
  const outlets = createOutlets({
    seen,
    log: told.log,
    vendors: readSetting(vendors),
    allowed: readConsent(),
    isAllowed: (of) => readConsent()[of],
  })
  const collector = createCollector({ seen, memories, currency: seen.currency, send: outlets.send, now: Date.now })
  const ends = new AbortController()
  const { signal } = ends

  function hear<F extends FactName>(fact: F, payload: Facts[F]): void {
    collector.fact(fact, payload)
    // An address is for the declared receiver alone: the event that this fact causes has none.
    if (fact === 'notify:asked') identify({ email: (payload as Facts['notify:asked']).email }, 'form')
  }

  function view(): void {
    if (!seen.loggedIn) memories.keepCookie('login', '')
    const utm = readUtm(location.search)
    if (utm) memories.keepCookie('utm', utm)
    collector.page()
  }

  const undo = [
    endTest,
    leaveVisit,
    followContacts(outlets.contacts),
    watchPage(collector.emit, { name: seen.page.list, items: seen.page.items }),
    ...heard.map((fact) => bus.on(fact, (payload) => hear(fact, payload))),
    bus.on('consent:changed', (consent: ConsentChanged) => {
      outlets.consent(consent)
      if (consent.analytics || consent.ads || consent.marketing) memories.write()
      else memories.forget()
    }),
  ]
  /** What was told before this code came. */
  const hearBefore = (fact: FactName) => {
    const before = bus.last(fact)
    if (before) hear(fact, before)
  }
  hearBefore('session:started')
  const account = readSetting(login)
  if (account?.email) identify({ email: account.email }, 'login')
  view()
  for (const event of told.events) collector.asked(event)
  for (const fact of heard) hearBefore(fact)

  const on = <E extends keyof WindowEventMap>(name: E, run: (event: WindowEventMap[E]) => void) =>
    addEventListener(name, guard('tracking', run), { signal })
  on('pagehide', outlets.flush)
  on('pageshow', ({ persisted }) => {
    if (!persisted) return
    memories.forgetPage()
    view()
  })
  document.addEventListener(
    'visibilitychange',
    guard('tracking', () => {
      if (document.visibilityState === 'hidden') outlets.flush()
    }),
    { signal },
  )
  outlets.begin()
  return () => {
    ends.abort()
    for (const end of undo) end()
  }
}

/** Its code is fetched where the page has anything to do with the test. */
function followTest(keep: (variant: string) => void): () => void {
  if (!concernsPriceTest(location.search)) return () => {}
  let end: (() => void) | undefined
  let ended = false
  import('./price-test')
    .then(({ followPriceTest }) => {
      if (!ended) end = followPriceTest(keep)
    })
    .catch((failure) => report('price test', failure))
  return () => {
    ended = true
    end?.()
  }
}

/** What an address says of how the visitor came: nothing else of it is kept. */
function readUtm(search: string): string {
  const given = new URLSearchParams(search)
  const named = ['source', 'medium', 'campaign', 'term', 'content'].map((word) => `utm_${word}`)
  return new URLSearchParams(
    named.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])),
  ).toString()
}
