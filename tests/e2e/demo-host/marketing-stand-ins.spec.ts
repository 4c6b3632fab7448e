import { expect, type Page, test } from '@playwright/test'

/** The marketing stand-ins, used by a page without the widgets. */

interface Row {
  readonly detail: string
  readonly params: unknown
}

/** What the stand-ins received from this visitor; requests of pixels may arrive in another order. */
const receivedRows = async (page: Page): Promise<Row[]> => {
  const rows: Row[] = await (await page.request.get('/demo/log.json?what=vendor')).json()
  return rows.map(({ detail, params }) => ({ detail, params }))
}

test('TRACK-03 the Klaviyo stand-in processes the page’s queues, and responds', async ({ page }) => {
  await page.goto('/about?country=US')
  await page.evaluate(() => {
    Object.assign(window, {
      _learnq: [['track', 'Viewed Page', { path: '/about' }]],
      _klOnsite: [['identify', { $email: 'ida@home.test' }]],
    })
  })
  await page.addScriptTag({ url: '/vendors/klaviyo/klaviyo.js?company_id=DEMO01' })
  const answers = await page.evaluate(async () => {
    const { klaviyo } = window as unknown as { klaviyo: Record<string, (...given: unknown[]) => Promise<unknown>> }
    const before = await klaviyo.isIdentified?.()
    return [before, await klaviyo.track?.('Searched', { query: 'oak' })]
  })
  expect(answers).toEqual([true, true])
  await expect.poll(() => receivedRows(page)).toHaveLength(3)
  expect(await receivedRows(page)).toEqual(
    expect.arrayContaining([
      { detail: 'klaviyo identify', params: { given: [{ email: 'i***@home.test' }] } },
      { detail: 'klaviyo track', params: { given: ['Viewed Page', { path: '/about' }] } },
      { detail: 'klaviyo track', params: { given: ['Searched', { query: 'oak' }] } },
    ]),
  )
})

test('CHAT-01 the LiveChat stand-in reports its agents, and opens and closes', { tag: '@nightly' }, async ({
  page,
}) => {
  for (const agents of ['offline', 'online']) {
    await page.goto(`/about?country=US&agents=${agents}`)
    await page.evaluate(() => Object.assign(window, { __lc: { license: '12001' } }))
    await page.addScriptTag({ url: '/vendors/livechat/tracking.js' })
    const state = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { LiveChatWidget } = window as unknown as { LiveChatWidget?: { on: CallableFunction } }
          // The script requests its server first; before that, it has no functions.
          const wait = (widget = LiveChatWidget) => {
            if (!widget)
              return requestAnimationFrame(() => wait((window as never as { LiveChatWidget: never }).LiveChatWidget))
            widget.on('ready', ({ state }: { state: unknown }) => resolve(state))
          }
          wait()
        }),
    )
    expect(state).toEqual({ availability: agents, visibility: 'minimized' })
  }
  const panel = page.locator('#chat-widget-container').getByRole('region', { name: 'Live chat' })
  const call = (name: string) =>
    page.evaluate((one) => {
      const { LiveChatWidget } = window as unknown as { LiveChatWidget: { call(name: string): void } }
      LiveChatWidget.call(one)
    }, name)
  await call('maximize')
  await expect(panel).toBeVisible()
  await expect(panel.getByLabel('Message')).toBeFocused()
  await call('hide')
  await expect(panel).toBeHidden()
  await expect(page.locator('#chat-widget-container button.bubble')).toBeHidden()
})
