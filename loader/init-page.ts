/** What the loader does besides finding tags. Part of the module that is loaded later. */

import { unknown } from 'valibot'
import { publishCountryChange } from '../core/base/country/country-change'
import { own } from '../core/base/input/own'
import { readSetting } from '../core/base/input/read-setting'
import { isAskedFor, isPreview } from '../core/base/page/preview'
import { guard, report } from '../core/base/report/report'
import { page } from '../core/base/state/page'
import { slowConnection } from '../core/instant/connection'
import { followConsent } from '../core/shop/consent/follow-consent.store'
import { noteProducts } from '../core/shop/product/product-source'
import { connectDrupal } from './drupal'
import { shareFacts } from './facts-across-tabs'
import { idle } from './load-strategies'
import { widgetNames } from './names'
import { whenParsed } from './page-ready'
import { placeTags } from './place-tags'
import { allAttributes } from './placeable'
import { setLatestFacts } from './set-latest-facts'
import { showTimings } from './show-timings'
import { watchPrices } from './watch-prices'

/** Whether the page has a setting of this name. The module that it is for decodes it. */
const has = (name: string) => readSetting({ name, schema: unknown(), otherwise: undefined })

/**
 * Once the document is parsed: places and looks for tags, sets the initial facts, adds our Drupal behavior, follows consent and the
 * facts of other tabs, and publishes a change of the country. Once the page is loaded and idle: opens the why-panel or the
 * doctor where the address asks for it, and, but for a crawler, shows the timings of elements in the browser's tools,
 * compares prices, and starts tracking and instant pages where the page has settings for them.
 *
 * @param before what `window.rove` was before the loader ran: a list of functions, or nothing
 * @param isForCrawler whether the browser is taken for a crawler
 */
export function initPage(scan: () => void, before?: unknown, isForCrawler = false): void {
  if (before && !Array.isArray(before)) report('window.rove', 'must be a list')
  whenParsed(guard('page', () => initParsedPage(scan, isForCrawler)))
}

function initParsedPage(scan: () => void, isForCrawler: boolean): void {
  placeTags()
  scan()
  setLatestFacts()
  connectDrupal(scan)
  followConsent()
  shareFacts()
  if (!isPreview()) publishCountryChange()
  noteProducts()
  skipClosedOverlays()
  whenLoaded(() => {
    const isSlow = slowConnection()
    if (isAskedFor('rove-doctor'))
      start('doctor', import('../workshop/doctor/doctor'), ({ openDoctor }) =>
        openDoctor({ names: widgetNames(), attributes: allAttributes() }),
      )
    else if (isAskedFor('rove-why')) start('why', import('../workshop/why/why'), ({ openWhy }) => openWhy())
    // The panels also open for a crawler, because its reader asks for them.
    if (isForCrawler) return
    showTimings()
    watchPrices()
    if (has('rove.instant') && !isSlow && !isPreview())
      start('instant', import('../core/instant/instant'), ({ startInstant }) => startInstant())
    if (has('rove.tracking'))
      start('tracking', import('../core/tracking/tracking'), ({ startTracking }) => startTracking())
  })
}

/** Runs a module that is being loaded, and reports what fails under this name. */
function start<Module>(name: string, loading: Promise<Module>, run: (module: Module) => unknown): void {
  loading.then(run).catch((failure) => report(name, failure))
}

function whenLoaded(run: () => void): void {
  const runWhenIdle = () => idle(document.body, run)
  if (document.readyState === 'complete') runWhenIdle()
  else addEventListener('load', runWhenIdle, own({ once: true }))
}

/**
 * After a link inside an overlay, Back loads the page at that overlay's history entry: its entries are skipped. An overlay
 * that was opened before the document was parsed has done this: see `addBackStep`. One that the entry's address names is
 * opened again (`core/view/photos/address-part.ts`).
 */
function skipClosedOverlays(): void {
  if (page().backSteps) return
  const { rove_overlays: entries, rove_opens: isOpened } = Object(history.state) as Readonly<Record<string, unknown>>
  if (typeof entries === 'number' && entries > 0 && !isOpened) history.go(-entries)
}
