/** One order on a page where all of it comes together: an app’s browser, of the oldest, a recorder, pasted text, Seoul. */
import { addressIn } from '../../demo-host/addresses'
import { atCheckout, expectPaid, fillAddress, pay, typeCard } from '../checkout/checkout-page'
import { changeTexts } from '../host-page/text-changers'
import { expect, test } from '../kit/oracle'
import { takeAway } from './older-browser'
import { addRecorder } from './recorder'

test.use({
  timezoneId: 'Asia/Seoul',
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.144 Mobile Safari/537.36 trill_320403 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/32.4.3',
})

test('CHK-01 STRIPE-02 an order is paid where everything of a phone comes together', {
  tag: ['@wide-first', '@nightly'],
}, async ({ page }) => {
  await takeAway(page, 'everything')
  await changeTexts(page, 'telephone links')
  await addRecorder(page)
  const checkout = await atCheckout(page)
  const { id, email, proceed, joins, quotes, terms } = checkout
  await email.fill('\u200bana＠example.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  const decomposed = { first_name: 'Zoe\u0308', last_name: '김'.normalize('NFD') }
  await fillAddress(page, addressIn('US', decomposed))
  await quotes.first().check()
  await proceed.click()
  await terms.last().check()
  await proceed.click()
  await typeCard(page)
  const { order } = await (await page.request.get(`/ajax/order/${id}`)).json()
  expect(order).toMatchObject({ email: 'ana@example.test', delivery: { first_name: 'Zoë', last_name: '김' } })
  await pay(page)
  await expectPaid(page, id)
})
