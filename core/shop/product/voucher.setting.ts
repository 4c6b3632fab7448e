/** The settings of vouchers (LOAD-03, LOAD-06, PRICE-03). */
import { number, picklist, pipe, transform } from 'valibot'
import { amount, fraction } from '../../base/input/php-values'
import { readSetting } from '../../base/input/read-setting'
import { type VoucherRules, voucherDefaults } from './voucher.rules'

const voucherType = {
  name: 'voucherType',
  alias: 'voucher_type',
  schema: picklist(['rate', 'amount_per', 'range']),
  otherwise: voucherDefaults.type,
} as const

const rate = { name: 'voucherRate', alias: 'voucher_rate', otherwise: voucherDefaults.rate } as const
const anAmount = { ...rate, schema: amount, takes: 'an amount' } as const
/** The meaning of `voucherRate` by type: a fraction of the price, the voucher of each step, the voucher itself. */
const voucherRates = {
  rate: { ...rate, schema: fraction, takes: 'a share for voucherType rate' },
  amount_per: anAmount,
  range: anAmount,
} as const

/** The amount of one step: required for `amount_per`. */
const voucherAmtPer = {
  name: 'voucherAmtPer',
  alias: 'voucher_amount_per',
  schema: pipe(
    amount,
    transform((step) => step || Number.NaN),
    number(),
  ),
  otherwise: undefined,
  takes: 'an amount above 0',
  needed: true,
} as const

const voucherMax = {
  name: 'voucherMax',
  alias: 'voucher_maximum',
  schema: amount,
  otherwise: voucherDefaults.cap,
} as const

/** The rules of the shop's vouchers. There is no voucher with a rate of 0, or for `amount_per` without its step. */
export function readVoucher(): VoucherRules {
  const type = readSetting(voucherType)
  return {
    type,
    rate: readSetting(voucherRates[type]),
    amountPer: type === 'amount_per' ? readSetting(voucherAmtPer) : undefined,
    maximum: readSetting(voucherMax),
  }
}
