/** Checks names that a page can misspell (LOAD-10). */

import type { FactName } from '../core/base/bus/facts'
import { nearest } from '../core/base/input/nearest'
import { RoveError } from '../core/base/report/errors'
import { inform } from '../core/base/report/inform'
import { report } from '../core/base/report/report'
import { idleWidgets } from './widgets'

const facts = {
  'love:changed': 1,
  'search:queried': 1,
  'search:submitted': 1,
  'search:selected': 1,
  'list:shown': 1,
  'list:selected': 1,
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
  'price:shown': 1,
  'price:mismatch': 1,
  'country:changed': 1,
  'live:refreshed': 1,
  'consent:changed': 1,
  'track:sent': 1,
  'coupon:changed': 1,
  'checkout:reported': 1,
  'quote:changed': 1,
  'track:asked': 1,
  'abtest:assigned': 1,
} satisfies Record<FactName, 1>

/** Synonyms of widgets' names that are too different for the edit distance. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['rove-heart', 'rove-love'],
  ['rove-favorite', 'rove-love'],
  ['rove-basket', 'rove-cart'],
  ['rove-bag', 'rove-cart'],
  ['rove-images', 'rove-gallery'],
  ['rove-product', 'rove-buybox'],
])

/** The names of all widgets, without `rove-`. */
export const widgetNames = (): readonly string[] => `${idleWidgets}|${__ROVE_LOADS_WHEN_VISIBLE__}`.split('|')

/** Reports a tag whose code could not be loaded: that it belongs to no widget, with the nearest name, or else the failure. */
export function reportTag(tag: string, failure: unknown): void {
  const tags = widgetNames().map((widget) => `rove-${widget}`)
  const suggestion = synonyms.get(tag) ?? nearest(tag, tags)
  if (failure instanceof RoveError) inform(failure)
  else if (tags.includes(tag)) report(tag, failure)
  else report('loader', `<${tag}> is not a widget${suggestion ? `; did you mean <${suggestion}>?` : ''}`)
}

/** Reports a fact that does not exist, with the nearest name, and a listener that is not a function. */
export function checkFact(fact: unknown, listener: unknown): void {
  const text = String(fact)
  if (!Object.hasOwn(facts, text)) {
    const suggestion = nearest(text, Object.keys(facts))
    report('rove.on', `no fact is called ${text}${suggestion ? `; did you mean ${suggestion}?` : ''}`)
  }
  if (typeof listener !== 'function') report('rove.on', `${text}: the listener is not a function`)
}
