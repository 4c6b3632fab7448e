/** Campaigns that a marketer writes with Drupal’s own form, in each text format. */
import { writeHtml } from '../../../workshop/composer/html/write-html'
import { emptyComposition } from '../../../workshop/composer/state/composition'
import { expect, test } from '../host-test'
import { fillPage, logIn, writePage } from './drupal7-page'

/** As the composer writes it: a popup and a bar with a countdown. */
const campaign = [
  writeHtml({
    ...emptyComposition('popups'),
    settings: {
      'rove.popups': [
        {
          id: 'autumn',
          event: { interval: [0, 500] },
          markup: { title: 'Autumn sale', html: '<p>20 % off “rugs” & more until Sunday.</p>' },
        },
      ],
      countdownTitle: 'Autumn sale',
      countdownEnd: '2099-11-30 23:59:59',
    },
  }),
  writeHtml(emptyComposition('countdown')),
].join('\n\n')

for (const format of ['Full HTML', 'Campaign'])
  test(`POP-01 COUNT-01 a campaign in the format ${format} is seen by a guest`, async ({ page, browser, baseURL }) => {
    await logIn(page, 'marketer')
    const path = await writePage(
      page,
      `Autumn in ${format}`,
      `Rugs are cheaper.\n\n${campaign}\n\nUntil Sunday.`,
      format,
    )
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(`${baseURL}${path}`)
    await expect(guest.locator('rove-popups dialog').first()).toContainText('20 % off “rugs” & more until Sunday.')
    await expect(guest.locator('rove-countdown [part=title]')).toHaveText('Autumn sale')
    await expect(guest.getByText('Until Sunday.', { exact: true })).toBeVisible()
  })

for (const format of ['Filtered HTML', 'Plain text'])
  test(`a campaign in the format ${format} does nothing`, async ({ page }) => {
    await logIn(page, 'marketer')
    await writePage(page, `Autumn in ${format}`, `${campaign}\n\nUntil Sunday.`, format)
    await expect(page.getByText('Until Sunday.', { exact: true })).toBeVisible()
    await expect(page.locator('#content').locator('rove-countdown, script')).toHaveCount(0)
  })

test('POP-01 the why-panel says that settings of a text cannot be read, and why', async ({ page, expectReports }) => {
  expectReports(/script 2 is not JSON .* A text filter of the CMS has changed it/)
  await logIn(page, 'marketer')
  const text = '<script type="application/json" data-rove-settings>{ “countdownTitle”: “Sale” }</script>'
  const path = await writePage(page, 'Curly quotes', text, 'Full HTML')
  await page.goto(`${path}?rove-why`)
  await expect(page.locator('[data-rove-why]')).toContainText('A text filter of the CMS has changed it')
})

test('LOVE-01 in the format Campaign a tag on several lines keeps its attributes and its content', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page, 'marketer')
  const tag =
    '<rove-love\n  nid="1"\n  label="Marlow"\n  onclick="alert(1)"\n>\n<a href="/user/login">Save</a>\n</rove-love>'
  const path = await writePage(page, 'A heart', `Take ${tag} home.`, 'Campaign')
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`${baseURL}${path}`)
  const heart = guest.locator('#content rove-love')
  await expect(heart.locator('button')).toHaveAccessibleName(/Marlow/)
  expect(
    await heart.evaluate(({ parentElement, textContent }) => [parentElement?.localName, textContent?.trim()]),
  ).toEqual(['p', 'Save'])
  expect(await heart.getAttribute('onclick')).toBeNull()
})

for (const [what, text, words] of [
  [
    'settings that are no JSON',
    '<script type="application/json" data-rove-settings>{ a: 1 }</script>',
    'cannot be read',
  ],
  [
    'a setting of the site',
    '<script type="application/json" data-rove-settings>{ "basePath": "/x" }</script>',
    'basePath cannot be used in a text',
  ],
  [
    'a style sheet of another site',
    '<script type="application/json" data-rove-settings>{ "rove": { "popups": [{ "id": "a", "markup": { "css": "//evil.example/a.css" } }] } }</script>',
    'has to be on this site',
  ],
  ['an element of templates', '<rove-checkout></rove-checkout>', '<rove-checkout> cannot be placed'],
] as const)
  test(`in the format Campaign, ${what} are refused, and nothing is lost`, async ({ page }) => {
    await logIn(page, 'marketer')
    await fillPage(page, 'Refused', text, 'Campaign')
    await page.locator('#edit-submit').click()
    await expect(page.locator('.messages.error')).toContainText(words)
    await expect(page.locator('[name="body[und][0][value]"]')).toHaveValue(text)
  })

test('SHELL-01 the header stays below Drupal’s toolbar', async ({ page }) => {
  await logIn(page, 'admin')
  await page.goto('/sofas')
  const header = page.locator('rove-header')
  await expect(header).toHaveAttribute('data-rove-state', 'ready')
  const [bottom, top] = await page.evaluate(() => {
    const toolbar = document.querySelector('#toolbar')?.getBoundingClientRect().bottom
    const place = document.querySelector('rove-header') as HTMLElement
    return [toolbar, Number.parseFloat(getComputedStyle(place).top)]
  })
  expect(top).toBe(bottom)
  expect(top).toBeGreaterThan(20)
})

test('an administrator switches an element off', async ({ page, browser, baseURL }) => {
  await logIn(page, 'admin')
  const save = async (isOff: boolean) => {
    await page.goto('/admin/config/user-interface/rove')
    await page.locator('[name="rove_off[love-count]"]').setChecked(isOff)
    await page.locator('#edit-submit').click()
    await page.locator('.messages.status').waitFor()
  }
  await save(true)
  await expect(page.locator('.messages.error')).toHaveCount(0)
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`${baseURL}/node/2`)
  await expect(guest.locator('rove-love-count').first()).toHaveAttribute('data-rove-reason', 'off')
  await save(false)
})
