/** The doctor: what it finds on pages with planted mistakes, and that it changes nothing. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Page, Request } from '@playwright/test'
import type { DoctorReport } from '../../../workshop/doctor/finding'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'

/** Opens a page with the doctor. @returns its report */
async function examined(page: Page, path: string): Promise<DoctorReport> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}rove-doctor`)
  const host = page.locator('[data-rove-doctor=complete]')
  await expect(host).toHaveCount(1, { timeout: 60_000 })
  return host.evaluate((element) => (element as unknown as { report: DoctorReport }).report)
}

/** The findings of these severities, as lines. */
const linesOf = ({ checks }: DoctorReport, severities: readonly string[] = ['error', 'warning']) =>
  checks.flatMap(({ name, findings }) =>
    findings
      .filter(({ severity }) => severities.includes(severity))
      .map(({ severity, what, evidence = '', mend }) => `${name} ${severity}: ${what} [${evidence}] ${mend}`),
  )

const settings = (json: string) => `<script type="application/json" data-rove-settings>${json}</script>`
const script = '<script src="/rove/rove.js" async fetchpriority="high"></script>'

interface Planted {
  readonly head?: string
  readonly bodyClass?: string
  readonly body?: string
  readonly html?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Serves a page that is right but for what is planted, and examines it. */
async function examinePlanted(page: Page, planted: Planted): Promise<DoctorReport> {
  const {
    head = settings('{"rove":{"country":"US","locale":"en_US"}}') + script,
    bodyClass = 'not-logged-in',
    body = '<main><h1>Sofas</h1><rove-love nid="1201">Save</rove-love></main>',
    html = `<!doctype html><html lang="en"><head><title>Shop</title><meta name="viewport" content="width=device-width">${head}</head><body class="${bodyClass}">${body}`,
    headers = { 'content-security-policy': "default-src 'self'" },
  } = planted
  await page.route('**/planted*', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html }),
  )
  return examined(page, '/planted')
}

test('LOAD-01 a page that follows the documents has no error and no warning', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  // How long tasks take depends on the machine.
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'long-animation-frame') observe.call(this, options)
    }
  })
  const [, html = ''] = readFileSync('docs/embed.md', 'utf8').match(/```html\n(<!doctype html>[\s\S]*?)```/) ?? []
  const report = await examinePlanted(page, { html })
  expect(linesOf(report)).toEqual([])
  const panel = page.locator('[data-rove-doctor] aside')
  await expect(panel.getByRole('status').first()).toHaveText(/^All is well\. \d+ notes?\.$/)
  await panel.getByRole('button', { name: 'Examine again' }).click()
  await expect(panel.getByRole('status').first()).toHaveText(/^All is well/)
})

for (const path of someOf(['/', '/product/marlow-3-seat-sofa', '/cart']))
  test(`LOAD-01 the demo shop’s page ${path} has no error, and nothing of it is changed`, {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    const sent: Request[] = []
    page.on('request', (request) => sent.push(request))
    const report = await examined(page, `${path}?as=guest&country=US`)
    expect(linesOf(report, ['error'])).toEqual([])
    // The plans that are offered for a product are read by POST.
    const changing = sent.filter(
      (request) =>
        (!/^(GET|HEAD)$/.test(request.method()) && !request.url().endsWith('/ajax/uc_mulberry')) ||
        /\/uc_love\/ajax\?|\/rove\/events/.test(request.url()),
    )
    expect(changing.map((request) => request.url())).toEqual([])
  })

/** Pages with planted mistakes, each with the lines that name them. */
const pages: Readonly<Record<string, readonly [Planted, readonly RegExp[]]>> = {
  'script, settings and classes': [
    {
      head: `${settings('{"country":"US","rove":{"locale":"en_US","search":{"appId":5,"apiKey":"a"},"serach":{},"memberFee":80},"membershipEnable":true}')}
        <script src="/rove/rove.js"></script><script src="/rove/rove.js?v=2" async></script><script src="/others.js"></script>`,
      bodyClass: 'logged-in not-logged-in membership_lock',
      body: '<p id="a">1</p><p id="a">2</p><rove-love nid="1201">Save</rove-love>',
    },
    [
      /script warning: rove\.js blocks the page .* Add async/,
      /script warning: rove\.js is included 2 times/,
      /settings error: A setting is not usable.*\[settings: rove\.search is not usable.*rove\.search\.appId: .*string.*\]/,
      /settings warning: rove\.serach is no setting\..*Write rove\.search\./,
      /settings warning: rove\.memberFee is no setting\..*Write memberFee beside rove/,
      /settings warning: country stands beside rove/,
      /settings warning: membershipEnable is no setting\. \[\] Write membershipEnabled\./,
      /page error: The body says that the visitor is logged in, and that they are not/,
      /page warning: .*membership_lock.*membership-lock\?/,
      /page warning: 1 ids are used more than once.*\[a\]/,
      /host warning: .*Array\.prototype\. \[each\]/,
    ],
  ],
  'tags, calls and accessibility': [
    {
      headers: {},
      body: `<style>rove-countdown::part(banner){color:#ddd;background:#fff}</style>
        <rove-countdown title="Autumn sale" end="2036-11-30"></rove-countdown><rove-love nid="1201" lable="Marlow">Save</rove-love>
        <rove-serach>Search</rove-serach><rove-love node="1201">Save</rove-love><p data-rove-header="basket"></p><rove-search></rove-search><rove-page></rove-page>
        <rove-header><header>1</header></rove-header><rove-header><header>2</header></rove-header>`,
    },
    [
      /tags error: <rove-serach> is no element\. \[\] Write <rove-search>/,
      /tags warning: <rove-love> has no attribute node\. \[\] Write nid in place of node/,
      /tags warning: <rove-love> has no attribute lable\. \[\] .*load, nid, label/,
      /tags error: <rove-love> shows the server’s HTML.*needs-nid.*nid/,
      /tags warning: <rove-search> has no HTML of the server/,
      /tags warning: The page has 2 <rove-header>/,
      /calls error: GET \/ajax\/live_info\.json failed: wrong-shape\. \[answer\.cart\.count: [^\]]*\]/,
      /accessibility error: .*color-contrast.*rove-countdown/,
    ],
  ],
  'a payment page': [
    {
      head: `${settings('{"rove":{"country":"US","locale":"en_US"}}')}${script}<script src="/others.js"></script>`,
      headers: {},
      body: `<rove-checkout><form action="/cart/checkout"><button>Pay</button></form></rove-checkout>
        <script>void 'canary@shop.example'</script><script type="application/json">{}</script>`,
    },
    [
      /payment error: A file of ours is not as it was built\. \[\w{8}\/checkout\.js\]/,
      /payment warning: 1 scripts of this payment page are not in our inventory\. \[localhost\/others\.js\]/,
      /payment warning: This payment page has inline scripts: 1\. \[sha256-[\w+/]{43}=\] List each/,
    ],
  ],
  'the document': [
    {
      html: `<html lang="ko"><head><title>Shop</title>${script}</head><body class="not-logged-in">
        <rove-love nid="1201">Save</rove-love>${settings('{"rove":{"locale":"en_US"}}')}`,
    },
    [
      /page warning: The page is in quirks mode/,
      /page warning: The page has no viewport/,
      /page warning: The language of the page is not that of its locale.*\[html lang="ko", rove\.locale en_US\]/,
      /settings warning: Settings come after the first tag/,
    ],
  ],
  'a wrapper, long numbers and a question about cookies': [
    {
      headers: {},
      body: `<div class="wrapper" style="filter:brightness(1)"><rove-header><header>Shop</header></rove-header><rove-love nid="1201">Save</rove-love></div>
        <p>2,550,000₩</p><div id="bar" style="position:fixed;bottom:0;left:0;right:0;height:60px">We use cookies. <button>Fine</button></div>`,
    },
    [
      /page warning: Phones make telephone links of long numbers.*\[0,000,000\] Add <meta name="format-detection" content="telephone=no">/,
      /fixed warning: <rove-header>: an element around it .*\[div filter: brightness\(1\)\]/,
    ],
  ],
  'a header in a box': [
    {
      headers: {},
      body: '<div id="page" style="overflow:hidden"><rove-header><header>Shop</header></rove-header><p style="height:3000px"></p></div>',
    },
    [/fixed warning: <rove-header> cannot stick: .*\[div#page overflow: hidden hidden\] .*overflow: clip/],
  ],
  'a header in a block': [
    {
      headers: {},
      body: '<div id="block"><rove-header><header>Shop</header></rove-header></div><p style="height:3000px"></p>',
    },
    [
      /fixed warning: <rove-header> leaves the screen where its parent ends.*\[div#block ends \d+ px.*directly into the body/,
    ],
  ],
  'a policy that refuses the calls': [
    { headers: { 'content-security-policy': "script-src 'self'; connect-src https://api.example" } },
    [
      /policy error: The policy does not allow the calls to the shop\. \[connect-src https:\/\/api\.example\] Add http:\/\/localhost:\d+ to connect-src/,
    ],
  ],
  'a policy that only reports': [
    { headers: { 'content-security-policy-report-only': "script-src 'self'; connect-src https://api.example" } },
    [
      /policy warning: In the policy that only reports: The policy does not allow the calls to the shop\. .* Before you enforce it: Add http:\/\/localhost:\d+ to connect-src/,
    ],
  ],
  'Trusted Types without ours': [
    {
      headers: {
        'content-security-policy': "default-src 'self'; require-trusted-types-for 'script'; trusted-types default",
      },
      body: '<main>Sofas</main>',
    },
    [
      /policy warning: .*Trusted Types policy dompurify.*\[trusted-types default\] Add dompurify/,
      /tags warning: The page has no tag of ours/,
    ],
  ],
}

for (const [name, [planted, lines]] of someOf(Object.entries(pages)))
  test(`LOAD-10 the doctor finds the mistakes of a page: ${name}`, { tag: '@any-screen' }, async ({ page, oracle }) => {
    oracle.allowReports(/^\[rove\]/, /^policy violated/, /Content Security Policy/)
    await page.route('**/others.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'Array.prototype.each = () => {}' }),
    )
    await page.route('**/ajax/live_info.json*', (route) =>
      route.fulfill({ json: { cart: { count: 'canary@shop.example' } } }),
    )
    await page.route('**/checkout.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\n// changed` })
    })
    const report = await examinePlanted(page, planted)
    if (name.includes('cookies'))
      expect(linesOf(report, ['note']).join('\n')).toMatch(
        /page note: The page asks about cookies.*\[div#bar: “cookies”\]/,
      )
    const found = linesOf(report).join('\n')
    for (const line of lines) expect(found).toMatch(line)
    expect(JSON.stringify(report)).not.toContain('canary')
  })

