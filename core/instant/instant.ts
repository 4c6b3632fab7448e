/**
 * Instant pages: the page behind a link is fetched where the visitor rests or presses on it, so that an old server has a
 * head start. Loaded when the page is idle, where its settings have `rove.instant` and the connection is not slow. Never for a
 * crawler.
 */

import { pageBus } from '../base/bus/bus'
import type { FactName } from '../base/bus/facts'
import { onBfcacheRestore } from '../base/device/bfcache'
import { isPlainPress } from '../base/device/plain-press'
import { builtIn } from '../base/input/built-in'
import { own } from '../base/input/own'
import { readSetting } from '../base/input/read-setting'
import { isPreview } from '../base/page/preview'
import { guard, report } from '../base/report/report'
import { acquireShared, page } from '../base/state/page'
import { prefetch, speculate } from './fetch-ahead'
import { prerendersKept, restMs, touchMs } from './instant.rules'
import { instant } from './instant.setting'
import { type InstantState, instantWay, supportsPrefetch, supportsRules } from './instant-way'
import { linkRefusal } from './link-refusal'

/** After these facts the server renders other pages than before: those fetched ahead are dropped. */
const staleAfter: readonly FactName[] = [
  'love:changed',
  'cart:added',
  'cart:changed',
  'coupon:changed',
  'destination:changed',
  'country:changed',
]

/** Starts instant pages, once a page. @returns a function that stops them */
export function startInstant(): () => void {
  const [, stop] = acquireShared('instant', () => ({ stop: start() }))
  return stop
}

function start(): () => void {
  const setting = readSetting(instant)
  const way = instantWay()
  if (!setting || way.how === 'none' || isPreview()) return () => {}
  const state: InstantState = { way, budget: setting.budget, fetched: [], drop }
  page().instant = state
  const ends = new AbortController()
  const { signal } = ends
  /** What was inserted, by address, oldest first. */
  const inserted = new Map<string, HTMLElement>()
  let areRulesAllowed = supportsRules()
  let resting: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function drop(): void {
    inserted.forEach((node) => {
      node.remove()
    })
    inserted.clear()
  }

  function fetchAhead(url: string): void {
    if (inserted.has(url) || state.budget <= 0) return
    state.budget -= 1
    state.fetched.push(url)
    if (state.way.how === 'prerender' && inserted.size >= prerendersKept) {
      const [[oldest, node]] = [...inserted] as [[string, HTMLElement]]
      node.remove()
      inserted.delete(oldest)
    }
    const node = insert(url)
    if (node) inserted.set(url, node)
  }

  function insert(url: string): HTMLElement | undefined {
    const { how } = state.way
    if (how === 'none') return undefined
    if (!areRulesAllowed) return prefetch(url)
    const refused = guard('instant', () => {
      inserted.get(url)?.remove()
      inserted.delete(url)
      giveUpRules()
      const node = insert(url)
      if (node) inserted.set(url, node)
    })
    try {
      return speculate(how, url, refused)
    } catch (failure) {
      report('instant', failure)
      giveUpRules()
      return insert(url)
    }
  }

  /** From now on `<link rel=prefetch>`. */
  function giveUpRules(): void {
    areRulesAllowed = false
    state.way = {
      how: supportsPrefetch() ? 'prefetch' : 'none',
      because: 'the page’s policy does not allow our speculation rules',
    }
  }

  /** Waits for the moment at which the visitor is likely to open the link. */
  function restOn(event: Event, delay: number): void {
    const link = linkOf(event)
    if (link === resting && delay >= restMs) return
    leave()
    if (!link || state.budget <= 0 || linkRefusal(link, setting?.links ?? '')) return
    resting = link
    const { href } = link
    timer = setTimeout(
      guard('instant', () => fetchAhead(withoutHash(href))),
      delay,
    )
  }

  function leave(): void {
    clearTimeout(timer)
    resting = undefined
  }

  const listen = <Name extends keyof DocumentEventMap>(name: Name, run: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, guard('instant', run), own({ signal, passive: true, capture: true }))
  listen('pointerover', (event) => {
    // A finger is over a link only while it presses.
    if (event.pointerType !== 'touch') restOn(event, restMs)
  })
  listen('focusin', (event) => restOn(event, restMs))
  listen('pointerdown', (event) => {
    if (isPlainPress(event)) restOn(event, event.pointerType === 'touch' ? touchMs : 0)
  })
  listen('pointercancel', leave)
  listen('click', (event) => {
    // The page is requested now. What moves over the same link later changes nothing.
    leave()
    resting = linkOf(event)
  })

  const undo = [
    ...staleAfter.map((fact) => pageBus().on(fact, drop)),
    onBfcacheRestore(() => {
      drop()
      state.budget = setting.budget
    }),
  ]
  return () => {
    ends.abort()
    leave()
    drop()
    for (const end of undo) end()
    delete page().instant
  }
}

/** The link that an event is on. SVG has links too. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const [target] = event.composedPath()
  const link = target instanceof Element ? builtIn(target).closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}

const withoutHash = (url: string): string => url.replace(/#.*/, '')
