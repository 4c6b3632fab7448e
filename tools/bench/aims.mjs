/** What the widgets aim at in `npm run bench`: one table, measured in one run, also of an earlier checkout. */
import { mapColumns, most, none, plus, row, times } from './aim-rows.mjs'
import { blockingTime } from './blocking.mjs'
import { leftOfHearts, mountHearts } from './hearts.mjs'
import { keysToPaint } from './keys.mjs'
import { pageLoads, protocols } from './load.mjs'
import { loaderScript } from './loader.mjs'
import { median, percentile95 } from './numbers.mjs'
import { pagePaths } from './pages.mjs'
import { pressControls } from './presses.mjs'
import { receivedBy } from './received.mjs'
import { firstPress } from './search.mjs'
import { yardsticks } from './yardsticks.mjs'

/** The first hearts compile the code. */
const heartCounts = [10, 100]
/** What takes little time is measured so often in each round. */
const shortRuns = 5
/** The pause before a query is sent, in milliseconds: `debounceMs` of `widgets/search/search.rules.ts`. */
const pauseMs = 400
/** The aim of a press, in milliseconds. */
const pressMs = 100
const pressName = 'press on '
/** The aims of what pages receive, in kB after compression. */
const receivedKb = { home: 60, product: 76, checkout: 85 }

/**
 * @typedef {object} Shop a running demo shop
 * @property {string} url
 * @property {string} folder the checkout that it runs from
 */

/**
 * Measures everything that has an aim. The yardstick, the earlier checkout and this one take turns. The yardsticks are
 * measured in the shop of this checkout.
 *
 * @param slowPage runs a measurement with a new page and its DevTools session
 * @param {import('playwright').Browser} browser
 * @param {{ before?: Shop, now: Shop }} shops
 * @param {number} rounds
 * @returns {Promise<{ rows: import('./aim-rows.mjs').Row[], slowPresses: object[] }>} the rows, and the presses
 * that take longer than their aim
 */
export async function measureAims(slowPage, browser, shops, rounds) {
  console.error('Loads of pages.')
  const loads = await aimedLoads(browser, shops, rounds)
  const values = await measureRounds(await measurements(slowPage), shops, rounds)
  const received = await receivedRows(browser, shops)
  const presses = pressesIn(values)
  const slowPresses = presses.filter(({ before = 0, now = 0 }) => Math.max(before, now) > pressMs)
  return { rows: [...loads, ...measuredRows(values), pressRow(presses), ...received], slowPresses }
}

/** The measurements of a round: each returns one or several figures by name, of a shop or of the yardstick. */
async function measurements(slowPage) {
  const plainHeart = await yardsticks(['plain-heart.js'])
  const plainSearch = await yardsticks(['plain-search.js'])
  const several = async (run) => {
    const results = []
    for (let n = 0; n < shortRuns; n++) results.push(await slowPage(run))
    return results
  }
  return [
    async (url, isYardstick) => {
      if (isYardstick) return {}
      return { loader: await several((page, session) => loaderScript(page, session, url)) }
    },
    async (url, isYardstick) => {
      const tag = isYardstick ? 'plain-heart' : 'rove-love'
      const mounts = await several((page) => mountHearts(page, url, tag, plainHeart, heartCounts))
      const { heap, nodes, listeners } = await slowPage((page, session) =>
        leftOfHearts(page, session, url, tag, plainHeart),
      )
      const times = mounts.map((mount) => mount[heartCounts.at(-1)])
      return {
        ready: times.map(({ ready }) => ready),
        painted: times.map(({ painted }) => painted),
        kilobytes: heap / 1000,
        nodes,
        listeners,
      }
    },
    async (url, isYardstick) => ({ blocking: await several((page) => blockingTime(page, url, !isYardstick)) }),
    async (url, isYardstick) => ({ firstPress: await slowPage((page) => firstPress(page, url, !isYardstick)) }),
    async (url, isYardstick) => {
      const { times } = await slowPage((page) => keysToPaint(page, url, isYardstick ? plainSearch : undefined))
      return { keys: times }
    },
    async (url, isYardstick) => {
      if (isYardstick) return {}
      const figures = {}
      for (const kind of Object.keys(pagePaths))
        for (const { control, time } of await slowPage((page) => pressControls(page, url, kind))) {
          const name = `${pressName}${kind}: ${control}`
          figures[name] = [...(figures[name] ?? []), time]
        }
      return figures
    },
  ]
}

