/** Who may speak to a visitor who has asked for nothing. The numbers are proposed: document 3 shows none. */

/** All that speaks unasked, the most urgent first: the checkout's time, a cover for what was bought, popups. */
export const voices = ['expiry', 'cover', 'popup'] as const
/** One of them. */
export type Voice = (typeof voices)[number]

/** What cannot wait until a field is left, only until nobody writes in it: an order's time runs out. */
const pressing: readonly Voice[] = ['expiry']

/** After something has spoken unasked, for how long a less urgent voice or the same one is silent, in milliseconds. */
export const coolDown = 30_000

/** What is going on when somebody wants to speak. */
export interface Situation {
  /** What is under way that must not be interrupted, in words: a payment, a chat. */
  readonly held: string | undefined
  /** A dialog stands over the page. */
  readonly standing: boolean
  /** The visitor is in a field, or even writes in it. */
  readonly typing: 'field' | 'keys' | undefined
  /** Who speaks now. */
  readonly speaking: Voice | undefined
  /** Who spoke last, and how long ago, in milliseconds. */
  readonly last: { readonly voice: Voice; readonly ago: number } | undefined
}

/** Why a voice must wait, in words; nothing where it may speak. */
export function mustWait(voice: Voice, { held, standing, typing, speaking, last }: Situation): string | undefined {
  if (held) return held
  if (standing) return 'another dialog is open'
  if (speaking) return `the ${speaking} speaks`
  if (typing === 'keys' || (typing && !pressing.includes(voice))) return 'the visitor is typing'
  const quieter = last && voices.indexOf(voice) >= voices.indexOf(last.voice)
  if (last && quieter && last.ago < coolDown) return `the ${last.voice} spoke less than ${coolDown / 1000} s ago`
  return undefined
}
