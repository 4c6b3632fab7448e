/** What the checks of every element ask the page about a node, across shadow roots. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** In a page, after `addKit`: `document.kit`. */
export interface Kit {
  /** All elements below a node, also those in shadow roots. */
  below(root: ParentNode): Element[]
  /** The elements of ours in the page that are checked there. */
  readonly elements: readonly HTMLElement[]
  /** All that is in them, once each. */
  inside(): Element[]
  /** The parent, from a shadow root the element that has it. */
  parentOf(node: Element): Element | null
  /** Whether a visitor sees it: it has a size and is neither hidden, inert, clipped nor transparent. */
  isShown(node: Element): boolean
  /** Whether a visitor can act on it. */
  isControl(node: Element): boolean
  /** Its accessible name. */
  nameOf(node: Element): string
  /** The place of a node in the order of the HTML. */
  placeOf(node: Element): number
  /** The node that has the focus, also in a shadow root. */
  focused(): Element
  /** Whether other content, or the edge of the screen, hides it completely. */
  isCovered(node: Element): boolean
  /** How a failure names it. */
  say(node: Element): string
  /** The rectangle that a press on it may hit: of a field, also its label’s. */
  targetOf(node: Element): DOMRect
  /** The opaque colour behind it; undefined where a picture or a gradient is. */
  behind(node: Element | null): readonly number[] | undefined
  /** The channels of a computed colour, 0 to 255, and its opacity; undefined for one in another notation. */
  channels(colour: string): readonly number[] | undefined
  /** WCAG’s contrast ratio of two colours. */
  contrast(one: readonly number[], other: readonly number[]): number
  /** Aria states, values and open dialogs of the page: a press that does something changes them. */
  state(): string
}

declare global {
  interface Document {
    kit: Kit
  }
}

/** Adds the checks’ functions to a page. @param tags the elements that are checked there */
export async function addKit(page: Page, tags: readonly string[]): Promise<void> {
  await page.evaluate(axe.source)
  await page.evaluate(install, tags)
}

function install(tags: readonly string[]): void {
  const { axe: checker } = window as unknown as { axe: typeof axe }
  const below = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [node, ...(node.shadowRoot ? below(node.shadowRoot) : [])])
  const parentOf = (node: Element) => node.assignedSlot ?? node.parentElement ?? shadowHost(node)
  const shadowHost = (node: Element) => {
    const root = node.getRootNode()
    return root instanceof ShadowRoot ? root.host : null
  }
  const controls = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex="0"],video[controls]'
  const channels = (colour: string) => {
    // `color-mix()` is computed as `color(srgb …)`, with channels from 0 to 1.
    const [, mixed, words = ''] = /^(?:rgba?|(color))\((?:srgb )?([^)]+)\)$/.exec(colour) ?? []
    const scale = mixed ? 255 : 1
    const [red, green, blue, alpha = 1] = words.split(/[,/ ]+/).map(Number)
    if (red === undefined || green === undefined || blue === undefined) return undefined
    return [red * scale, green * scale, blue * scale, alpha]
  }
  const luminance = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const places = new Map<Element, number>()
  const kit: Kit = {
    below,
    elements: tags.flatMap((tag) => [...document.querySelectorAll<HTMLElement>(tag)]),
    inside: () => [
      ...new Set(
        kit.elements.flatMap((element) => [
          ...below(element),
          ...(element.shadowRoot ? below(element.shadowRoot) : []),
        ]),
      ),
    ],
    parentOf,
    isShown(node) {
      const [label] = (node as HTMLInputElement).labels ?? []
      // A radio button can be drawn by its label.
      if (label && node.matches('[type=radio],[type=checkbox]')) return node.checkVisibility() && kit.isShown(label)
      const { width, height } = node.getBoundingClientRect()
      if (width < 2 || height < 2) return false
      if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
        return false
      for (let at: Element | null = node; at; at = parentOf(at)) {
        if (at instanceof HTMLElement && at.inert) return false
        if (/inset\(50%|inset\(100%|rect\(0/.test(getComputedStyle(at).clipPath + getComputedStyle(at).clip))
          return false
      }
      return true
    },
    isControl: (node) => node.matches(controls) && !node.matches(':disabled,[tabindex="-1"]'),
    nameOf(node) {
      checker.setup(document.documentElement)
      try {
        const { text } = (checker as unknown as { commons: { text: { accessibleText(of: Element): string } } }).commons
        const [label] = (node as HTMLInputElement).labels ?? []
        const content = label ?? (node.matches('a,button,summary') ? node : undefined)
        // The checker does not read content that `::details-content` shows.
        return text.accessibleText(node).trim() || (content?.textContent?.trim() ?? '')
      } finally {
        checker.teardown()
      }
    },
    placeOf(node) {
      if (!places.has(node)) for (const [n, one] of below(document.body).entries()) places.set(one, n)
      return places.get(node) ?? -1
    },
    focused() {
      let node = document.activeElement
      while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement
      return node ?? document.body
    },
    isCovered(node) {
      const { top, bottom, left, right } = node.getBoundingClientRect()
      const shares = [0.1, 0.5, 0.9]
      return !shares.some((across) =>
        shares.some((down) => {
          const [x, y] = [left + (right - left) * across, top + (bottom - top) * down]
          let at = document.elementFromPoint(x, y)
          while (at?.shadowRoot) {
            const inner = at.shadowRoot.elementFromPoint(x, y)
            if (!inner || inner === at) break
            at = inner
          }
          for (let one = at; one; one = parentOf(one)) if (one === node) return true
          return !!at && at.localName !== 'body' && at.localName !== 'html' && at.contains(node)
        }),
      )
    },
    say(node) {
      const path: string[] = []
      for (let at: Element | null = node; at; at = parentOf(at))
        if (at.localName.startsWith('rove-')) path.unshift(at.localName)
      return `${path.at(-1) ?? 'page'}: ${node.outerHTML.replace(/\s+/g, ' ').slice(0, 120)}`
    },
    targetOf(node) {
      const own = node.getBoundingClientRect()
      const [label] = (node as HTMLInputElement).labels ?? []
      const isMarked = node.matches('[type=radio],[type=checkbox]')
      return isMarked && label ? label.getBoundingClientRect() : own
    },
    behind(node) {
      for (let at = node; at; at = parentOf(at)) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at)
        if (backgroundImage !== 'none') return undefined
        const colour = channels(backgroundColor)
        if (!colour) return undefined
        if (colour[3] === 1) return colour
        if (colour[3] !== 0) return undefined
      }
      return [255, 255, 255, 1]
    },
    channels,
    contrast(one, other) {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    },
    state: () =>
      [
        location.href,
        document.querySelectorAll('dialog[open]').length,
        ...below(document.body).map((node) => {
          const { checked, value, open } = node as HTMLInputElement & HTMLDetailsElement
          const states = [...node.attributes].filter(({ name }) => /^(aria-|data-state|open|hidden|part)/.test(name))
          return [node.localName, checked, value, open, ...states.map((one) => one.value)].join()
        }),
      ].join('\n'),
  }
  Object.assign(document, { kit })
}
