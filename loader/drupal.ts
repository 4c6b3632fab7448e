/**
 * Connects the loader to Drupal: finds tags in HTML that its ajax inserts, and publishes the server's commands as facts
 * (LOAD-08).
 */
import { pageBus } from '../core/base/bus/bus'
import { guard } from '../core/base/report/report'
import { commands } from './drupal-commands'

type Command = (ajax: unknown, response: Record<string, unknown>, status?: unknown) => void

interface HostWindow {
  readonly Drupal?: {
    behaviors?: Record<string, { attach(context: unknown): void }>
    ajax?: { prototype?: { commands?: Record<string, Command> } }
    /** Since Drupal 8. */
    AjaxCommands?: { prototype?: Record<string, Command> }
  }
}

/**
 * Adds our behavior, which looks for tags, and publishes the server's commands as facts. The shop's own handler of a
 * command runs first.
 */
export function connectDrupal(scan: () => void): void {
  const { Drupal } = globalThis as HostWindow
  if (Drupal?.behaviors) Drupal.behaviors.rove = { attach: guard('drupal', () => scan()) }
  const shopCommands = Drupal?.ajax?.prototype?.commands ?? Drupal?.AjaxCommands?.prototype
  if (!shopCommands) return
  for (const [name, [fact, read]] of Object.entries(commands)) {
    const shopCommand = Object.hasOwn(shopCommands, name) ? shopCommands[name] : undefined
    const publish = guard(`command ${name}`, (response: Record<string, unknown>) => {
      const { command, ...payload } = response
      const factPayload = read(payload)
      if (factPayload) pageBus().publish(fact, factPayload as never)
    })
    shopCommands[name] = function (this: unknown, ...input) {
      shopCommand?.apply(this, input)
      publish(input[1])
    }
  }
}
