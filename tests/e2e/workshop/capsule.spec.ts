/** The state capsule: made on a live page, without personal data, and opened in the composer. */
import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import type { Capsule } from '../../../workshop/capsule/capsule'
import { addressIn } from '../../demo-host/addresses'
import { atCheckout, checkoutOn, fillAddress } from '../checkout/checkout-page'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'

// Nothing moves on by itself while two pages are compared.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function captured(page: Page): Promise<Capsule> {
  return page.evaluate(() => window.rove.capture())
}

/** Opens a capsule in the composer. */
async function opened(page: Page, capsule: Capsule): Promise<void> {
  await page.goto('/rove/composer/capsule.html')
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'capsule.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(capsule)),
  })
  await expect(page.getByRole('heading', { name: 'capsule.json' })).toBeVisible()
}

const picture = (page: Page) => page.frameLocator('iframe[title="What was shown"]')
const element = (page: Page, tag: string) =>
  page
    .getByRole('navigation', { name: 'Elements' })
    .getByRole('button', { name: new RegExp(`^${tag} `) })
    .first()

/** The form of the texts that elements show, also in shadow roots and slots: clocks run, and names are masked. */
function textsOf(elements: readonly Element[]): string[] {
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.nodeValue ?? ''
    if (node.nodeType !== 1) return ''
    const element = node as Element
    if (/^(?:script|style|template|noscript|iframe|video|canvas|textarea|link)$/.test(element.localName)) return ''
    return [...(element.shadowRoot?.childNodes ?? []), ...element.childNodes].map(read).join(' ')
  }
  return elements
    .map((element) => read(element))
    .map((text) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/\S+@\S+|\*\*\*/g, '@')
        .replace(/\p{L}/gu, 'x')
        .replace(/\d/g, '0')
        .trim(),
    )
}

/** A capsule, and the texts of the elements at the same time: some load a part of themselves later. */
async function capturedWithTexts(page: Page): Promise<readonly [Capsule, readonly string[]]> {
  const read = () => page.locator('[data-rove-state]:not([data-rove])').evaluateAll(textsOf)
  const before = await read()
  const capsule = await captured(page)
  const after = await read()
  return before.join() === after.join() ? [capsule, after] : capturedWithTexts(page)
}

/** Pages that together have every element. */
const pages = [
  '/?country=US',
  '/product/marlow-3-seat-sofa?country=KR',
  '/campaign/autumn-sale?country=CA',
  '/search/products/sofa/?country=HK',
  '/i-love?country=US',
  '/cart',
  '/swatch-request',
  '/trade/application',
  '/host-connect',
  '/toronto-showroom',
  '/reviews/gallery',
  '/community',
  '/videos/marlow-corner-sofa-covers',
  '/journal',
  '/contact-us',
]

test('LOAD-10 every element is shown in the composer as it was on its page', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context }) => {
  // It opens every page of the shop.
  test.slow()
  const viewer = await context.newPage()
  const seen = new Set<string>()
  for (const path of pages) {
    await page.goto(path)
    await page.evaluate(() => window.rove.ready())
    const [capsule, texts] = await capturedWithTexts(page)
    expect(capsule.elements.length, path).toBe(texts.length)
    await opened(viewer, capsule)
    for (const [number, { tag, state }] of capsule.elements.entries()) {
      if (seen.has(tag) || state !== 'ready') continue
      seen.add(tag)
      await viewer
        .getByRole('navigation', { name: 'Elements' })
        .getByRole('button')
        .nth(number + 1)
        .click()
      const shown = picture(viewer).locator(tag).first()
      await expect(shown).toBeAttached()
      expect.soft((await picture(viewer).locator(tag).evaluateAll(textsOf))[0], tag).toBe(texts[number])
    }
  }
  expect([...seen].sort().length).toBeGreaterThan(25)
})

