/** Notes which controls of ours are shown while a test runs, and which are used. The page itself is not changed. */
import { type BrowserContext, type Page, expect as playwrightExpect } from '@playwright/test'
import type { Control, ControlKind, ControlUse } from '../../used/control'

const mark = 'rove-controls'

/** How often a test has expected something. */
let expectations = 0
const counted = <Call extends (...given: never[]) => unknown>(call: Call): Call =>
  new Proxy(call, {
    apply(target, self, given) {
      expectations++
      return Reflect.apply(target, self, given)
    },
  })
/** Counts what a test expects: a use of a control counts only if something is expected after it. */
export const expect: typeof playwrightExpect = new Proxy(counted(playwrightExpect), {
  get: (target, name, self) =>
    name === 'poll' || name === 'soft' ? counted(Reflect.get(target, name, self)) : Reflect.get(target, name, self),
})

interface Use {
  readonly key: string
  /** How often the test had expected something before. */
  readonly before: number
  /** An effect that comes now is its own: nothing was pressed or sent since. What is filled in waits until it is sent. */
  isOpen: boolean
  hasEffect: boolean
}

/** @returns what was done with each control until now */
export async function watchControls(context: BrowserContext): Promise<() => Promise<readonly ControlUse[]>> {
  const shown = new Set<string>()
  const uses: Use[] = []
  const effect = () => {
    for (const use of uses) if (use.isOpen) use.hasEffect = true
  }
  const note = ([what, ...keys]: readonly string[]) => {
    for (const key of keys) shown.add(key)
    if (what === 'used') {
      const [key = ''] = keys
      // The effects of a press are not those of the press before. Of a sending they are those of its button too.
      if (/button|link/.test(controlOf(key).kind))
        for (const use of uses) if (controlOf(use.key).kind !== 'field') use.isOpen = false
      uses.push({ key, before: expectations, isOpen: true, hasEffect: false })
    }
    if (what === 'changed') effect()
  }
  await context.addInitScript(watchPage, mark)
  context.on('console', (message) => {
    const text = message.type() === 'debug' ? message.text() : ''
    if (text.startsWith(mark)) note(text.split('\n').slice(1))
  })
  context.on('request', effect)
  return async () => {
    for (const page of context.pages()) note(['shown', ...(await shownNow(page))])
    const used = new Set(
      uses.filter(({ before, hasEffect }) => hasEffect && expectations > before).map(({ key }) => key),
    )
    return [...shown].map((key) => ({ ...controlOf(key), isUsed: used.has(key) }))
  }
}

/** @param key as `watchPage` writes it */
function controlOf(key: string): Control {
  const [tag = '', kind, name = '', text = ''] = key.split('\t')
  return { tag, kind: kind as ControlKind, name, text }
}

/** A page that is being left has told by itself what it showed. */
async function shownNow(page: Page): Promise<readonly string[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return []
  const event = `${mark}-ask`
  return page
    .evaluate((event) => {
      const asked = new CustomEvent(event, { detail: { keys: [] as string[] } })
      dispatchEvent(asked)
      return asked.detail.keys
    }, event)
    .catch(() => [])
}

