/** An element of a capsule as a composition. */
import type { Capsule, Drawn } from '../../capsule/capsule'
import type { Piece } from '../html/pieces'
import { type Composition, type Persona, readComposition, widths } from '../state/composition'

/** Settings that describe the visitor of the page: the persona stands for them. */
const ofVisitor = /^(?:rove\.(?:login|country|locale)|isMembership)$/

/**
 * The tag of an element with its settings, in the market, for the persona and at the width nearest to those of its page.
 *
 * @returns `undefined` if the capsule is damaged
 */
export function compositionOf({ page, elements }: Capsule, number: number): Composition | undefined {
  const element = elements[number]
  if (!element) return undefined
  const { tag, attributes, content } = element
  const own = Object.entries(page.settings).filter(([name]) => !ofVisitor.test(name))
  return readComposition({
    widget: tag.replace(/^rove-/, ''),
    attributes,
    settings: Object.fromEntries(own),
    content: content.map(pieceOf),
    locale: page.settings['rove.locale'],
    persona: personaOf(page),
    width: widths.toSorted((one, other) => Math.abs(one - page.width) - Math.abs(other - page.width))[0],
  })
}

function pieceOf(drawn: Drawn): Piece {
  if (typeof drawn === 'string') return drawn
  return [drawn.tag, drawn.attributes ?? {}, ...(drawn.nodes ?? []).map(pieceOf)]
}

function personaOf({ settings, bodyClass }: Capsule['page']): Persona {
  if ((Object(settings['rove.login']) as { readonly trade?: unknown }).trade) return 'trade'
  if (settings.isMembership) return 'member'
  return settings['rove.login'] || /(?:^| )logged-in(?: |$)/.test(bodyClass) ? 'customer' : 'guest'
}
