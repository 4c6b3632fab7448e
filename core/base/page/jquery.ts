/**
 * Makes native events of those that only jQuery's listeners hear. Select2, Chosen, Uniform, jQuery Mobile and Drupal's
 * states set a field and call `jQuery(field).trigger('change')`, which calls no listener of the platform.
 *
 * Listeners of the same jQuery were called by then, and the native event does not call them again. Handlers such as
 * `onchange` were called by jQuery too. Other listeners get it, as from a choice of the visitor. A trigger with a namespace, as `change.select2`, is for one plugin alone. A jQuery that was
 * never a global variable is not known.
 */

import { createListen } from '../bus/listen'
import { builtIn } from '../input/built-in'
import { own } from '../input/own'
import { guard } from '../report/report'
import { page } from '../state/page'

declare module '../state/page' {
  interface Page {
    /** Selectors of what contains the fields whose jQuery events become native ones. */
    jQueryFields?: string[]
  }
}

/** jQuery 1.4 and later. A page can have several, also by `noConflict`. */
interface JQuery {
  (target: Document): Partial<Record<'on' | 'bind', (types: string, run: (event: JQueryEvent) => void) => void>>
  readonly fn?: { readonly jquery?: string }
  /** `triggered` is the type of a native event that jQuery is to ignore. With any value, jQuery 1.4 ignores all. */
  readonly event: { triggered?: unknown }
}

interface JQueryEvent {
  readonly type: string
  readonly target: Partial<HTMLInputElement>
  /** Absent from an event that jQuery alone has. */
  readonly originalEvent?: Event
  /** Drupal's states: the field depends on another one, which has changed. */
  readonly trigger?: boolean
}

const where = 'jQuery'
/** When a script may have loaded jQuery, or the visitor uses what it has loaded. */
const moments = 'load readystatechange pointerdown keydown'
/** The event by which Drupal's states check a box. */
const stateChecked = 'state:checked'

/** What a field is set to. */
const setTo = ({ value, checked }: JQueryEvent['target']): string => `${value} ${checked}`

/** Runs a function while the handlers of an event, such as `onchange`, are set aside on a field and around it. */
function withoutHandlers(type: string, field: JQueryEvent['target'], run: () => void): void {
  const name = `on${type}`
  const held: (() => void)[] = []
  const hold = (holder: Record<string, unknown>) => {
    const { [name]: handler } = holder
    if (!handler) return
    holder[name] = null
    held.push(() => {
      holder[name] ??= handler
    })
  }
  for (let at: Node | null = field as Node; at; at = at.parentNode)
    hold(builtIn(at) as unknown as Record<string, unknown>)
  hold(window as unknown as Record<string, unknown>)
  try {
    run()
  } finally {
    for (const giveBack of held) giveBack()
  }
}

/** Follows each jQuery of the page, also one that is loaded later, for the fields in our elements. Works once a page. */
export function followJQuery(): void {
  if (page().jQueryFields) return
  page().jQueryFields = ['[data-rove-state]']
  const listen = createListen(where, new AbortController().signal)
  const known: JQuery[] = []
  let latest: { readonly event: Event; readonly value: string; isOver: boolean } | undefined

  /** Whether the page has passed the same on by itself, or a native event is the cause. */
  function isNative(type: string, field: JQueryEvent['target']): boolean {
    if (latest?.event.target !== field || latest.event.type !== type || latest.value !== setTo(field)) return false
    return latest.event.eventPhase > 0 || !latest.isOver
  }

  function pass({ event }: JQuery, type: string, field: JQueryEvent['target']): void {
    if (!builtIn(field).closest?.(`${page().jQueryFields}`) || isNative(type, field)) return
    const { triggered } = event
    event.triggered = type
    withoutHandlers(type, field, () => builtIn(field).dispatchEvent?.(new CustomEvent(type, own({ bubbles: true }))))
    event.triggered = triggered
  }

  function find(): void {
    const { jQuery, $ } = globalThis as { jQuery?: JQuery; $?: JQuery }
    for (const one of [jQuery, $]) {
      if (!one?.fn?.jquery || known.includes(one)) continue
      known.push(one)
      const hear = guard(where, ({ type, target, originalEvent, trigger }: JQueryEvent) => {
        if (type !== stateChecked) {
          if (!originalEvent) pass(one, type, target)
          // Drupal's own listener, which checks the box, can come after this one.
        } else if (trigger) queueMicrotask(guard(where, () => pass(one, 'change', target)))
      })
      const root = one(document)
      // Before version 1.7 there is no `on`.
      root[root.on ? 'on' : 'bind']?.(`change.rove input.rove ${stateChecked}.rove`, hear)
    }
  }

  listen(
    document,
    'change input',
    (event) => {
      const native = { event, value: setTo(event.target as HTMLInputElement), isOver: false }
      latest = native
      queueMicrotask(() => {
        native.isOver = true
      })
    },
    true,
  )
  find()
  listen(document, moments, find, true)
}

/** Follows jQuery for fields outside our elements too. @param selector finds what contains them */
export function followJQueryIn(selector: string, signal: AbortSignal): void {
  followJQuery()
  const { jQueryFields = [] } = page()
  jQueryFields.push(selector)
  signal.addEventListener('abort', () => jQueryFields.splice(jQueryFields.indexOf(selector), 1))
}
