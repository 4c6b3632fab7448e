import { openCampaign } from '../kit/campaign'
import { expect, test } from '../kit/oracle'
import { answerSubscriptions, definePopups, leaveAddress, openPage, popup } from './popups-page'

const autumn = {
  id: 'autumn',
  conditions: { notClosedFor: 72 },
  event: { interval: [5, 1000] },
  markup: { title: 'Autumn sale', html: '<p>Rugs at last year’s price.</p>', form: true, list: 'L1' },
}

test('POP-02 an address in a field with an upper-case name is sent by the widget', { tag: '@nightly' }, async ({
  page,
}) => {
  const html = '<form><input name="EMAIL"><button>Go</button></form>'
  await definePopups(page, { popups: [{ ...autumn, markup: { title: 'Ours', html, list: 'L1' } }] })
  const sent = await answerSubscriptions(page, 204)
  await openPage(page, '/sofas?country=US')
  await page.clock.fastForward(6000)
  await leaveAddress(page, '[name=EMAIL]')
  expect([sent, new URL(page.url()).search]).toEqual([['email=somebody%40example.com&list=L1'], '?country=US'])
})

test('POP-02 a search form is left alone; a popup with nothing left is reported', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  const html =
    '<form action="/search"><input name="keys"><button>Search</button></form><form action="https://elsewhere.test/"><input name="q"></form>'
  const wrong = {
    ...autumn,
    id: 'wrong',
    event: { interval: [1, 250] },
    markup: { title: 'x', html: '<script>x()</script>' },
  }
  oracle.expectReports(
    /^\[rove\] popup wrong: nothing is left of its HTML/,
    /^\[rove\] popup autumn: a form in its HTML submits to another site/,
  )
  await definePopups(page, { popups: [wrong, { ...autumn, markup: { title: 'Find', html } }] })
  await openPage(page, '/sofas?country=US')
  await page.clock.fastForward(6000)
  await expect(popup(page).getByRole('heading')).toHaveText('Find')
  await expect(popup(page).locator('form')).toHaveCount(1)
  await popup(page).locator('[name=keys]').fill('rug')
  await popup(page).getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\/products\/rug\/$/)
})

test('POP-03 a crawler gets no popups and no countdown, also if the page enables all', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const popups = [{ ...autumn, event: { interval: [0, 250] } }]
  for (const load of ['eager', 'visible']) {
    const body = `<rove-popups load="${load}"></rove-popups><rove-countdown load="${load}">Until June</rove-countdown>`
    const settings = { countdownTitle: 'Sale', countdownEnd: '2099-06-01', rove: { popups } }
    await openCampaign(page, { body, settings })
    for (const tag of ['rove-popups', 'rove-countdown'])
      await expect(page.locator(tag)).toHaveAttribute('data-rove-reason', 'crawler')
    await page.evaluate(() => window.rove.ready())
  }
  await expect(page.locator('rove-countdown')).toHaveText('Until June')
  expect(requests.filter((path) => /popups|countdown|tracking/.test(path))).toEqual([])
  await context.close()
})
