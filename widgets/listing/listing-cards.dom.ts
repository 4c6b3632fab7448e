/** The cards of a list: what is known of their products, and how they are made of the server's template. */
import { safeParse } from 'valibot'
import { parseOwnJson, toJson } from '../../core/base/input/own-json'
import { scriptJson } from '../../core/base/input/script-json'
import type { ListedItem } from '../../core/lists/list.facts'
import { partOf } from '../../core/lists/list-part'
import { type ProductCard, productCard } from '../../core/shop/card/card.contract'
import type { CardContent } from '../../core/shop/card/card.types'
import { cardContent } from '../../core/shop/card/card-content'
import { type CardMoney, makeCard } from '../../core/shop/card/fill-card'
import type { MemberTerms } from '../../core/shop/membership/membership.rules'

/** How cards are made. */
export interface CardTerms {
  readonly terms: MemberTerms
  readonly money: CardMoney
}

/** The fields of a card as JSON: most are never read. */
export interface KnownCard {
  readonly nid: string
  readonly text: string
}

/** Makes the cards of a list. */
export interface ListCards {
  /** A card without content. @returns `undefined` if its address is not safe, or without a template */
  make(fields: ProductCard): HTMLElement | undefined
  /** A card without content, of its remembered fields. @returns `undefined` without a template */
  recall(known: KnownCard): HTMLElement | undefined
  /** Gives a card its content; removes it where that cannot be made. */
  fill(card: HTMLElement): void
  textOf(card: HTMLElement): string | undefined
  /** A card's product, as far as its fields are known. */
  itemOf(card: HTMLElement): ListedItem
}

/** The fields of each list's cards as JSON, by node id. An element that is moved in the page has its cards already. */
const texts = new WeakMap<Element, Map<string, string>>()

/** @see ListCards */
export function createCards(element: HTMLElement, { terms, money }: CardTerms): ListCards {
  function known(): Map<string, string> {
    const map = texts.get(element) ?? readServerCards(element)
    texts.set(element, map)
    return map
  }
  let found: Element | null | undefined
  /** The page can add it later. */
  const pattern = () => {
    found ??= (partOf(element, 'template') as HTMLTemplateElement | undefined)?.content.firstElementChild
    return found
  }

  /** The content of cards that have none yet. */
  const waiting = new WeakMap<HTMLElement, CardContent>()

  function contentOf(card: HTMLElement): CardContent | undefined {
    const text = cards.textOf(card)
    if (waiting.has(card) || text === undefined) return waiting.get(card)
    const decoded = safeParse(productCard, parseOwnJson(text))
    return decoded.success ? cardContent(decoded.output, terms, money) : undefined
  }

  const cards: ListCards = {
    make(fields) {
      const content = cardContent(fields, terms, money)
      const card = content && cards.recall({ nid: fields.nid, text: toJson(fields) })
      if (card) waiting.set(card, content)
      return card
    },
    recall({ nid, text }) {
      known().set(nid, text)
      const model = pattern()
      if (!model) return undefined
      const card = document.importNode(model, false) as HTMLElement
      card.dataset.nid = nid
      return card
    },
    fill(card) {
      const content = contentOf(card)
      const model = content && pattern()
      waiting.delete(card)
      if (model) card.append(...makeCard(model, content, money).childNodes)
      else card.remove()
    },
    textOf: ({ dataset }) => known().get(dataset.nid ?? ''),
    itemOf(card) {
      const { title: name = '', href: url = '', picture: image, price } = contentOf(card) ?? {}
      return { nid: card.dataset.nid ?? '', name, url, image, price: price?.due }
    },
  }
  return cards
}

/** The fields of the server's own cards: without them the list cannot be remembered. */
function readServerCards(element: Element): Map<string, string> {
  try {
    const items = (scriptJson(partOf(element, 'items')) ?? []) as readonly { readonly nid: unknown }[]
    return new Map(items.map((item) => [`${item.nid}`, toJson(item)]))
  } catch {
    return new Map()
  }
}