test('LOVE-02 a capsule has the state, settings, place and facts of a heart', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/sofas?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
  const heart = page.locator('rove-love').first()
  await heart.locator('[part=button]').click()
  await expect(heart.locator('dialog')).toBeVisible()
  await heart.locator('input[name=email]').fill('canary@shop')
  await heart.locator('dialog [type=submit]').click()
  await page.locator('rove-search [part=input]').fill('canary@search')
  const error = await heart.locator('[role=alert]').textContent()
  const capsule = await captured(page)
  const one = capsule.elements.find(({ tag }) => tag === 'rove-love')
  expect(one).toMatchObject({ state: 'ready', model: { now: { at: 'asking' }, loved: false } })
  expect(one?.place.within).toContain('main')
  expect(capsule.page.settings['rove.country']).toBe('US')
  expect(JSON.stringify(capsule)).not.toContain('canary')

  await opened(page, capsule)
  await element(page, 'rove-love').click()
  const shown = picture(page).locator('rove-love')
  await expect(shown.locator('dialog[open]')).toBeVisible()
  await expect(shown.locator('[role=alert]')).toHaveText(error ?? '')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Compose this tag' }).click()
  await expect(page.locator('[data-code]')).toContainText('<rove-love nid=')
})

test('CHK-01 ADDR-01 a capsule has no personal data, whatever a visitor has typed', { tag: '@wide-first' }, async ({
  page,
}) => {
  await atCheckout(page)
  const { email, proceed, joins, part } = checkoutOn(page)
  await email.fill('canary@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  const planted = { first_name: 'Canaria', last_name: 'Kanarienvogel', street1: '77 Canary Row', city: 'Canaryville' }
  await fillAddress(page, { ...addressIn('US'), ...planted, phone: '(212) 555-0199' })
  await part('city').blur()
  const capsule = JSON.stringify(await captured(page)).toLowerCase()
  expect(capsule).toContain('rove-checkout')
  for (const word of [...Object.values(planted), 'canary@home.test', '555-0199', '5550199'])
    expect(capsule, word).not.toContain(word.toLowerCase())
})

test('LOAD-03 a capsule has no personal data of settings, answers and HTML', {
  tag: '@any-screen',
}, async ({ page, oracle }) => {
  oracle.allowReports(/^\[rove\]/)
  const settings = {
    'canary@shop.example': 1,
    rove: { locale: 'en_US', login: { id: 777_001, email: 'canary@shop.example', firstname: 'Canaria' } },
  }
  const inside = `<p>Hello Canaria, canary@shop.example</p><form action="/x?token=canarytoken#canary">
    <input type="hidden" name="form_token" value="canarytoken"><input name="street1" value="77 Canary Row">
    <select name="address"><option>Canaria, 78 Canary Row</option></select><textarea name="note">canary note</textarea></form>`
  const html = `<!doctype html><html lang="en"><title>Shop</title>
    <script type="application/json" data-rove-settings>${JSON.stringify(settings)}</script>
    <script src="/rove/rove.js" async></script><body class="logged-in"><rove-love nid="x">${inside}</rove-love>
    <rove-love nid="1201" label="Sofa of Canaria">${inside}</rove-love><rove-buybox nid="1201">${inside}</rove-buybox>`
  await page.route('**/planted*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.route('**/ajax/rove_customer', (route) =>
    route.fulfill({ json: { success: 1, first_name: 'Kanarienvogel' } }),
  )
  await page.goto('/planted?email=canary@shop.example')
  await page.evaluate(() => window.rove.ready())
  const kept = page.locator('rove-love[nid=x]')
  await kept.locator('[name=address]').selectOption('Canaria, 78 Canary Row')
  await kept.locator('[name=note]').fill('typed by a canary')
  await kept.locator('[name=street1]').fill('79 Canary Row')
  const capsule = await captured(page)
  expect(capsule.elements).toHaveLength(3)
  expect(JSON.stringify(capsule)).not.toMatch(/canar|kanarien|777001/i)
  // The server's form is still the browser's.
  await page.route('**/x?*', (route) => route.fulfill({ contentType: 'text/html', body: 'Thank you' }))
  await kept.locator('[name=street1]').press('Enter')
  await expect(page).toHaveURL(/\/x\?.*street1=79\+Canary\+Row&address=.*&note=typed\+by\+a\+canary/)
})

const saved = async (download: Promise<Download>): Promise<Capsule> =>
  JSON.parse(readFileSync(await (await download).path(), 'utf8')) as Capsule

test('LOVE-01 a recording made in the doctor is replayed step by step in the composer', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/sofas?country=US&as=customer&rove-doctor')
  const panel = page.locator('[data-rove-doctor=complete]')
  await panel.getByRole('button', { name: 'Record' }).click()
  await expect(panel.getByText(/^Recording: \d+ steps?\.$/)).toBeVisible()
  // A call of the page itself is not recorded.
  await page.evaluate(() => fetch('/ajax/live_info.json?canary').then((answer) => answer.text()))
  const heart = page.locator('rove-love').first()
  const button = heart.locator('[part=button]')
  await button.press('Enter')
  await expect(button).toHaveAttribute('data-state', 'loved')
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Stop and save' }).click()
  const capsule = await saved(download)
  expect(capsule.steps.map(({ cause }) => cause.type)).toEqual(expect.arrayContaining(['action', 'answer', 'fact']))
  const answers = capsule.steps.flatMap(({ cause }) => (cause.type === 'answer' ? cause : []))
  const love = answers.find(({ url }) => url.startsWith('/uc_love/ajax?'))
  expect(love).toMatchObject({ status: 200, contentType: expect.stringContaining('json') })
  expect(JSON.parse(love?.body ?? '')).toMatchObject({ cnt: expect.any(Number) })
  expect(JSON.stringify(answers)).not.toContain('canary')
  await button.press('Enter')

  await opened(page, capsule)
  await element(page, 'rove-love').click()
  const shown = picture(page).locator('rove-love [part=button]')
  await expect(shown).toHaveAttribute('data-state', 'loved')
  while (await page.getByRole('button', { name: 'Back' }).isEnabled())
    await page.getByRole('button', { name: 'Back' }).click()
  await expect(shown).toHaveAttribute('data-state', 'idle')
})

