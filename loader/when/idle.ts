import { isCrawler } from '../crawler'
import type { LoadStrategy } from './load-strategy'

/** When the browser is idle; in the next task where it has no idle callback. Never for a crawler. */
export const idle: LoadStrategy = (_, load) => {
  const schedule: (load: () => void) => void = window.requestIdleCallback ?? setTimeout
  if (!isCrawler()) schedule(load)
}
