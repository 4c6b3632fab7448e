/** What the page says about vouchers. Source: document 0, section 3; document 2, section 9 (LOAD-03, LOAD-06, PRICE-03). */
import { number, picklist, pipe, transform } from 'valibot'
import { type VoucherRules, voucherDefaults } from '../../domain/voucher'
import { amount, share } from '../../written-by-php'
import { readSetting } from './read-setting'

const voucherType = {
  name: 'voucherType',
  schema: picklist(['rate', 'amount_per', 'range']),
  otherwise: voucherDefaults.type,
} as const

const rate = { name: 'voucherRate', otherwise: voucherDefaults.rate } as const
const anAmount = { ...rate, schema: amount, takes: 'an amount' } as const
/** What `voucherRate` is, by type: a share of the price, what each step earns, the voucher itself. */
const voucherRates = {
  rate: { ...rate, schema: share, takes: 'a share for voucherType rate' },
  amount_per: anAmount,
  range: anAmount,
} as const

/** What one step asks to be spent: `amount_per` cannot do without. */
const voucherAmtPer = {
  name: 'voucherAmtPer',
  schema: pipe(
    amount,
    transform((step) => step || Number.NaN),
    number(),
  ),
  otherwise: undefined,
  takes: 'an amount above 0',
  needed: true,
} as const

const voucherMax = { name: 'voucherMax', schema: amount, otherwise: voucherDefaults.cap } as const

/** How the shop computes its vouchers. A rate of 0 is no voucher, and so is `amount_per` without its step. */
export function readVoucher(): VoucherRules {
  const type = readSetting(voucherType)
  return {
    type,
    rate: readSetting(voucherRates[type]),
    amountPer: type === 'amount_per' ? readSetting(voucherAmtPer) : undefined,
    maximum: readSetting(voucherMax),
  }
}
