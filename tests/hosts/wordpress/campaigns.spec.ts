/** Campaigns that an author puts into a text, whom WordPress does not allow every tag. */
import { type Browser, expect, test } from '@playwright/test'
import { callApi, campaign, logIn, openAsGuest, origin, publish } from './wordpress-page'

/** Expects the popup and the bar of the campaign. */
async function expectCampaign(browser: Browser, address: string) {
  const guest = await openAsGuest(browser, address)
  const popup = guest.locator('rove-popups dialog')
  await expect(popup).toBeVisible()
  await expect(popup).toContainText('20 % off “rugs” & more [until] Sunday.')
  await expect(guest.locator('rove-countdown [part=title]')).toHaveText('Rugs > rest')
  await expect(guest.locator('rove-countdown [part=timer]')).toBeVisible()
  await guest.context().close()
}

test('POP-01 an author’s campaign in the block is seen by a guest', async ({ page, browser }) => {
  await logIn(page, 'author')
  await page.goto(`${origin}/wp-admin/post-new.php`)
  await page.waitForFunction(() => window.wp?.data?.select('core/editor')?.getCurrentPostId())
  await page.evaluate(() => {
    const { blocks, data } = window.wp
    data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false)
    data.dispatch('core/editor').editPost({ title: 'Autumn in a block' })
    data.dispatch('core/block-editor').insertBlocks(blocks.createBlock('rove/element'))
  })
  await page.getByRole('textbox', { name: 'Rove element' }).fill(campaign)
  await expect(page.getByText('Shows: rove-popups, rove-countdown.')).toBeVisible()
  const address = await page.evaluate(async () => {
    const { data } = window.wp
    data.dispatch('core/editor').editPost({ status: 'publish' })
    await data.dispatch('core/editor').savePost()
    return data.select('core/editor').getPermalink()
  })
  await expectCampaign(browser, address)
})

test('POP-01 an author’s campaign in the shortcode is seen by a guest', async ({ page, browser }) => {
  await logIn(page, 'author')
  await page.context().addCookies([{ name: 'classic_editor', value: '1', url: origin }])
  await page.goto(`${origin}/wp-admin/post-new.php`)
  await page.locator('#title').fill('Autumn in a shortcode')
  await page.locator('#content-html').click()
  // The form saves the title by itself, and takes no press meanwhile.
  await page.locator('#sample-permalink').waitFor()
  await page.locator('#content').fill(`Rugs are cheaper.\n\n[rove]\n${campaign}\n[/rove]\n\nUntil Sunday.`)
  await page.locator('#publish:not(.disabled)').click()
  await expect(page.locator('#message')).toContainText('Post published')
  // It can be edited again: saving it twice changes nothing.
  await page.locator('#publish:not(.disabled)').click()
  await expect(page.locator('#message')).toContainText('Post updated')
  const address = await page.locator('#message a').getAttribute('href')
  await expectCampaign(browser, address ?? '')
})