/** A text as Drupal 7’s “Full HTML” writes it, on a page of its standard theme. */
const drupalText: Planted = {
  headers: {},
  html: `<!doctype html><html xml:lang="en"><head><title>Shop</title><meta name="Generator" content="Drupal 7 (http://drupal.org)">
    <meta name="viewport" content="width=device-width">${settings('{"rove":{"country":"US","locale":"en_US"},"countdownTitle":"Sale","oid_details":{"312":{"name":"3 seats","aid":2},"311":{"name":"2 seats","aid":2}}}')}${script}
    <style>html,body{height:100%;margin:0}rove-header{display:block;height:90px}rove-faq{display:inline}</style></head>
    <body class="not-logged-in"><rove-header><header>Shop</header></rove-header>
    <rove-faq><img alt="" width="300" height="1400" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></rove-faq>
    ${settings('\n<!--//--><![CDATA[// ><!--\n{"rove":{"popups":[{"markup":{"html":"<p>20 % off"}}]}}\n//--><!]]>\n')}
    <p><rove-love></rove-love> nid="1201"<br>label="Marlow"<br>&gt;</p>
    <rove-showroom><div>Hours</div><br><div>Way</div></rove-showroom>
    <rove-countdown></rove-countdown><rove-countdown end="2036-11-30">Until Sunday</rove-countdown>
    <rove-buybox><form action="/cart/add"><select name="attributes[2]"><option value="312">3 seats</option><option value="311">2 seats</option></select></form></rove-buybox>
    <p style="height:3000px"></p>`,
}

