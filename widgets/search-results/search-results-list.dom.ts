/** Lists made from the server's templates: `<template data-rove-results="template" data-type="reviews">`. */

import type { CardContent } from '../../core/shop/card/card.types'
import { type CardMoney, makeCard, partsOf } from '../../core/shop/card/fill-card'
import type { ResultType } from '../../core/shop/search/results-path.rules'
import { findPart } from './search-results-parts.dom'

/** An empty list of one type. */
interface List {
  readonly element: HTMLElement
  /** A card that is filled in. */
  readonly pattern: Element
}

/**
 * Makes an empty list in the document of the template: see `makeCard`.
 *
 * @returns `undefined` if the server has no template of this type, with a list of one card
 */
export function makeList(root: ParentNode, type: ResultType | 'category'): List | undefined {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-rove-results=template][data-type=${type}]`)
  const element = template && findPart(template.content.cloneNode(true) as DocumentFragment, 'list')
  const pattern = element?.firstElementChild
  pattern?.remove()
  return element && pattern ? { element, pattern } : undefined
}

/** The cards of one page. */
export function makeCards(pattern: Element, contents: readonly CardContent[], money: CardMoney): HTMLElement[] {
  return contents.map((content) => {
    const card = makeCard(pattern, content, money)
    const stars = content.texts?.stars?.replaceAll('☆', '').length ?? 0
    for (const part of partsOf(card, 'stars')) part.setAttribute('aria-label', `${stars}/5`)
    return card as HTMLElement
  })
}