test('POP-01 the shortcode works in a paragraph and in a block of WordPress', async ({ page }) => {
  await logIn(page, 'author')
  // What the editor writes where the code is pasted as text.
  const text = campaign.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  for (const content of [
    `<!-- wp:paragraph --><p>[rove]${text.replaceAll('\n', '<br>')}[/rove]</p><!-- /wp:paragraph -->`,
    `<!-- wp:shortcode -->\n[rove]\n${campaign}\n[/rove]\n<!-- /wp:shortcode -->`,
  ]) {
    const html = await (await fetch(await publish(page, 'Autumn in a block of WordPress', content))).text()
    const [, settings = ''] = /data-rove-settings>(\{"rove":\{"popups".*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(settings).rove.popups[0].markup.html, content).toBe(
      '<p>20 % off “rugs” & more [until] Sunday.</p>',
    )
    expect(html).toContain('<rove-countdown title="Rugs &gt; rest" end="2099-11-30 23:59:59"></rove-countdown>')
  }
})

test('an author’s campaign in another block is removed by WordPress', async ({ page, browser }) => {
  await logIn(page, 'author')
  const address = await publish(page, 'Autumn in HTML', `<!-- wp:html -->\n${campaign}\n<!-- /wp:html -->`)
  const guest = await openAsGuest(browser, address)
  await expect(guest.locator('rove-popups, rove-countdown')).toHaveCount(0)
})

test('what cannot stand in a text is named to its author only', async ({ page, browser }) => {
  await logIn(page, 'author')
  const code = `<script type="application/json" data-rove-settings>{ "rove": { "vendors": { "stripe": {} } } }</script>
<rove-checkout>Pay here</rove-checkout>
<rove-faq><p>Kept</p></rove-faq>`
  const address = await publish(page, 'Refused', `[rove]${code}[/rove]`)
  await page.goto(address)
  await expect(page.locator('.rove-refused li')).toHaveText([
    'The setting “rove.vendors” cannot stand in a text: a developer sets it for the site.',
    /^<rove-checkout> cannot stand in a text: it takes orders/,
  ])
  const guest = await openAsGuest(browser, address)
  await expect(guest.locator('rove-faq')).toContainText('Kept')
  await expect(guest.locator('.rove-refused, rove-checkout')).toHaveCount(0)
  expect(await guest.content()).not.toContain('vendors')
})

test('only what a stranger may write is left of a text', async ({ page }) => {
  await logIn(page, 'author')
  await page.goto(origin)
  const shown = async (code: string) => {
    const attributes = { code }
    const { rendered } = await callApi(page, 'wp/v2/block-renderer/rove/element?context=edit', { attributes })
    const [html = '', refused = ''] = String(rendered).split('<div class="rove-refused"')
    return [html.trim(), (refused.match(/<li>/g) ?? []).length]
  }
  const settings = (json: string) => `<script type="application/json" data-rove-settings>${json}</script>`
  for (const [code, html, refusals] of [
    // Kept.
    ['<rove-love nid="7" label="A > B"></rove-love>', '<rove-love nid="7" label="A &gt; B"></rove-love>', 0],
    ['<rove-love nid="7" load="idle" data-x="1" />', '<rove-love nid="7" load="idle" data-x="1"></rove-love>', 0],
    ['<rove-faq><p>Open', '<rove-faq><p>Open</p></rove-faq>', 0],
    ['<div data-rove="love" data-nid="7">Save</div>', '<div data-rove="love" data-nid="7">Save</div>', 0],
    [settings('{"countdownEnd":"2099"}'), settings('{"countdownEnd":"2099"}'), 0],
    [
      settings('{"rove":{"popups":[{"id":"a","markup":{"html":"<b>[x]</b>","css":"/a.css"}}]}}'),
      settings(
        '{"rove":{"popups":[{"id":"a","markup":{"html":"\\u003Cb\\u003E\\u005bx]\\u003C/b\\u003E","css":"/a.css"}}]}}',
      ),
      0,
    ],
    // Refused.
    ['<rove-header>x</rove-header>', 'x', 1],
    ['<rove-nothing>x</rove-nothing>', 'x', 1],
    ['<rove-love nid="7" onclick="alert(1)" style="x"></rove-love>', '<rove-love nid="7"></rove-love>', 2],
    ['<rove-faq><p onclick="alert(1)">x</p></rove-faq>', '<rove-faq><p>x</p></rove-faq>', 1],
    ['<rove-faq><iframe src="//evil.example"></iframe></rove-faq>', '<rove-faq></rove-faq>', 1],
    ['<a href="javascript:alert(1)">x</a>', '<a href="alert(1)">x</a>', 0],
    ['<script>alert(1)</script>', '', 1],
    ['<script type="application/json">{}</script>', '', 1],
    ['<SCRIPT type="text/javascript" data-rove-settings>{"countdownEnd":"1"}</SCRIPT>', '', 1],
    [settings('{ “countdownEnd”: "1" }'), '', 1],
    [settings('[1]'), '', 1],
    [settings('{"rove":{"off":["cart"],"popups":[]},"memberFee":0}'), settings('{"rove":{"popups":[]}}'), 2],
    [settings('{"rove":[]}'), '', 1],
    [
      settings('{"rove":{"popups":["x",{"id":"a","markup":{"css":"//evil.example/a.css"}}]}}'),
      settings('{"rove":{"popups":["x",{"id":"a","markup":{}}]}}'),
      1,
    ],
    [
      settings('{"rove":{"popups":[{"id":"a","markup":{"css":"/\\\\evil.example/a.css"}}]}}'),
      settings('{"rove":{"popups":[{"id":"a","markup":{}}]}}'),
      1,
    ],
  ] as const)
    expect(await shown(code), code).toEqual([html, refusals])
})
