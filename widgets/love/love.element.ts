/** `<rove-love nid="1201">`: a heart that loves one product. */
import { loveValidate } from '../../core/contract/love'
import { defineElement } from '../../core/element/define-element'
import { RoveError } from '../../core/errors'
import { readFlags } from '../../core/host/flags'
import { readPlace } from '../../core/host/place'
import { loadCode } from '../../core/load-code'
import { shareLoves } from '../../core/loves'
import { callShop, warmShop } from '../../core/net/call-shop'
import { report } from '../../core/report'
import { createSay } from '../../core/texts'
import css from './love.css?inline'
import { createLoveModel, type HeartState, type LoveModel } from './love.model'
import { loveTexts } from './love.texts'
import { LoveView } from './love.view'

/** What the tag takes. */
export const loveAttributes = {
  nid: { type: 'number', required: true, identity: true },
  label: { type: 'string' },
} as const

/** The element, ready to be registered. */
export default defineElement<typeof loveAttributes, HeartState, LoveModel>({
  tag: 'rove-love',
  attributes: loveAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'A heart that loves one product, filled once the server has answered.',
    attributes: {
      nid: 'The node id of the product: a positive whole number.',
      label: 'The name of the product, for people who listen to the page.',
    },
    facts: {
      'love:changed':
        '`{ nid, loved, count }`: the server has counted; with `subscribed` where the newsletter was asked for. The heart follows the fact when others tell it, in other tabs too.',
    },
    parts: {
      button: 'The heart. `data-state` is `resting`, `waiting` or `loved`.',
      icon: 'The drawing in it.',
      error: 'Beside it, when it could not be saved.',
      dialog: 'The modal that asks an anonymous visitor for an address.',
      form: 'What the modal asks with.',
      'close-button': 'Closes the modal.',
    },
    slots: { '': 'What the server shows where our code does not run.' },
    tokens: { '--rove-love-size': { doc: 'Its width and height.', default: '44px' } },
  },
  styles: [css],
  view: LoveView,
  create({ attributes: { nid }, element, signal }) {
    if (!Number.isSafeInteger(nid) || nid <= 0) throw new RoveError('needs-nid', '<rove-love>')
    const loves = shareLoves(signal)
    return createLoveModel({
      nid,
      loves: { ...loves, change: (input) => loves.change(input, element) },
      loggedIn: readFlags().loggedIn,
      say: createSay(loveTexts, readPlace().language),
      check: (nid) => callShop(loveValidate, { nid }),
      loadEmailView: async () => (await loadCode(import('./email/email.view'))).EmailView,
      warm: warmShop,
      report: (failure) => report('love', failure),
    })
  },
})
