/**
 * Makes cards from the shop's own markup (LIST-01, RESULTS-02): a `<template>` whose parts are marked by
 * `data-rove-card`. A part that a card does not need is hidden.
 */

import type { CurrencyCode } from '../../base/country/countries.rules'
import { formatMoney } from '../../base/country/money.rules'
import { type CardPrice, priceKinds } from './card.rules'
import type { CardContent, SwatchContent } from './card.types'

/** How amounts are written. */
export interface CardMoney {
  readonly currency: CurrencyCode
  readonly decimals: 0 | 2
}

/** All parts of a card with this mark. */
export const partsOf = (card: ParentNode, mark: string): readonly HTMLElement[] => [
  ...card.querySelectorAll<HTMLElement>(`[data-rove-card="${mark}"]`),
]

/**
 * Makes a card. In the document of the template its elements do not start and its pictures are not loaded: that begins
 * when it is added to the page.
 *
 * @param pattern the card of the shop's `<template>`
 */
export function makeCard(pattern: Element, content: CardContent, money: CardMoney): Element {
  const card = pattern.cloneNode(true) as Element
  fillCard(card, content, money)
  return card
}

function fillCard(card: Element, content: CardContent, money: CardMoney): void {
  const { nid, href, title, texts, picture, secondPicture, price, soldOut, swatches } = content
  card.setAttribute('data-nid', nid)
  for (const [mark, text] of Object.entries({ ...texts, title }))
    for (const part of partsOf(card, mark)) part.textContent = text
  showLink(card, href)
  showPicture(card, 'picture', picture)
  showPicture(card, 'second-picture', secondPicture)
  showPrice(card, price, money)
  showKind(card, 'sold-out', soldOut)
  for (const love of partsOf(card, 'love')) {
    love.setAttribute('nid', nid)
    love.setAttribute('label', title)
  }
  for (const list of partsOf(card, 'swatches')) fillSwatches(list, swatches ?? [])
}

function showLink(card: Element, href: string): void {
  for (const link of partsOf(card, 'link')) link.setAttribute('href', href)
}

/** Without a picture, its place stays empty; a second one is removed. */
function showPicture(card: Element, mark: 'picture' | 'second-picture', src: string | undefined): void {
  for (const image of partsOf(card, mark)) {
    const srcset = src && srcsetOf(src, image.dataset.roveWidths)
    if (srcset) image.setAttribute('srcset', srcset)
    else image.removeAttribute('srcset')
    if (src) image.setAttribute('src', src)
    else if (mark === 'picture') image.removeAttribute('src')
    else image.remove()
  }
}

/**
 * The widths of a picture whose address has one of these parts; `undefined` if it has none.
 *
 * @param widths parts of addresses, and what each means: `/w320/ 320w, /w480/ 480w`
 */
function srcsetOf(src: string, widths = ''): string | undefined {
  const known = widths.split(',').map((one) => one.trim().split(/\s+/))
  const own = known.find(([part]) => part && src.includes(part))?.[0]
  return own && known.map(([part = '', width]) => `${src.replace(own, () => part)} ${width}`).join(', ')
}

function showPrice(card: Element, price: CardPrice | undefined, { currency, decimals }: CardMoney): void {
  const write = (mark: string, amount: number | undefined) => {
    for (const part of partsOf(card, mark))
      part.textContent = amount === undefined ? '' : formatMoney(amount, currency, decimals)
  }
  for (const part of partsOf(card, 'price')) part.hidden = !price
  for (const part of partsOf(card, 'was')) part.hidden = price?.was === undefined
  write('due-amount', price?.due)
  write('was-amount', price?.was)
  showKind(card, 'price-kind', price?.kind)
}

/** Of several parts, shows the one of this kind. */
function showKind(card: Element, mark: string, kind: string | undefined): void {
  for (const part of partsOf(card, mark)) part.hidden = part.dataset.kind !== kind
}

function fillSwatches(list: HTMLElement, swatches: readonly SwatchContent[]): void {
  const [pattern] = partsOf(list, 'swatch')
  list.hidden = swatches.length === 0
  // In a list, each is in an item of its own.
  const item = pattern?.closest('li') ?? pattern
  if (!item) return
  const items = swatches.map((swatch) => {
    const copy = item.cloneNode(true) as Element
    const link = copy.matches('[data-rove-card=swatch]') ? copy : partsOf(copy, 'swatch')[0]
    if (link) fillSwatch(link, swatch)
    return copy
  })
  item.replaceWith(...items)
}

function fillSwatch(link: Element, { label, href, color, picture, price }: SwatchContent): void {
  link.setAttribute('href', href)
  for (const part of partsOf(link, 'swatch-label')) part.textContent = label
  // Another value, as `url(…)`, could request something.
  if (/^#[\da-f]{3,8}$/i.test(color)) for (const part of partsOf(link, 'color')) part.setAttribute('fill', color)
  for (const [name, value] of Object.entries({ picture, due: price?.due, was: price?.was, kind: price?.kind }))
    if (value === undefined) link.removeAttribute(`data-${name}`)
    else link.setAttribute(`data-${name}`, `${value}`)
}

/** Shows a swatch's picture, price and address on its card. @param link the swatch, also one that the server has written */
export function showSwatch(card: Element, link: HTMLElement, money: CardMoney): void {
  const { picture, due, was, kind } = link.dataset
  showLink(card, link.getAttribute('href') ?? '')
  if (picture) showPicture(card, 'picture', picture)
  const found = priceKinds.find((known) => known === kind)
  if (found) showPrice(card, { kind: found, due: Number(due), was: was === undefined ? undefined : Number(was) }, money)
  // The price of another swatch must not stay.
  else if (partsOf(card, 'swatch').some(({ dataset }) => dataset.kind)) showPrice(card, undefined, money)
}
