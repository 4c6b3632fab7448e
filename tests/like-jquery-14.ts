/** The events of an old jQuery. */

type Run = (this: Node, event: Fired, ...given: unknown[]) => unknown
interface Fired {
  readonly type: string
  readonly target: Node
  readonly originalEvent?: Event
  [field: string]: unknown
}

/** The parts of jQuery that tests use. */
export interface TestJQuery {
  (
    found: string | Node,
  ): {
    bind(types: string, run: Run): unknown
    trigger(event: string | { readonly type: string; readonly [field: string]: unknown }, given?: unknown): unknown
    val(value: string): { trigger(type: string, given?: unknown): unknown }
  }
  readonly fn: object
}

/**
 * Sets `window.jQuery` to the events of jQuery 1.4.4, which Drupal 7 comes with: it has `bind` and no `on`, and ignores
 * all events while `triggered` is set. It runs in the page, so it is self-contained.
 */
export function likeJQuery14(): void {
  const events = { triggered: false as unknown }
  interface Data {
    readonly runs: Map<string, Run[]>
    handle(event: Event | Fired, ...given: unknown[]): void
  }
  const known = new WeakMap<Node, Data>()

  function dataOf(node: Node) {
    const runs = new Map<string, Run[]>()
    const data: Data = known.get(node) ?? {
      runs,
      handle(event: Event | Fired, ...given: unknown[]) {
        if (events.triggered) return
        const { type, target } = event
        const fired = event instanceof Event ? { type, target: target as Node, originalEvent: event } : event
        for (const run of runs.get(type) ?? []) run.call(node, fired, ...given)
      },
    }
    known.set(node, data)
    return data
  }

  function fire(fired: Fired, given: readonly unknown[], node: Node): void {
    known.get(node)?.handle(fired, ...given)
    const inline = (node as unknown as Record<string, unknown>)[`on${fired.type}`]
    if (typeof inline === 'function') inline.call(node, fired, ...given)
    const parent = node.parentNode ?? node.ownerDocument
    if (parent) fire(fired, given, parent)
  }

  const find = (found: string | Node) => {
    const nodes = typeof found === 'string' ? [...document.querySelectorAll(found)] : [found]
    const list = {
      bind(types: string, run: Run) {
        for (const node of nodes)
          for (const type of types.split(' ').map((one) => one.replace(/\..*/, ''))) {
            const { runs, handle } = dataOf(node)
            if (!runs.has(type)) node.addEventListener(type, handle)
            runs.set(type, [...(runs.get(type) ?? []), run])
          }
        return list
      },
      trigger(event: string | { readonly type: string }, given?: unknown) {
        const fields = typeof event === 'string' ? { type: event } : event
        for (const node of nodes) {
          fire({ ...fields, target: node }, given === undefined ? [] : [given], node)
          events.triggered = false
        }
        return list
      },
      val(value: string) {
        for (const node of nodes) (node as HTMLInputElement).value = value
        return list
      },
    }
    return list
  }
  Object.assign(window, { jQuery: Object.assign(find, { fn: { jquery: '1.4.4' }, event: events }) })
}
