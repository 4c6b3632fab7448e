import { afterEach, describe, expect, it, vi } from 'vitest'
import { voucherFor } from '../../../../core/shop/product/voucher.rules'
import { readVoucher } from '../../../../core/shop/product/voucher.setting'
import { captureConsole } from '../../base/page/console'

const said = captureConsole()
afterEach(() => vi.unstubAllGlobals())

/** The voucher for 1,890 under these settings. */
const earns = (settings: object) => {
  vi.stubGlobal('roveSettings', settings)
  return voucherFor(1890, readVoucher())
}

describe('the voucher settings', () => {
  it.each([
    ['a tenth where nothing is said', {}, 189],
    ['at most the maximum', { voucherRate: '0.5', voucherMax: 300 }, 300],
    ['ten for each hundred', { voucherType: 'amount_per', voucherAmtPer: 100, voucherRate: 10 }, 180],
    ['so much for each hundred, capped', { voucherType: 'amount_per', voucherAmtPer: '100', voucherRate: 60 }, 500],
    ['the rounded rate', { voucherType: 'range', voucherRate: '24.6' }, 25],
    ['nothing at a rate of 0', { voucherRate: 0 }, 0],
    ['the same in the other spelling', { voucher_rate: '0.5', voucher_maximum: 300 }, 300],
    ['ten for each hundred', { voucher_type: 'amount_per', voucher_amount_per: '100', voucher_rate: 10 }, 180],
    [
      'what the first spelling says',
      { voucherRate: 0.2, voucher_rate: 0.5, voucherMax: null, voucher_maximum: 400 },
      378,
    ],
  ])('PRICE-03 LOAD-03 LOAD-06 a purchase earns %s', (_, settings, earned) => {
    expect(earns(settings)).toBe(earned)
    expect(said()).toEqual([])
  })

  it.each([
    [{ voucherRate: 10 }, 189, 'voucherRate', 'a share for voucherType rate'],
    [{ voucherType: 'range', voucherRate: -1 }, 0, 'voucherRate', 'an amount'],
    [{ voucherType: 'gift' }, 189, 'voucherType', '"rate" | "amount_per" | "range"'],
    [{ voucherMax: 'much' }, 189, 'voucherMax', 'number'],
    [{ voucherType: 'amount_per', voucherRate: 10 }, 0, 'voucherAmtPer', 'an amount above 0'],
    [{ voucher_rate: 10 }, 189, 'voucher_rate', 'a share for voucherType rate'],
    [{ voucher_maximum: 'much' }, 189, 'voucher_maximum', 'number'],
    [{ voucherType: 'amount_per', voucherAmtPer: 0 }, 0, 'voucherAmtPer', 'an amount above 0'],
  ])(
    'PRICE-03 LOAD-03 %j is one console line that names the field and what it takes',
    (settings, earned, field, takes) => {
      expect([earns(settings), earns(settings)]).toEqual([earned, earned])
      expect(said()).toEqual([expect.stringContaining(`[rove] settings: ${field} is not usable`)])
      expect(said()[0]).toContain(takes)
    },
  )
})
