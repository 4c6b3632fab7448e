/**
 * What an old Drupal page tells the loader: HTML that its ajax has put in, and commands its server has sent.
 * Source: document 3, section 7 (LOAD-08).
 */
import { pageBus } from '../core/bus'
import { guard } from '../core/report'
import { commands } from './drupal-commands'

type Command = (ajax: unknown, response: Record<string, unknown>, status?: unknown) => void

interface HostWindow {
  readonly Drupal?: {
    behaviors?: Record<string, { attach(context: unknown): void }>
    ajax?: { prototype?: { commands?: Record<string, Command> } }
  }
}

/**
 * Adds our behavior, which looks for tags, and turns the server's commands into facts. A command that the shop
 * handles itself is still handled by the shop, first.
 */
export function joinDrupal(scan: () => void): void {
  const { Drupal } = globalThis as HostWindow
  if (Drupal?.behaviors) Drupal.behaviors.rove = { attach: guard('drupal', () => scan()) }
  const known = Drupal?.ajax?.prototype?.commands
  if (!known) return
  for (const [name, [fact, read]] of Object.entries(commands)) {
    const own = Object.hasOwn(known, name) ? known[name] : undefined
    const tell = guard(`command ${name}`, (response: Record<string, unknown>) => {
      const { command, ...payload } = response
      const told = read(payload)
      if (told) pageBus().tell(fact, told as never)
    })
    known[name] = function (this: unknown, ...input) {
      own?.apply(this, input)
      tell(input[1])
    }
  }
}
