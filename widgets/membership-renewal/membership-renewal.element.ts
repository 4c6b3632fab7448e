/** `<rove-membership-renewal>`: offers the renewal discount before the server's form is submitted (RENEW-01). */

import { readMarket } from '../../core/base/country/country.setting'
import { callShop } from '../../core/base/net/call-shop'
import { RoveError } from '../../core/base/report/errors'
import { report } from '../../core/base/report/report'
import { createTextLookup } from '../../core/base/texts/texts'
import { readMemberOffer } from '../../core/shop/membership/member-offer'
import { renewalDiscount } from '../../core/shop/membership/renewal.contract'
import { defineElement } from '../../core/view/element/define-element'
import css from './membership-renewal.css?inline'
import { askBeforeSubmit } from './membership-renewal.dom'
import { createMembershipRenewalModel } from './membership-renewal.model'
import { renewalTexts } from './membership-renewal.texts'
import type { MembershipRenewalModel, RenewalState } from './membership-renewal.types'
import { MembershipRenewalView } from './membership-renewal.view'

const tag = 'rove-membership-renewal'

/** The element's attributes. */
const renewalAttributes = { discount: { type: 'string' } } as const

export default defineElement<typeof renewalAttributes, RenewalState, MembershipRenewalModel>({
  tag,
  attributes: renewalAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'Offers the renewal discount before the server’s form is submitted.',
    placing: ['in-templates'],
    attributes: { discount: 'The discount as the visitor reads it: `15%`.' },
    facts: {},
    parts: {
      dialog: 'The dialog.',
      'accept-button': 'Enrols in the discount and submits the form.',
      'decline-button': 'Submits the form.',
      'close-button': 'Closes the offer. The form is not submitted.',
      message: 'The discount could not be applied; nothing was submitted.',
      'retry-button': 'Enrols in the discount once more and submits the form.',
    },
    slots: { '': 'The server’s form of the renewal.' },
    tokens: {},
  },
  styles: [css],
  view: MembershipRenewalView,
  create({ element, signal }) {
    if (!element.querySelector('form')) throw new RoveError('no-form', `<${tag}>`, { cause: 'no <form>' })
    const model = createMembershipRenewalModel({
      t: createTextLookup(renewalTexts, readMarket().language),
      memberOffer: readMemberOffer(),
      enrol: () => callShop(renewalDiscount, {}),
      report: (failure) => report(`<${tag}>`, failure),
    })
    askBeforeSubmit(element, model, signal)
    return model
  },
})