/** @returns all values of all rounds, by name and column */
async function measureRounds(measures, shops, rounds) {
  const columns = [['yardstick', shops.now], ...Object.entries(shops)]
  const values = {}
  for (let n = 0; n < rounds; n++) {
    console.error(`Round ${n + 1} of ${rounds}.`)
    for (const measure of measures)
      for (const [column, { url }] of columns)
        for (const [name, value] of Object.entries(await measure(url, column === 'yardstick'))) {
          values[name] ??= {}
          values[name][column] = [...(values[name][column] ?? []), value].flat()
        }
  }
  return values
}

/** The rows of loads: when an element is ready, beside the load event of the page without files of ours. */
async function aimedLoads(browser, shops, rounds) {
  const variants = [
    { variant: 'yardstick', shopUrl: shops.now.url, isBare: true },
    ...Object.entries(shops).map(([variant, { url }]) => ({ variant, shopUrl: url })),
  ]
  const loads = await pageLoads(browser, rounds, ['home', 'product'], variants)
  const rowsOf = (page, what, key, factor) =>
    protocols.map((protocol) => {
      const columns = loads
        .filter((one) => one.page === page && one.protocol === protocol)
        .map((one) => [one.variant, one.variant === 'yardstick' ? one.loaded : one[key]])
      return row(`${what}, ${protocol}, ms`, Object.fromEntries(columns), times(factor), 'bare page loaded')
    })
  return [
    ...rowsOf('home', 'search ready, home page', 'search', 1.15),
    ...rowsOf('product', 'buybox ready, product page', 'main', 1.3),
  ]
}

function measuredRows(values) {
  const of = (name, statistic = median) => mapColumns(values[name], statistic)
  const key = 'key in the open search to painted suggestions'
  return [
    row('script of rove.js on a page without tags, ms', of('loader'), most(10)),
    row('100 hearts ready, ms', of('ready'), times(1.5), 'plain hearts'),
    row('100 hearts painted, ms', of('painted'), times(1.5), 'plain hearts'),
    row('blocking time of a page with 24 hearts, ms', of('blocking'), plus(10), 'plain buttons'),
    row('first press on the search field to the end of the frame, ms', of('firstPress'), most(50), 'bare page'),
    row(`${key}, median, ms`, of('keys'), times(1.05), 'plain search'),
    row(`${key}, 95th percentile, ms`, of('keys', percentile95), times(1.15), 'plain search'),
    row(
      'the median without the pause before a query is sent, ms',
      of('keys', (keys) => median(keys) - pauseMs),
      none,
      'plain search',
    ),
    row('nodes left by 10,000 more hearts', of('nodes'), most(0), 'plain hearts'),
    row('listeners left by them', of('listeners'), most(0), 'plain hearts'),
    row('kB left by them', of('kilobytes'), most(3), 'plain hearts'),
  ]
}

/** The medians of each press, with the page and the control as its name. */
function pressesIn(values) {
  return Object.keys(values)
    .filter((name) => name.startsWith(pressName))
    .map((name) => ({ press: name.slice(pressName.length), ...mapColumns(values[name], median) }))
}

function pressRow(presses) {
  const slowest = (column) => presses.reduce((a, b) => ((b[column] ?? 0) > (a[column] ?? 0) ? b : a))
  const found = { before: slowest('before'), now: slowest('now') }
  const figures = { before: found.before.before, now: found.now.now }
  const shown = row('slowest press on a page to the next paint, ms', figures, most(pressMs))
  for (const column of ['before', 'now']) if (shown[column]) shown[column] += `, ${found[column].press}`
  return shown
}

async function receivedRows(browser, shops) {
  const rows = []
  for (const [page, kilobytes] of Object.entries(receivedKb)) {
    const received = {}
    for (const [column, shop] of Object.entries(shops)) received[column] = await receivedBy(browser, shop, page)
    const of = (key) => mapColumns(received, (one) => one[key])
    // The loader, the runtime, and what joins the page; the demo shop's pages also have tracking.
    const files = received.now.ofElements + 3
    rows.push(
      row(`kB of ours received by the ${page} page`, of('kilobytes'), most(kilobytes)),
      row(`files of ours received by the ${page} page`, of('files'), most(files)),
    )
  }
  return rows
}