/** Runs in each page, before its own scripts. */
function watchPage(mark: string): void {
  // As they are before a page replaces them.
  const { debug } = console
  const Observer = window.MutationObserver
  const controls = 'button,summary,[role=button],a[href],input:not([type=hidden]),select,textarea,form'
  const told = new Set<string>()
  const say = (what: string, keys: readonly string[] = []) => debug.call(console, [mark, what, ...keys].join('\n'))

  const isOurs = (node: Element) => node.localName.startsWith('rove-')
  const hostOf = (root: EventTarget | null) => (root instanceof ShadowRoot ? root.host : undefined)
  function kindOf({ localName }: Element): string {
    if (localName === 'a') return 'link'
    if (localName === 'form') return 'form'
    return /^(input|select|textarea)$/.test(localName) ? 'field' : 'button'
  }
  function keyOf(control: Element, tag: string): string {
    const type = control.getAttribute('type') ?? ''
    const isButton = control.localName === 'input' && /^(submit|button|reset|image)$/.test(type)
    const kind = isButton ? 'button' : kindOf(control)
    const attribute = (name: string) => control.getAttribute(name) ?? ''
    const named =
      attribute('part') ||
      (kind === 'form' ? attribute('id') || fieldsOf(control) : attribute('name') || attribute('data-rove-action'))
    const words = attribute('aria-label') || (isButton ? attribute('value') : (control.textContent ?? ''))
    const text = kind === 'button' || kind === 'link' ? words : ''
    // Not as JSON: pages change how it is written.
    return [tag, kind, named.replaceAll(/\d+/g, '0'), text.slice(0, 200)]
      .map((part) => part.trim().replaceAll(/\s+/g, ' '))
      .join('\t')
  }
  /** A form without an id is named by its first field: others can come and go. */
  function fieldsOf(form: Element): string {
    // A field can have the name of the form's own function.
    const first = Element.prototype.querySelector.call(form, ':is(input:not([type=hidden]),select,textarea)[name]')
    return first?.getAttribute('name') ?? ''
  }
  /** Whether a person can use it. */
  const isSeen = (control: Element) =>
    control.localName === 'form' ||
    (control.getClientRects().length > 0 &&
      getComputedStyle(control).visibility !== 'hidden' &&
      !control.matches(':disabled,[aria-disabled=true]'))

  // Until then the server's markup is shown: how long depends on the machine.
  const hasBegun = (tag: Element) => !/^(loading|fallback)$/.test(tag.getAttribute('data-rove-state') ?? '')
  /** Those of ours that have begun, also inside of each other. */
  function elements(root: ParentNode): Element[] {
    return [...root.querySelectorAll('[data-rove-state]')]
      .filter(hasBegun)
      .flatMap((tag) => [tag, ...(tag.shadowRoot ? elements(tag.shadowRoot) : [])])
  }
  function scan(): string[] {
    const found: string[] = []
    const visit = (root: ParentNode, tag: string) => {
      for (const node of root.querySelectorAll(`${controls},[data-rove-state]`)) {
        if (!node.matches(controls)) continue
        const owner = node.closest('[data-rove-state]')
        if (owner && !hasBegun(owner)) continue
        const key = keyOf(node, owner?.localName ?? tag)
        if (told.has(key) || !isSeen(node)) continue
        told.add(key)
        found.push(key)
      }
    }
    for (const tag of elements(document)) {
      if (tag.shadowRoot) visit(tag.shadowRoot, tag.localName)
      visit(tag, tag.localName)
      // A form's sending is not heard outside of its shadow tree.
      tag.shadowRoot?.addEventListener('submit', use, true)
    }
    return found
  }
  function tell(): void {
    const found = scan()
    if (found.length > 0) say('shown', found)
  }

  let changes: MutationObserver | undefined
  function use(event: Event): void {
    tell()
    const path = event.composedPath().filter((node): node is Element => node instanceof Element)
    const control = path.find((node) => node.matches(event.type === 'submit' ? 'form' : controls))
    // The path of a sending ends at its shadow tree.
    const tag = path.find(isOurs) ?? hostOf(event.currentTarget)
    if (!control || !tag || (path.includes(tag) && path.indexOf(tag) < path.indexOf(control))) return
    say('used', [keyOf(control, tag.localName)])
    changes?.disconnect()
    changes = new Observer(() => {
      changes?.disconnect()
      say('changed')
    })
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    for (const root of new Set([document, control.getRootNode()])) changes.observe(root, all)
  }
  for (const type of ['click', 'input', 'submit']) addEventListener(type, use, true)
  // Before a key or a press closes what is shown.
  for (const type of ['focusin', 'keydown', 'pointerdown', 'pagehide']) addEventListener(type, tell, true)
  addEventListener(`${mark}-ask`, (event) => void (event as CustomEvent).detail.keys.push(...scan()))
}
