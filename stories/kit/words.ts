/**
 * The texts of a story's page. A play function looks for these texts, so that it works in each language of the toolbar.
 */
import { expect } from 'storybook/test'
import { readMarket } from '../../core/base/country/country.setting'
import { formatMoney } from '../../core/base/country/money.rules'
import { createTextLookup, type TextLookup, type Texts } from '../../core/base/texts/texts'
import { priceIn } from './prices'

/** A widget's text lookup, in the language of the page at the time of the call. */
export function textsOf<Code extends string>(texts: Texts<Code>): TextLookup<Code> {
  return (code, values) => createTextLookup(texts, readMarket().language)(code, values)
}

/** The longest fixed part of a text in which each value is `|`. */
export function fixedPart(text: string): string {
  return text.split('|').reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
}

/** A fixture's price in US dollars, formatted as on the page. */
export const money = (dollars: number) => amount(priceIn(dollars))

/** An amount in the page's currency, formatted as on the page. */
export const amount = (own: number) => formatMoney(own, readMarket().country.currency)

/** An expected text, or a function that returns it when the play function runs. */
export type Words = string | RegExp | (() => string)

/** Whether a text contains the expected one. All kinds of spaces are equal. */
export function hasWords(text: string | null | undefined, words: Words): void {
  const said = spaced(text ?? '')
  if (words instanceof RegExp) expect(said).toMatch(words)
  else expect(said).toContain(spaced(typeof words === 'string' ? words : words()))
}

/** A text with each run of spaces replaced by one space. */
export function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
