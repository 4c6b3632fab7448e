/**
 * The model of the why-panel: all conditional content of the page with its reasons, and the replaced properties of the
 * visitor.
 */

import { pageServerClock } from '../../core/base/net/server-clock'
import { report } from '../../core/base/report/report'
import { createStore, type Store } from '../../core/base/state/create-store'
import { page } from '../../core/base/state/page'
import { type PageReport, pageReport } from '../../core/instant/page-report'
import { type ConditionalContent, pageContents, type Reason } from '../../core/shop/campaign/contents.store'
import { pageVisitor, type Visitor } from '../../core/shop/conditions/visitor.store'
import { missingPopups } from './missing-popups'
import { isUsable, type Pretence, pretenceLink, pretenceRows, pretendedVisitor, readPretence } from './pretence'

/** The present state of one conditional content. */
export interface ShownContent extends Pick<ConditionalContent, 'kind' | 'id'> {
  readonly state: string
  readonly reasons: readonly Reason[]
  readonly notes: readonly string[]
  readonly coversPage: boolean
}

/** An element that shows the server's HTML as fallback. */
export interface FallbackElement {
  readonly tag: string
  readonly reason: string
}

/** The state of the panel. */
export interface WhyState {
  readonly contents: readonly ShownContent[]
  readonly fallbacks: readonly FallbackElement[]
  /** Our lines on the console, except those about popups. */
  readonly reported: readonly string[]
  /** Whether the page was prerendered, and whether it fetches others ahead. */
  readonly page: PageReport
  /** The number of our open dialogs. */
  readonly openDialogs: number
  /** The visitor as conditions see them now. */
  readonly visitor: Visitor
  readonly pretence: Pretence
  /** The address of this page with the replaced properties. */
  readonly link: string
}

/** The model of the panel. */
export interface WhyModel extends Pick<Store<WhyState>, 'get' | 'subscribe'> {
  /** Replaces a property, where the text is valid; an empty text restores it. */
  pretend(name: keyof Pretence, text: string): void
  /** Restores all properties. */
  reset(): void
  stop(): void
}

/** The interval of updates, in milliseconds. */
const intervalMs = 1000

/** Creates the model. Replaced properties are neither stored nor sent. */
export function createWhyModel(location: Pick<Location, 'search' | 'href'> = globalThis.location): WhyModel {
  const [visitors, leaveVisitors] = pageVisitor()
  const [clock, leaveClock] = pageServerClock()
  const realVisitor = visitors.get()
  const shared = page()
  shared.openDialogs ??= createStore(0)
  const { openDialogs } = shared
  let pretence = readPretence(location.search)
  /** The start of the pretended clock, by `performance.now()`. */
  let startedAt = performance.now()
  const store = createStore<WhyState>(readState())

  function readState(): WhyState {
    const declared = pageContents().get()
    return {
      contents: [...declared, ...missingPopups(declared)].sort(byKind).map(shownContent),
      fallbacks: [...document.querySelectorAll<HTMLElement>('[data-rove-state=fallback]')].map(
        ({ localName, dataset }) => ({ tag: localName, reason: dataset.roveReason ?? '' }),
      ),
      // Lines about a popup are shown with the popup.
      reported: [...shared.reported].filter((line) => !line.startsWith('[rove] popup ')),
      page: pageReport(),
      openDialogs: openDialogs.get(),
      visitor: visitors.get(),
      pretence,
      link: pretenceLink(pretence, location.href),
    }
  }

  /** Applies the replaced properties to conditions and the countdown. A pretended clock goes on from its start. */
  function applyPretence(): void {
    const as = pretendedVisitor(pretence, realVisitor)
    const now = as.now === undefined ? undefined : as.now + performance.now() - startedAt
    visitors.pretend(now === undefined ? as : { ...as, now })
    clock.pretend(now)
    store.set(readState())
  }

  function change(next: Pretence): void {
    if (next.clock !== pretence.clock) startedAt = performance.now()
    pretence = next
    applyPretence()
  }

  const timer = setInterval(() => {
    if (pretence.clock) applyPretence()
    else store.set(readState())
  }, intervalMs)
  const leave = [pageContents(), openDialogs].map((source) => source.subscribe(() => store.set(readState())))
  applyPretence()
  return {
    get: store.get,
    subscribe: store.subscribe,
    pretend(name, text) {
      const row = pretenceRows.find((one) => one.name === name)
      const { [name]: _, ...others } = pretence
      change(row && isUsable(row, text) ? { ...others, [name]: text } : others)
    },
    reset: () => change({}),
    stop() {
      clearInterval(timer)
      for (const end of leave) end()
      visitors.pretend({})
      clock.pretend()
      leaveVisitors()
      leaveClock()
    },
  }
}

/** The order of kinds: most used first. Contents of one kind keep their order of declaration. */
const kinds: readonly ConditionalContent['kind'][] = ['popup', 'countdown', 'chat', 'experiment']

function byKind(one: ConditionalContent, other: ConditionalContent): number {
  return kinds.indexOf(one.kind) - kinds.indexOf(other.kind)
}

/** A content that throws is shown as such, and the others are still shown. */
function shownContent(content: ConditionalContent): ShownContent {
  const { kind, id } = content
  try {
    return {
      kind,
      id,
      state: content.state(),
      reasons: content.explain(),
      notes: content.notes?.() ?? [],
      coversPage: content.coversPage?.() ?? false,
    }
  } catch (failure) {
    report('why', failure)
    return { kind, id, state: 'cannot say', reasons: [], notes: [], coversPage: false }
  }
}