test('LOAD-10 the doctor names what a CMS has made of a page, and the way out', { tag: '@any-screen' }, async ({
  page,
  oracle,
}) => {
  oracle.allowReports(/^\[rove\]/)
  await page.route('**/ajax/live_info.json?*', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ status: 400, headers: { date: new Date().toUTCString() } })
      : route.fulfill({ json: {} }),
  )
  const found = linesOf(await examinePlanted(page, drupalText)).join('\n')
  for (const line of [
    /page error: The page does not say its language.*\[html lang="" xml:lang="en".*\] xml:lang does not count in HTML\. .*html\.tpl\.php, lang="<\?php print \$language->language; \?>"/,
    // An error as long as the settings cannot be read.
    /settings (error|warning): .*“Correct faulty and chopped off HTML”.*\\u003c/,
    /settings warning: The options of attributes\[2\] .*\[form: 312, 311; oid_details: 311, 312\]/,
    /tags error: Attributes of <rove-love> are shown as text after it\. \[nid="1201"\].*“Convert line breaks into HTML”/,
    /tags warning: A text filter has written line breaks or empty paragraphs into <rove-showroom>/,
    /tags warning: <rove-countdown> has no end\. \[\] Write end=.*countdownEnd/,
    /fixed warning: <rove-header> leaves the screen where its parent ends.*\[body ends \d+ px too early\] .*min-height/,
    /calls warning: A request of this page was answered with 400\. \[\/ajax\/live_info\.json\]/,
  ])
    expect(found).toMatch(line)
  expect(found).not.toMatch(/The page has 2 <rove-countdown>|rove-showroom> was not loaded/)
})

