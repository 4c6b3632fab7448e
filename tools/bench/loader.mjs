/** The loader alone in `npm run bench`: on a page of the shop that has nothing of ours. */
import { pagePaths } from './pages.mjs'

const path = '/campaign/loader'
const loader = '/rove/rove.js'
/** What the loader does at once and when the page is idle is done after it, in milliseconds. */
const quietMs = 1000
/** Tasks of the main thread in which a page's script runs. */
const scriptTasks = ['EvaluateScript', 'FunctionCall']

/**
 * Measures the main thread's time in the loader's script, on a category page without tags, settings and other scripts.
 *
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} session
 * @param {string} shopUrl
 * @returns {Promise<number>} in ms
 */
export async function loaderScript(page, session, shopUrl) {
  const html = withoutOurs(await (await page.request.get(shopUrl + pagePaths.category)).text())
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await page.goto(shopUrl + path)
  await page.waitForTimeout(quietMs)
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return scriptTime(events)
}

/** The page with the loader as its only script, and with plain elements in the place of tags. */
const withoutOurs = (html) =>
  html
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<(\/?)rove-[\w-]+/g, '<$1div')
    .replace('</head>', () => `<script src="${loader}" async></script></head>`)

/** The time in ms of the tasks that ran the loader. A task within another one is not counted again. */
function scriptTime(events) {
  const tasks = events
    .filter(({ ph, name, args }) => ph === 'X' && scriptTasks.includes(name) && args.data?.url?.endsWith(loader))
    .sort((a, b) => a.ts - b.ts)
  let end = 0
  let sum = 0
  for (const { ts, dur = 0 } of tasks) {
    if (ts < end) continue
    end = ts + dur
    sum += dur
  }
  return sum / 1000
}
