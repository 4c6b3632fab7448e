/** A walk through an element by Tab: what each stop of the focus looks like. */
import type { Locator, Page } from '@playwright/test'

/** One stop of the focus. */
export interface Step {
  readonly node: string
  /** The place in the order of the HTML. */
  readonly place: number
  /** Whether something shows that it has the focus, with enough contrast. */
  readonly isMarked: boolean
  /** Whether other content covers it completely. */
  readonly isCovered: boolean
  /** The document and the number of open dialogs: focus alone changes neither. */
  readonly context: string
}

/** Most presses that an element is walked with. */
const most = 60

/** @returns the steps, and whether the focus has come into the element and left it at the end */
export async function walk(page: Page, element: Locator): Promise<{ steps: Step[]; hasLeft: boolean }> {
  const isInside = await element.evaluate(focusFirst)
  if (!isInside) return { steps: [], hasLeft: true }
  // Focus that a key has moved is shown.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const steps: Step[] = []
  for (let n = 0; n < most; n++) {
    const step = await element.evaluate(look)
    if (!step) return { steps, hasLeft: steps.length > 0 }
    steps.push(step)
    await page.keyboard.press('Tab')
  }
  return { steps, hasLeft: steps.length === most && new Set(steps.map(({ place }) => place)).size === most }
}

/** Focuses the first control of an element. @returns whether there is one */
function focusFirst(element: Element): boolean {
  const { kit } = document
  const nodes = [...(element.shadowRoot ? kit.below(element.shadowRoot) : []), ...kit.below(element)]
  const first = nodes.filter(kit.isControl).find(kit.isShown)
  if (first instanceof HTMLElement) first.focus()
  return !!first
}

/** Looks at the focused node; undefined outside of the element. */
function look(element: Element): Step | undefined {
  const { kit } = document
  const node = kit.focused()
  const path: Element[] = []
  for (let at: Element | null = node; at; at = kit.parentOf(at)) path.push(at)
  if (!path.includes(element)) return undefined

  const edges = [node, ...((node as HTMLInputElement).labels ?? []), node.parentElement, node.nextElementSibling]
  const isMarked = edges.some((edge) => {
    if (!edge) return false
    // The browser’s own buttons in a player mark themselves.
    if (edge.localName === 'video' && !edge.matches(':focus-visible')) return true
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(edge)
    if (outlineStyle === 'auto') return true
    const around = kit.behind(kit.parentOf(edge))
    const colour = kit.channels(outlineColor)
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    return isDrawn && !!colour && (!around || kit.contrast(colour, around) >= 3)
  })

  return {
    node: kit.say(node),
    place: kit.placeOf(node),
    isMarked,
    isCovered: kit.isCovered(node),
    context: `${performance.timeOrigin} ${document.querySelectorAll('dialog[open]').length}`,
  }
}
