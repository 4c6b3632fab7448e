/**
 * `npm run doctor -- URL`: examines a page with the doctor in a browser of its own, and prints what is wrong. Exits with
 * 1 if there is an error, and with 2 if the page cannot be opened or the command is wrong.
 */
import { parseArgs } from 'node:util'
import { chromium, devices } from 'playwright'
import { chromiumFlags, findChromium } from '../browser.mjs'
import { reportText } from './doctor-text.mjs'

const usage = `npm run doctor -- URL [options]

  --cookie NAME=VALUE     sends a cookie, for instance a session; can be repeated
  --header 'NAME: VALUE'  sends a header to the shop alone, for instance Authorization; can be repeated
  --phone                 opens the page as a phone does
  --strict                a warning fails too
  --json                  prints the report as JSON
`

/** How long a page may take until its report is complete, in milliseconds. */
const patience = 90_000

/** The report of a page that has no report of its own: rove.js did not run. */
const withoutDoctor = (page, tag) => ({
  version: '',
  page,
  checks: [
    {
      name: 'script',
      title: 'The script',
      findings: [
        {
          severity: 'error',
          what: tag ? 'rove.js is on the page, but did not run.' : 'The page does not include rove.js.',
          ...(tag ? { evidence: tag } : {}),
          mend: 'It is a classic script, without type="module". See what the browser says below, and docs/embed.md, “The first day”.',
        },
      ],
    },
  ],
})

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cookie: { type: 'string', multiple: true, default: [] },
      header: { type: 'string', multiple: true, default: [] },
      phone: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const [address] = positionals
  if (positionals.length !== 1 || !URL.canParse(address)) throw new Error(usage)
  const report = await examine(new URL(address), values)
  const count = (severity) =>
    report.checks.flatMap(({ findings }) => findings).filter((finding) => finding.severity === severity).length
  const counts = { error: count('error'), warning: count('warning'), note: count('note') }
  const whole = { ...report, counts }
  process.stdout.write(values.json ? `${JSON.stringify(whole, null, 2)}\n` : reportText(whole))
  if (counts.error > 0 || (values.strict && counts.warning > 0)) process.exitCode = 1
}

async function examine(url, { cookie, header, phone }) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  try {
    const context = await browser.newContext(phone ? devices['Pixel 7'] : { viewport: { width: 1440, height: 900 } })
    await context.addCookies(
      cookie.map((pair) => {
        const [name, ...value] = pair.split('=')
        return { name, value: value.join('='), url: url.origin }
      }),
    )
    const headers = Object.fromEntries(
      header.map((line) => {
        const [name, ...value] = line.split(':')
        return [name.trim().toLowerCase(), value.join(':').trim()]
      }),
    )
    // Not for all requests: a password for a test server is nothing for others.
    if (header.length > 0)
      await context.route(`${url.origin}/**`, (route, request) =>
        route.continue({ headers: { ...request.headers(), ...headers } }),
      )
    return await examinePage(await context.newPage(), url)
  } finally {
    await browser.close()
  }
}

async function examinePage(page, url) {
  /** @type {{ severity: string, what: string, evidence?: string, mend: string }[]} */
  const findings = []
  const find = (severity, what, evidence, mend) => {
    if (!findings.some((one) => one.what === what && one.evidence === evidence))
      findings.push({ severity, what, ...(evidence ? { evidence } : {}), mend })
  }
  page.on('pageerror', ({ message }) =>
    find('warning', 'A script of the page has thrown.', message.slice(0, 300), 'The console has the line.'),
  )
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && /Content Security Policy|Trusted Type/i.test(text))
      find(
        'warning',
        'The browser has refused something by the page’s policy.',
        text.slice(0, 300),
        'Allow it, or remove it.',
      )
  })
  /** Requests of the page, besides those for our files, that were answered with an error. */
  const failed = []
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    const request = response.request()
    if (response.status() < 400) return
    if (/\/rove\.js$|\/[0-9a-f]{8}\/[\w.-]+\.js$/.test(pathname))
      find(
        'error',
        `A file is answered with ${response.status()}.`,
        pathname,
        'Publish the folder with the hash beside rove.js.',
      )
    else if (origin === url.origin && !request.isNavigationRequest() && pathname !== '/favicon.ico')
      failed.push({ status: response.status(), method: request.method(), type: request.resourceType(), pathname })
  })
  const asked = new URL(url)
  asked.searchParams.set('rove-doctor', '')
  const answer = await page.goto(asked.href, { waitUntil: 'load' })
  if (answer && answer.status() >= 400)
    find(
      'error',
      `The page is answered with ${answer.status()}.`,
      undefined,
      'Open a page that exists, with --cookie or --header if it needs a login.',
    )
  const report =
    (await ownReport(page)) ??
    withoutDoctor(
      url.origin + url.pathname,
      await page.evaluate(() => document.querySelector('script[src*="rove.js"]')?.outerHTML),
    )
  for (const { status, method, type, pathname } of failed)
    find(
      /^(fetch|xhr|ping|script)$/.test(type) ? 'warning' : 'note',
      `A request is answered with ${status}.`,
      `${method} ${pathname}`,
      'Answer it as CONTRACT says, if it is a call of an element.',
    )
  return { ...report, checks: [...report.checks, { name: 'browser', title: 'What the browser says', findings }] }
}

async function ownReport(page) {
  const panel = page.locator('[data-rove-doctor=complete]')
  // Without the script nothing will come: a page that has it shows the panel soon after it is loaded.
  const isComing = await page
    .locator('[data-rove-doctor]')
    .waitFor({ state: 'attached', timeout: 15_000 })
    .then(
      () => true,
      () => false,
    )
  if (!isComing) return undefined
  await panel.waitFor({ state: 'attached', timeout: patience })
  return panel.evaluate((host) => host.report)
}

main().catch((failure) => {
  console.error(failure.message.split('\n')[0] === usage.split('\n')[0] ? usage : failure.message.split('\n')[0])
  process.exitCode = 2
})
