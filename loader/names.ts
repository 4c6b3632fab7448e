/** What a page may have misspelt: fetched where there is a name to check. Source: document 0, section 8 (LOAD-10). */
import type { FactName } from '../core/facts'
import { report } from '../core/report'
import { nearest } from './nearest'
import { widgetTag } from './widget-tag'
import { loadsWhenIdle } from './widgets'

const facts = {
  'love:changed': 1,
  'search:queried': 1,
  'search:submitted': 1,
  'search:selected': 1,
  'model:chosen': 1,
  'destination:changed': 1,
  'cart:added': 1,
  'cart:changed': 1,
  'cart:emailed': 1,
  'notify:asked': 1,
  'checkout:advanced': 1,
  'checkout:failed': 1,
  'payment:changed': 1,
  'order:placed': 1,
  'popup:shown': 1,
  'popup:closed': 1,
  'popup:subscribed': 1,
  'countdown:closed': 1,
  'visitor:identified': 1,
  'session:started': 1,
  'country:changed': 1,
  'consent:changed': 1,
  'track:sent': 1,
  'coupon:changed': 1,
  'checkout:reported': 1,
  'quote:changed': 1,
  'track:asked': 1,
  'abtest:assigned': 1,
} satisfies Record<FactName, 1>

/** Other words for what a widget shows: no spelling is near to them. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['rove-heart', 'rove-love'],
  ['rove-favorite', 'rove-love'],
  ['rove-basket', 'rove-cart'],
  ['rove-bag', 'rove-cart'],
  ['rove-images', 'rove-gallery'],
  ['rove-product', 'rove-buybox'],
])

/**
 * Names on the console a tag that is no widget, a fact that is never published, each with the nearest name there is,
 * and what listens to a fact without being a function.
 */
export function checkName(name: unknown, listener?: unknown): void {
  const text = String(name)
  if (/^rove-/.test(text)) {
    if (widgetTag.test(text)) return
    const tags = `${loadsWhenIdle}|${__ROVE_LOADS_WHEN_VISIBLE__}`.split('|').map((widget) => `rove-${widget}`)
    const meant = synonyms.get(text) ?? nearest(text, tags)
    report('loader', `<${text}> is no widget${meant ? `; did you mean <${meant}>?` : ''}`)
    return
  }
  if (!Object.hasOwn(facts, text)) {
    const meant = nearest(text, Object.keys(facts))
    report('rove.on', `no fact is called ${text}${meant ? `; did you mean ${meant}?` : ''}`)
  }
  if (typeof listener !== 'function') report('rove.on', `${text}: the listener is no function`)
}
