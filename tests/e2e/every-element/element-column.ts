/** What does not fit the column in which elements stand: run in a page after `addKit`. */

/** Faults by check. Each names the node. */
export function findColumnFaults() {
  const { kit } = document
  const column = (kit.elements[0]?.parentElement ?? document.body).getBoundingClientRect()

  /** The boxes of a text’s lines, or of a control. */
  interface Part {
    readonly node: Element
    readonly name: string
    readonly boxes: readonly DOMRect[]
    /** What lifts it above the page, as a bar or a sign over a picture. */
    readonly lifted: Element | undefined
    readonly scrolls: boolean
  }

  const ancestors = (node: Element): Element[] => {
    const found: Element[] = []
    for (let at: Element | null = node; at; at = kit.parentOf(at)) found.push(at)
    return found
  }
  /** What sticks to the upper edge has its place in the page while the page is not scrolled. */
  const isLifted = (node: Element) => {
    const { position, bottom } = getComputedStyle(node)
    return /absolute|fixed/.test(position) || (position === 'sticky' && bottom !== 'auto')
  }
  const partOf = (node: Element, name: string, boxes: readonly DOMRect[]): Part => {
    const around = ancestors(node)
    return {
      node,
      name,
      boxes: boxes.filter(({ width, height }) => width > 1 && height > 1),
      lifted: around.find(isLifted),
      scrolls: around.slice(1).some((one) => /auto|scroll|hidden/.test(getComputedStyle(one).overflowX)),
    }
  }
  const linesOf = (text: Node): DOMRect[] => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  }

  const shown = [...kit.elements, ...kit.inside()].filter(kit.isShown)
  const texts = shown
    .filter((node) => !node.matches('option,video'))
    .flatMap((node) =>
      [...node.childNodes]
        .filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
        .map((text) => partOf(node, text.nodeValue?.trim() ?? '', linesOf(text))),
    )
    // A text that no slot shows has no lines.
    .filter(({ boxes }) => boxes.length > 0)
  const controls = shown
    .filter((node) => node.matches('button,input,select,textarea'))
    .map((node) => partOf(node, kit.say(node), [node.getBoundingClientRect()]))
  const parts = [...texts, ...controls]

  const beside = parts
    .filter(
      ({ boxes, scrolls }) =>
        !scrolls && boxes.some(({ left, right }) => left < column.left - 1 || right > column.right + 1),
    )
    .map(({ name }) => name)

  const overlapping = parts.flatMap((one, n) =>
    parts
      .slice(n + 1)
      .filter((other) => one.lifted === other.lifted && !isInside(one, other) && !isInside(other, one))
      .filter((other) => one.boxes.some((box) => other.boxes.some((next) => overlap(box, next))))
      .map((other) => `${one.name} and ${other.name}`),
  )

  /** A text in a column of its own that has room for a word of it at most. */
  const squeezed = texts
    .filter(({ name, boxes }) => {
      const rows = new Set(boxes.map(({ top }) => Math.round(top))).size
      return rows > 4 && name.length / rows < 6
    })
    .map(({ name }) => name)

  /** A field that is too narrow for what is typed, a button that is as high as a column of words. */
  const misshapen = controls
    .filter(({ node, boxes: [box] }) => {
      const { width = 0, height = 0 } = box ?? {}
      if (node.matches('[type=radio],[type=checkbox]') || node.querySelector('img')) return false
      return node.matches('button,[type=submit]') ? width < 24 || height > 100 : width < 38
    })
    .map(({ name }) => name)

  function isInside({ node }: Part, other: Part): boolean {
    return ancestors(node).includes(other.node)
  }
  function overlap(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    // Lines of text may touch, because a font’s box is higher than its letters, and what is pressed reaches beyond a word.
    return width > 1 && height > Math.min(one.height, other.height) / 2
  }

  return { count: parts.length, faults: { beside, overlapping, squeezed, misshapen } }
}
