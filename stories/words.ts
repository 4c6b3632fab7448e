/** What a story's page says: a play looks for these words, so that it holds in each language of the toolbar. */
import { expect } from 'storybook/test'
import { formatMoney } from '../core/domain/money'
import { readPlace } from '../core/host/place'
import { createSay, type Say, type Texts } from '../core/texts'
import { priceIn } from './prices'

/** A widget's texts, in the language of the page at the time when they are asked for. */
export function wordsOf<Code extends string>(texts: Texts<Code>): Say<Code> {
  return (code, values) => createSay(texts, readPlace().language)(code, values)
}

/** The longest piece of a text around what is filled in, where `|` stands for each value. */
export function besides(text: string): string {
  return text.split('|').reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
}

/** What the page writes for a fixture's price in US dollars. */
export const money = (dollars: number) => amount(priceIn(dollars))

/** What the page writes for an amount of its own money. */
export const amount = (own: number) => formatMoney(own, readPlace().country.currency)

/** Words that are looked for: known at once, or once the story's page is there. */
export type Words = string | RegExp | (() => string)

/** Whether a text has the words in it. Spaces of every kind are one. */
export function hasWords(text: string | null | undefined, words: Words): void {
  const said = spaced(text ?? '')
  if (words instanceof RegExp) expect(said).toMatch(words)
  else expect(said).toContain(spaced(typeof words === 'string' ? words : words()))
}

/** A text whose spaces are one blank each. */
export function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
