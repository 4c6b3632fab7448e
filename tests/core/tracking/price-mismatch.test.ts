import { expect, it } from 'vitest'
import { resetDeviceAtNoonEachTest } from './each-visit'
import { dataLayer, logAfterLeaving, noConsent, publish, visit } from './tracked-page'

resetDeviceAtNoonEachTest()

const mismatch = {
  ...({ nid: 1201, model: 'OAT', currency: 'KRW' } as const),
  ...{ one: { by: 'rove-buybox', price: 1890 }, other: { by: 'server', price: 1990 } },
}

it('PRICE-01 PRICE-02 a mismatch of prices is sent to the shop’s own log only', async () => {
  await visit({ page: { type: 'other' }, log: true })
  publish('price:mismatch', mismatch)
  expect(JSON.stringify(dataLayer())).not.toContain('mismatch')
  const sent = (await logAfterLeaving()).filter(({ event }) => event === 'price_mismatch')
  expect(sent.map(({ params }) => params)).toEqual([
    {
      ...{ nid: '1201', model: 'OAT', currency: 'KRW' },
      ...{ by: 'rove-buybox', price: 1890, other_by: 'server', other_price: 1990 },
    },
  ])
})

it('PRICE-01 TRACK-07 without consent it is not sent', async () => {
  await visit({ page: { type: 'other' }, log: true }, { consent: noConsent })
  publish('price:mismatch', mismatch)
  expect(await logAfterLeaving()).toEqual([])
})
