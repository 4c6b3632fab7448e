/** The load strategies by name. */
import { report } from '../../core/report/report'
import { isCrawler, isExcludedForCrawlers } from '../crawler'
import { idle } from './idle'
import { interaction } from './interaction'
import type { LoadStrategy } from './load-strategy'
import { visible } from './visible'

const strategies: Readonly<Record<string, LoadStrategy>> = { eager: (_, load) => load(), idle, interaction, visible }

/**
 * Uses the load strategy of this name. Called for widgets that load when idle, and for tags with a `load` attribute:
 * without a name it is `idle`. An unknown name is reported, and `visible` is used. For a crawler, excluded widgets keep
 * the server's HTML.
 */
export function waitFor(element: Element, load: () => void, name: string | null): void {
  const { localName: tag } = element
  if (isExcludedForCrawlers(tag) && isCrawler()) {
    fallBackForCrawler(element as HTMLElement)
    return
  }
  const when = name ?? 'idle'
  const strategy = Object.hasOwn(strategies, when) ? strategies[when] : undefined
  if (!strategy) report(tag, `load="${when}" is unknown; use one of: ${Object.keys(strategies).join(', ')}`)
  const wait = strategy ?? visible
  wait(element, load)
}

function fallBackForCrawler({ dataset }: HTMLElement): void {
  dataset.roveState = 'fallback'
  dataset.roveReason = 'crawler'
}
