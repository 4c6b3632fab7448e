/**
 * What the payment step needs of some orders only, in one file: the methods that continue elsewhere or in the server's
 * form, the progress of a payment, and the question how the visitor heard of the shop.
 */
import { standingTexts } from '../../../core/shop/order/payment-standing.texts'
import { affirm } from '../methods/methods-affirm.vendor'
import { klarna } from '../methods/methods-klarna.vendor'
import { other } from '../methods/methods-other.dom'
import { paybright } from '../methods/methods-paybright.vendor'
import { ProgressView } from './payment-progress.view'
import { ReferralView } from './payment-referral.view'

/** The methods by name, and the views. */
export const onDemand = { affirm, klarna, other, paybright, ProgressView, ReferralView, standingTexts }
