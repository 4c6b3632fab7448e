/** What the loader does for a page besides finding tags: it stands in the module that is fetched later. */

import { unknown } from 'valibot'
import { shareFacts } from '../core/facts-across-tabs'
import { followConsent } from '../core/follow-consent'
import { readSetting } from '../core/host/settings/read-setting'
import { own } from '../core/own'
import { isRehearsal } from '../core/rehearsal'
import { report } from '../core/report'
import { joinDrupal } from './drupal'
import { knowPage } from './know-page'
import { idle } from './when/idle'

/** Whether a page tells of itself to be tracked: what it tells is read by tracking. */
const isTracked = { name: 'rove.tracking', schema: unknown(), otherwise: undefined } as const

/** The modules, each with what it is asked for. */
interface Modules {
  readonly tracking: typeof import('../core/tracking/tracking')
  readonly why: { openWhy(): unknown }
}

/**
 * Keeps what the page knows from the start, joins its own scripts, and hears of consent and facts of other tabs; starts
 * tracking where the page has settings for it, and opens the why-panel where its address asks for it, once the page is
 * loaded and quiet.
 *
 * @param importModule imports one built module by its name
 */
export function joinPage(scan: () => void, importModule: (name: string) => Promise<unknown>): void {
  knowPage()
  joinDrupal(scan)
  followConsent()
  shareFacts()
  skipClosedOverlays()
  const start = <Name extends keyof Modules>(name: Name, run: (module: Modules[Name]) => unknown) =>
    importModule(name)
      .then((module) => run(module as Modules[Name]))
      .catch((failure) => report(name, failure))
  whenLoaded(() => {
    if (isRehearsal()) start('why', ({ openWhy }) => openWhy())
    if (readSetting(isTracked)) start('tracking', ({ startTracking }) => startTracking())
  })
}

function whenLoaded(run: () => void): void {
  const quiet = () => idle(document.body, run)
  if (document.readyState === 'complete') quiet()
  else addEventListener('load', quiet, own({ once: true }))
}

/** A page that was left by a link in an overlay of ours, and is loaded again by Back, stands on that overlay's entry. */
function skipClosedOverlays(): void {
  const { rove_overlays: entries } = Object(history.state) as { readonly rove_overlays?: unknown }
  if (typeof entries === 'number' && entries > 0) history.go(-entries)
}
