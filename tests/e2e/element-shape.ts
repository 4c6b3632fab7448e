/** What a visitor sees of the elements: run in a page after `addKit`. */

/** Faults by check. Each names the node. */
export function findShapeFaults() {
  const { kit } = document
  const nodes = kit.elements.flatMap((element) => [
    element,
    ...kit.below(element),
    ...(element.shadowRoot ? kit.below(element.shadowRoot) : []),
  ])
  const shown = nodes.filter(kit.isShown)
  const controls = shown.filter(kit.isControl)

  /** A control whose diagonal is below 6 mm, which are 22.7 px. Text inside a sentence is as high as its line. */
  const small = controls
    .filter((node) => {
      const { width, height } = kit.targetOf(node)
      return Math.hypot(width, height) < 22.7
    })
    .map((node) => `${kit.say(node)} ${Math.round(Math.hypot(kit.targetOf(node).width, kit.targetOf(node).height))}`)

  /** Boxes of one container that are shown in another order than they are read. */
  const disordered = shown.flatMap((node) => {
    if (!/flex|grid/.test(getComputedStyle(node).display)) return []
    const boxes = [...(node.shadowRoot ?? node).children]
      .filter((child) => kit.isShown(child) && /static|relative/.test(getComputedStyle(child).position))
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
      const [red = 0, green = 0, blue = 0, alpha = 1] = kit.channels(colour) ?? []
      const mixed = [red, green, blue].map((value, n) => value * alpha + (around[n] ?? 0) * (1 - alpha))
      return kit.contrast(mixed, around) >= 3
    }
    if (node.matches('input:not([type=radio],[type=checkbox],[type=range]),select,textarea')) {
      const edges = [
        ...(Number.parseFloat(borderTopWidth) > 0 ? [borderTopColor] : []),
        ...(Number.parseFloat(borderBottomWidth) > 0 ? [borderBottomColor] : []),
      ]
      const behind = kit.behind(node)
      return edges.some(isSeen) || (behind && kit.contrast(behind, around) >= 3) ? [] : [kit.say(node)]
    }
    const sign = node.querySelector('svg')
    if (!sign || node.textContent?.trim()) return []
    const { stroke, fill } = getComputedStyle(sign)
    return [stroke, fill, color].some((colour) => colour !== 'none' && isSeen(colour)) ? [] : [kit.say(node)]
  })

  /** Neighbours in a list between which there is no space, no line and no border. */
  const touching = shown
    .filter((node) => node.matches('ul,ol'))
    .flatMap((list) => {
      const items = [...list.children].filter(kit.isShown)
      const isApart = (one: Element, other: Element) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const gap = Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom)
        const styles = [one, other].map((item) => getComputedStyle(item))
        const isLined = styles.some((style) =>
          [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth].some((width) => width !== '0px'),
        )
        const isPadded = styles.some(({ padding }) => padding.split(' ').some((edge) => Number.parseFloat(edge) >= 2))
        const [first, last] = [one.firstElementChild, other.firstElementChild].map(
          (node) => node && getComputedStyle(node),
        )
        const isInset = [first, last].some(
          (style) => style && (style.padding !== '0px' || style.margin !== '0px' || style.borderTopWidth !== '0px'),
        )
        return gap >= 1 || isLined || isPadded || isInset
      }
      return items.some((item, n) => items[n + 1] && !isApart(item, items[n + 1] as Element)) ? [kit.say(list)] : []
    })

  /** An animation without an end that changes more than three times a second. */
  const flashing = [document, ...nodes.map(({ shadowRoot }) => shadowRoot)]
    .flatMap((root) => root?.getAnimations() ?? [])
    .filter(({ effect }) => {
      const { duration, iterations } = effect?.getTiming() ?? {}
      return iterations === Number.POSITIVE_INFINITY && Number(duration) < 1000 / 3
    })
    .map(({ effect }) => kit.say((effect as KeyframeEffect).target ?? document.body))

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
