/** What a visitor sees of the elements: run in a page after `addKit`. */

/** Faults by check. Each names the node. */
export function findShapeFaults() {
  const { kit } = document
  const nodes = [...kit.elements, ...kit.inside()]
  const shown = nodes.filter(kit.isShown)
  const controls = shown.filter(kit.isControl)

  /** A control whose diagonal is below 6 mm, which are 22.7 px. Text inside a sentence is as high as its line. */
  const small = controls
    .filter((node) => {
      const { width, height } = kit.targetOf(node)
      return Math.hypot(width, height) < 22.7
    })
    .map((node) => `${kit.say(node)} ${Math.round(Math.hypot(kit.targetOf(node).width, kit.targetOf(node).height))}`)

  /**
   * Boxes of one container that are shown in another order than they are read. The order of what the server wrote is the
   * theme’s. A region of its own, with a name, can stand anywhere.
   */
  const disordered = shown.flatMap((node) => {
    if (!/flex|grid/.test(getComputedStyle(node).display)) return []
    if (!(node.getRootNode() instanceof ShadowRoot) && !node.shadowRoot && !/rove-/.test(node.className)) return []
    const boxes = [...(node.shadowRoot ?? node).children]
      .filter((child) => kit.isShown(child) && /static|relative/.test(getComputedStyle(child).position))
      .filter((child) => !child.matches('aside,section[aria-label],section[aria-labelledby]'))
      .map((child) => child.getBoundingClientRect())
    return boxes.some((box, n) => {
      const next = boxes[n + 1]
      if (!next) return false
      const isAbove = next.bottom <= box.top + 1
      const isBeside = next.top < box.bottom - 1 && box.top < next.bottom - 1
      return (isAbove && next.left < box.right - 1) || (isBeside && next.right <= box.left + 1)
    })
      ? [kit.say(node)]
      : []
  })

  /** What looks as if it could be pressed, and cannot be reached by the keyboard. */
  const unreachable = shown
    .filter((node) => getComputedStyle(node).cursor === 'pointer')
    .filter((node) => {
      for (let at: Element | null = node; at; at = kit.parentOf(at)) {
        if (at.matches('label,a[href],button,summary,input,select,textarea,[tabindex]')) return false
        if (at.localName.startsWith('rove-')) return getComputedStyle(at).cursor === 'pointer' || at !== node
      }
      return true
    })
    .map(kit.say)

  /** A field, or a sign that is the only content of a control, with less contrast than 3 to 1. */
  const faint = controls.flatMap((node) => {
    const around = kit.behind(kit.parentOf(node))
    if (!around) return []
    const { borderTopColor, borderTopWidth, borderBottomColor, borderBottomWidth, color } = getComputedStyle(node)
    const isSeen = (colour: string) => {
      const [red = Number.NaN, green = 0, blue = 0, alpha = 1] = kit.channels(colour) ?? []
      const mixed = [red, green, blue].map((value, n) => value * alpha + (around[n] ?? 0) * (1 - alpha))
      return kit.contrast(mixed, around) >= 3
    }
    if (node.matches('input:not([type=radio],[type=checkbox],[type=range]),textarea')) {
      // A frame around the field and its buttons is its edge too.
      const frame = getComputedStyle(node.parentElement ?? node)
      const edges = [
        ...(Number.parseFloat(borderTopWidth) > 0 ? [borderTopColor] : []),
        ...(Number.parseFloat(borderBottomWidth) > 0 ? [borderBottomColor] : []),
        ...(Number.parseFloat(frame.borderBottomWidth) > 0 ? [frame.borderBottomColor] : []),
      ]
      const behind = kit.behind(node)
      return edges.some(isSeen) || (behind && kit.contrast(behind, around) >= 3) ? [] : [kit.say(node)]
    }
    const sign = node.querySelector('svg')
    if (!sign || node.textContent?.trim()) return []
    const { stroke, fill } = getComputedStyle(sign)
    return [stroke, fill, color].some((colour) => colour !== 'none' && isSeen(colour)) ? [] : [kit.say(node)]
  })

  /** Neighbours in a list whose texts and pictures touch, without a line or a border between them. */
  const touching = shown
    .filter((node) => node.matches('ul,ol'))
    .flatMap((list) => {
      const view = list.getBoundingClientRect()
      const items = [...list.children].filter((item) => {
        const { left, right } = item.getBoundingClientRect()
        // In a list that scrolls, those on the screen.
        return kit.isShown(item) && left >= view.left - 1 && right <= view.right + 1
      })
      const boxes = items.map(contentOf)
      return boxes.some((box, n) => {
        const next = boxes[n + 1]
        return box && next && gapOf(box, next) < 1 && !isLined(items[n]) && !isLined(items[n + 1])
      })
        ? [kit.say(list)]
        : []
    })

  /** The box around the texts and pictures of a node. */
  function contentOf(node: Element): DOMRect | undefined {
    const parts = [node, ...kit.below(node)].filter((one) => kit.isShown(one) && !isAbove(one, node))
    const boxes = parts.flatMap((one) => {
      if (one.matches('img,svg,video,input,button,meter')) return [one.getBoundingClientRect()]
      const texts = [...one.childNodes].filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      return texts.map((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return insideOf(one, range.getBoundingClientRect())
      })
    })
    // A text that no slot shows has no box.
    const drawn = boxes.filter(({ width, height }) => width > 0 && height > 0)
    if (drawn.length === 0) return undefined
    const [left, top] = [Math.min(...drawn.map((box) => box.left)), Math.min(...drawn.map((box) => box.top))]
    const [right, bottom] = [Math.max(...drawn.map((box) => box.right)), Math.max(...drawn.map((box) => box.bottom))]
    return new DOMRect(left, top, right - left, bottom - top)
  }

  /** Whether a part of an item lies above the page, as a menu does. */
  function isAbove(part: Element, item: Element): boolean {
    for (let at: Element | null = part; at && at !== item; at = kit.parentOf(at))
      if (/absolute|fixed/.test(getComputedStyle(at).position)) return true
    return false
  }

  /** The part of a text that its element shows: texts for screen readers only have none. */
  function insideOf(node: Element, { left, right, top, bottom }: DOMRect): DOMRect {
    if (getComputedStyle(node).overflowX === 'visible') return new DOMRect(left, top, right - left, bottom - top)
    const box = node.getBoundingClientRect()
    const width = Math.min(right, box.right) - Math.max(left, box.left)
    const height = Math.min(bottom, box.bottom) - Math.max(top, box.top)
    return new DOMRect(Math.max(left, box.left), Math.max(top, box.top), width, height)
  }

  function gapOf(one: DOMRect, other: DOMRect): number {
    return Math.max(other.left - one.right, one.left - other.right, other.top - one.bottom, one.top - other.bottom)
  }

  function isLined(item: Element | undefined): boolean {
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(item ?? document.body)
    return [borderTopWidth, borderBottomWidth].some((width) => width !== '0px')
  }

  /** An animation without an end that changes more than three times a second. */
  const flashing = [document, ...nodes.flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    .flatMap((root) => [...root.styleSheets, ...root.adoptedStyleSheets])
    .flatMap((sheet) => rulesIn(sheet.cssRules))
    .filter(({ style: { animationIterationCount: count, animationDuration: time } }) => {
      const ms = Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)
      return count.includes('infinite') && !(ms >= 1000 / 3)
    })
    .map(({ selectorText }) => selectorText)

  /** All style rules, whatever their conditions: the visit asks for reduced motion. */
  function rulesIn(rules: CSSRuleList): CSSStyleRule[] {
    return [...rules].flatMap((rule) => {
      const inner = rulesIn((rule as CSSGroupingRule).cssRules ?? [])
      return rule instanceof CSSStyleRule ? [rule, ...inner] : inner
    })
  }

  /** Text that is drawn as a picture. */
  const textPictures = nodes
    .filter((node) => node.matches('canvas,svg text,object,embed') || (node.matches('img') && isOurs(node)))
    .map(kit.say)

  /** A picture that an element brings along, not one of the shop. */
  function isOurs(picture: Element): boolean {
    return /^data:/.test((picture as HTMLImageElement).src)
  }

  return {
    counts: { controls: controls.length, nodes: shown.length },
    faults: { small, disordered, unreachable, faint, touching, flashing, textPictures },
  }
}
