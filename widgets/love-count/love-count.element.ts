/** `<rove-love-count>`: how many products the visitor loves, kept true as hearts are pressed, here or in another tab. */
import { defineElement } from '../../core/element/define-element'
import { readPlace } from '../../core/host/place'
import { type LovesState, shareLoves } from '../../core/loves'
import { createSay } from '../../core/texts'
import css from './love-count.css?inline'
import { loveCountTexts } from './love-count.texts'
import { type LoveCountModel, LoveCountView } from './love-count.view'

/** What the tag takes. */
export const loveCountAttributes = {} as const

/** The element, ready to be registered. */
export default defineElement<typeof loveCountAttributes, LovesState, LoveCountModel>({
  tag: 'rove-love-count',
  attributes: loveCountAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'How many products the visitor loves.',
    attributes: {},
    facts: {},
    parts: { count: 'The figure. `data-state` is `empty` or `some`.' },
    slots: { '': 'The figure as the server knows it, shown until ours is known.' },
    tokens: {},
  },
  styles: [css],
  view: LoveCountView,
  async create({ signal }) {
    const loves = shareLoves(signal)
    await loves.known
    return {
      get: loves.get,
      subscribe: loves.subscribe,
      say: createSay(loveCountTexts, readPlace().language),
      stop() {},
    }
  },
})