test('LOVE-02 a dialog that is opened after the press is saved too', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.goto('/sofas?country=US&as=guest&rove-doctor')
  const panel = page.locator('[data-rove-doctor=complete]')
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Save in 5 seconds' }).click()
  const heart = page.locator('rove-love').first()
  await heart.locator('[part=button]').press('Enter')
  await expect(heart.locator('dialog')).toBeVisible()
  expect(JSON.stringify((await saved(download)).pictures)).toContain('"layer":"modal"')
})

test('LOAD-10 the viewer says that a file cannot be read, and takes it again', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/rove/composer/capsule.html')
  // The next file was changed or deleted after it was chosen.
  await page.evaluate(() => {
    const read = Blob.prototype.text
    Blob.prototype.text = async () => {
      Blob.prototype.text = read
      throw new DOMException('', 'NotReadableError')
    }
  })
  const input = page.getByLabel('Choose a file')
  const choose = () =>
    input.setInputFiles({ name: 'capsule.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await choose()
  await expect(page.getByRole('alert')).toContainText('capsule.json cannot be read.')
  await expect(input).toHaveValue('')
  await choose()
  await expect(page.getByRole('alert')).toContainText('This is no capsule')
})

test('LOAD-10 the viewer says what is wrong with a file that is no capsule', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/rove/composer/capsule.html')
  await page.getByLabel('Or paste its text').fill('{"elements":[]}')
  await expect(page.getByRole('alert')).toContainText('This is no capsule')
  expect(await violationsOn(page)).toEqual([])
})
