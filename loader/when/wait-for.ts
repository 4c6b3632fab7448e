/** The load strategies by name. */
import { report } from '../../core/base/report/report'
import { idle } from './idle'
import { interaction } from './interaction'
import type { LoadStrategy } from './load-strategy'
import { visible } from './visible'

const strategies: Readonly<Record<string, LoadStrategy>> = { eager: (_, load) => load(), idle, interaction, visible }

/** Uses the load strategy that a tag's `load` attribute names. An unknown name is reported, and `visible` is used. */
export function waitFor(element: Element, load: () => void, name: string): void {
  const strategy = Object.hasOwn(strategies, name) ? strategies[name] : undefined
  const names = Object.keys(strategies).join(', ')
  if (!strategy) report(element.localName, `load="${name}" is unknown; use one of: ${names}`)
  const wait = strategy ?? visible
  wait(element, load)
}
