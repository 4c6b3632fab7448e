/** HTML as plain values: what stands inside a tag, as it is in the address, in the code and in the preview. */

/** A text, or an element with its attributes and children. */
export type Piece = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Piece[]]

/** The elements that may stand inside a tag. Scripts, styles and frames are none of them. */
const allowedTags = new Set(
  (
    'a abbr article aside b blockquote br button caption dd details div dl dt em fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr i img input label legend li main mark nav ol optgroup option p picture s section select ' +
    'small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul'
  ).split(' '),
)
const ourTags = /^rove-[a-z-]+$/
const addresses = new Set(['href', 'src', 'action', 'cite', 'poster'])
const safeAddress = /^(?:https?:|mailto:|tel:|[^:]*(?:[/?#]|$))/i
const refusedAttributes = /^(?:on|style$|srcdoc$|formaction$|xmlns|is$)/i
const deepest = 24

/** Whether an element may stand inside a tag. */
export const isAllowedTag = (tag: string): boolean => allowedTags.has(tag) || ourTags.test(tag)

/** Whether an attribute may be set: no handlers, no styles, no addresses that run code. */
export function isAllowedAttribute(name: string, value: string): boolean {
  if (!/^[a-z][\w.:-]*$/i.test(name) || refusedAttributes.test(name)) return false
  return !addresses.has(name.toLowerCase()) || safeAddress.test(value.trim())
}

/** Pieces that somebody sent, without whatever is not allowed. */
export function readPieces(given: unknown, depth = 0): readonly Piece[] {
  return Array.isArray(given) && depth < deepest ? given.flatMap((one) => readPiece(one, depth)) : []
}

function readPiece(given: unknown, depth: number): readonly Piece[] {
  if (typeof given === 'string') return [given]
  if (!Array.isArray(given)) return []
  const [tag, attributes, ...children] = given as readonly unknown[]
  if (typeof tag !== 'string' || !isAllowedTag(tag)) return []
  const kept = Object.entries(Object(attributes) as Record<string, unknown>).filter(
    (row): row is [string, string] => typeof row[1] === 'string' && isAllowedAttribute(...(row as [string, string])),
  )
  return [[tag, Object.fromEntries(kept), ...readPieces(children, depth + 1)]]
}

/** Builds the nodes of pieces, without a parser of HTML. */
export function nodesOf(pieces: readonly Piece[], owner: Document = document): Node[] {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return owner.createTextNode(piece)
    const [tag, attributes, ...children] = piece
    const element = owner.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...nodesOf(children, owner))
    return element
  })
}

/** The pieces of nodes, and the names of what is left out: `<script>`, `onclick`. */
export function piecesOf(nodes: Iterable<Node>): {
  readonly pieces: readonly Piece[]
  readonly left: readonly string[]
} {
  const left = new Set<string>()
  const of = (node: Node): Piece[] => {
    if (node.nodeType === 3) return node.nodeValue ? [node.nodeValue] : []
    if (node.nodeType !== 1) return []
    const element = node as Element
    const tag = element.localName
    if (!isAllowedTag(tag)) {
      left.add(`<${tag}>`)
      return []
    }
    const kept = [...element.attributes].filter(({ name, value }) => {
      const isKept = isAllowedAttribute(name, value)
      if (!isKept) left.add(name)
      return isKept
    })
    const children = [...element.childNodes].flatMap(of)
    return [[tag, Object.fromEntries(kept.map(({ name, value }) => [name, value])), ...children]]
  }
  return { pieces: [...nodes].flatMap(of), left: [...left] }
}
