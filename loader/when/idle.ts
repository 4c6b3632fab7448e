import type { LoadStrategy } from './load-strategy'

/** When the browser is idle; in the next task where it has no idle callback. */
export const idle: LoadStrategy = (_, load) => {
  const schedule: (load: () => void) => void = window.requestIdleCallback ?? setTimeout
  schedule(load)
}
