/** `<rove-love nid="1201">`: a heart button that adds a product to the wishlist. */

import { loadCode } from '../../core/base/async/load-code'
import { readMarket } from '../../core/base/country/country.setting'
import { callShop } from '../../core/base/net/call-shop'
import { readFlags } from '../../core/base/page/body-flags.setting'
import { RoveError } from '../../core/base/report/errors'
import { report } from '../../core/base/report/report'
import { acquireShared } from '../../core/base/state/page'
import { createTextLookup } from '../../core/base/texts/texts'
import { loveValidate } from '../../core/shop/love/love.contract'
import { holdLoves } from '../../core/shop/love/love.store'
import { defineElement } from '../../core/view/element/define-element'
import { stillViews } from '../../core/view/element/still-view'
import css from './love.css?inline'
import { heartName, releaseStillHeart, showStillHeart } from './love.dom'
import { createLoveModel, type HeartState, type LoveModel } from './love.model'
import { loveTexts } from './love.texts'
import { LoveView } from './love.view'

/** The element's attributes. */
const loveAttributes = {
  nid: { type: 'number', required: true, identity: true },
  label: { type: 'string' },
} as const

export default defineElement<typeof loveAttributes, HeartState, LoveModel>({
  tag: 'rove-love',
  attributes: loveAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'A heart button that adds a product to the wishlist. It is filled once the server has answered.',
    placing: ['may-be-empty'],
    attributes: {
      nid: 'The node id of the product: a positive whole number.',
      label: 'The name of the product, for screen readers.',
    },
    facts: {
      'love:changed':
        '`{ nid, loved, count }`: the server has saved the change; with `subscribed` if the newsletter was chosen. The heart also follows this fact from other elements and tabs.',
    },
    parts: {
      button: 'The heart. `data-state` is `idle`, `waiting` or `loved`.',
      icon: 'The icon of the heart.',
      error: 'The error beside the heart.',
      dialog: 'The dialog that asks an anonymous visitor for an e-mail address.',
      form: 'The form of the dialog.',
      'close-button': 'Closes the dialog.',
    },
    slots: { '': 'Shown if the element’s code does not run.' },
    tokens: { '--rove-love-size': { doc: 'The width and height of the heart.', default: '44px' } },
  },
  styles: [css],
  view: LoveView,
  still: stillViews({
    isStill: ({ now }) => now.at === 'idle' && !now.error,
    share(changed) {
      const [{ loves, t }, release] = acquireShared('hearts', createShared)
      const unsubscribe = loves.subscribe(changed)
      return {
        show: (root, { nid, label }, use) =>
          isProduct(nid) &&
          showStillHeart(root, heartName(t, label), loves.get().loved.has(nid), () => use((model) => model.press())),
        release: releaseStillHeart,
        stop() {
          unsubscribe()
          release()
        },
      }
    },
  }),
  create({ attributes: { nid }, element }) {
    if (!isProduct(nid)) throw new RoveError('needs-nid', '<rove-love>')
    const [{ loves, t }, release] = acquireShared('hearts', createShared)
    const model = createLoveModel({
      nid,
      loves: { ...loves, change: (input) => loves.change(input, element) },
      isLoggedIn: () => readFlags().loggedIn,
      t,
      check: (nid) => callShop(loveValidate, { nid }),
      loadEmailView: async () => (await loadCode(import('./email/email.view'))).EmailView,
      report: (failure) => report('love', failure),
    })
    return {
      ...model,
      stop() {
        model.stop()
        release()
      },
    }
  },
})

const isProduct = (nid: number) => Number.isSafeInteger(nid) && nid > 0

/** What all hearts of a page share: the visitor's loves, and the texts in their language. */
function createShared() {
  const [loves, stop] = holdLoves()
  return { loves, t: createTextLookup(loveTexts, readMarket().language), stop }
}