test('LOAD-03 the report has no personal data, whatever the page contains', { tag: '@any-screen' }, async ({
  page,
  oracle,
}) => {
  oracle.allowReports(/^\[rove\]/)
  const given = {
    rove: { locale: 'en_US', login: { id: 7, email: { canary: 'canary@shop.example' }, firstname: 'Canaria' } },
    'canary@shop.example': 1,
  }
  await page.route('**/ajax/rove_customer', (route) =>
    route.fulfill({
      json: { success: 1, email: 'canary@shop.example', order_count: 'Canaria', first_name: 'Canaria' },
    }),
  )
  const report = await examinePlanted(page, {
    bodyClass: 'logged-in',
    head: `<script type="application/json" data-rove-settings>${JSON.stringify(given)}</script><script src="/rove/rove.js?canary@shop.example" async></script>`,
  })
  expect(linesOf(report).join('\n')).toMatch(/settings error: .*rove\.login/)
  expect(linesOf(report).join('\n')).toMatch(/calls error: GET \/ajax\/rove_customer failed: wrong-shape/)
  expect(JSON.stringify(report)).not.toMatch(/canar/i)
})

const run = promisify(execFile)
/** Runs the command. @returns its exit code and output */
const doctor = (...words: string[]) =>
  run(process.execPath, ['tools/check/doctor.mjs', ...words]).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )

test('LOAD-10 npm run doctor prints the report, and exits with 1 or 2 if it must', {
  tag: ['@any-screen', '@nightly'],
}, async ({ baseURL }) => {
  const well = await doctor(`${baseURL}/sofas`, '--json')
  expect(well.stderr).toBe('')
  expect(JSON.parse(well.stdout)).toMatchObject({ page: `${baseURL}/sofas`, counts: { error: 0 } })
  expect(well.code).toBe(0)
  const without = await doctor(`${baseURL}/ajax/live_info.json?pathname=%2F`)
  expect(without.stdout).toContain('The page does not include rove.js.')
  expect(without.code).toBe(1)
  const faulty = await doctor(`${baseURL}/sofas?fault=500:/ajax/live_info.json`)
  expect(faulty.stdout).toMatch(/A request is answered with 500\.\s+GET \/ajax\/live_info\.json/)
  expect(faulty.code).toBe(1)
  const wrong = await doctor('shop')
  expect(wrong.stderr).toContain('npm run doctor -- URL')
  expect(wrong.code).toBe(2)
})
