/** A story as a picture: in a frame in which nothing can be pressed, beside others. */

/** Whether this page is such a frame: `inert`, so that it takes the focus from nobody. */
export function isPicture(): boolean {
  return frameElement?.hasAttribute('inert') ?? false
}

/**
 * Nothing in an inert frame can have the focus, but play functions type where it is: from now on the page tells its own
 * scripts that an element has it.
 */
export function pretendFocus(): void {
  const { showModal, close } = HTMLDialogElement.prototype
  let active: HTMLElement | undefined
  const tell = (target: HTMLElement | undefined, types: readonly string[], relatedTarget: HTMLElement | undefined) => {
    for (const type of types)
      target?.dispatchEvent(
        new FocusEvent(type, { bubbles: type.length > 5, composed: true, relatedTarget: relatedTarget ?? null }),
      )
  }
  const move = (to: HTMLElement | undefined) => {
    const from = active
    active = to
    tell(from, ['blur', 'focusout'], to)
    tell(to, ['focus', 'focusin'], from)
  }
  HTMLElement.prototype.focus = function focus() {
    if (this !== active && this.matches(focusable) && this.checkVisibility()) move(this)
  }
  HTMLElement.prototype.blur = function blur() {
    if (this === active) move(undefined)
  }
  HTMLDialogElement.prototype.showModal = function open() {
    keepFocusAround(() => showModal.call(this))
    ;(this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable))?.focus()
  }
  HTMLDialogElement.prototype.close = function end(value) {
    keepFocusAround(() => close.call(this, value))
  }
  const activeIn = (root: Node): Element | undefined => {
    let node: Element | undefined = active?.isConnected ? active : undefined
    while (node && node.getRootNode() !== root) node = (node.getRootNode() as ShadowRoot).host
    return node
  }
  Object.defineProperty(Document.prototype, 'activeElement', {
    get(this: Document) {
      return activeIn(this) ?? this.body
    },
  })
  Object.defineProperty(ShadowRoot.prototype, 'activeElement', {
    get(this: ShadowRoot) {
      return activeIn(this) ?? null
    },
  })
}

/** A modal dialog takes the real focus, also where it is inert: it goes back to the page around the frame. */
function keepFocusAround(run: () => void): void {
  const around = parent.document
  const before = around.activeElement as HTMLElement | null
  run()
  const after = around.activeElement as HTMLElement | null
  if (after === before) return
  after?.blur()
  before?.focus({ preventScroll: true })
}

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex], [contenteditable]'

/** Frames beside each other are not tabs of one visitor: what one publishes to other tabs does not reach another. */
export function separateTabs(): void {
  const own = ` ${performance.timeOrigin} ${Math.random()}`
  const Shared = globalThis.BroadcastChannel
  globalThis.BroadcastChannel = class BroadcastChannel extends Shared {
    constructor(name: string) {
      super(name + own)
    }
  }
}
