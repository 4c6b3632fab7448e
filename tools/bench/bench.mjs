/**
 * `npm run bench`: measures how much the widgets slow down a page. Compares pages with and without them, with the CPU
 * slowed down four times. `npm run bench -- load` measures only the load of pages, `-- hearts` only hearts beside other
 * elements, `-- growth` only how time and memory grow with the number of tags, cards, models and lines, `-- aims` a table of
 * figures beside their aims. `BEFORE=/path/of/an/earlier/checkout npm run bench -- aims` measures that checkout too,
 * which must be built.
 */

import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromiumFlags, findChromium } from '../browser.mjs'
import { buildWhenStale } from '../build/build-when-stale.mjs'
import { isFresh } from '../build/freshness.mjs'
import { freePort } from '../free-port.mjs'
import { prepare } from '../prepare.mjs'
import { measureAims } from './aims.mjs'
import { checkoutSteps } from './checkout.mjs'
import { growthRows } from './growth.mjs'
import { menuPresses, scrolling } from './header.mjs'
import { heartRows } from './hearts.mjs'
import { pressToPaint } from './instant.mjs'
import { leaksAfterCycles } from './leaks.mjs'
import { longList, manyProducts } from './list.mjs'
import { loadedPages, loadVariants, pageLoads } from './load.mjs'
import { median } from './numbers.mjs'
import { pressOptions } from './options.mjs'
import { blockOurFiles } from './pages.mjs'
import { facetPresses } from './results.mjs'
import { firstPress, keystrokes } from './search.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
prepare()
const { chromium } = await import('playwright')
const rounds = Number(process.env.ROUNDS ?? 5)
const part = process.argv[2] ?? 'bench'
if (!['bench', 'load', 'hearts', 'growth', 'aims'].includes(part))
  throw new Error(`npm run bench has no part ${part}: load, hearts, growth, aims`)
const before = part === 'aims' ? process.env.BEFORE : undefined
if (before && !isFresh(before)) throw new Error(`BEFORE is ${before}, which is not built: run npm run build there`)

buildWhenStale()
const shops = []
// The shops stop with this process.
process.once('exit', stopShops)
const shopUrl = await startShop()
const executablePath = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args: [...chromiumFlags, '--js-flags=--expose-gc'],
})

/** Starts the demo shop of a checkout. @returns its address */
async function startShop(env = {}, cwd = '.') {
  const port = await freePort()
  const shop = spawn(process.execPath, ['--import', 'tsx', 'demo-host/main.ts'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DEMO_DB: ':memory:', ...env },
  })
  shops.push(shop)
  await new Promise((resolve, reject) => {
    shop.stdout.once('data', resolve)
    shop.once('exit', () => reject(new Error('the demo shop did not start')))
  })
  return `http://localhost:${port}`
}

function stopShops() {
  for (const shop of shops) shop.kill()
}

const round = (value) => Math.round(value * 100) / 100

/** A measurement that takes longer waits in vain. */
const mostMinutes = 4

/** Runs a measurement on a new page with the slowed-down CPU. Where it waits in vain, the bench ends and says so. */
async function slowPage(run) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const late = setTimeout(() => {
    console.error(`No result after ${mostMinutes} minutes, on ${page.url()}: ${run}`)
    process.exit(1)
  }, mostMinutes * 60_000)
  const result = await run(page, session)
  clearTimeout(late)
  await context.close()
  return result
}

/** Measures one visit: the largest paint, the blocking time and the longest task in ms, and the layout shift. */
const visit = (withRove) =>
  slowPage(async (page) => {
    if (!withRove) await blockOurFiles(page)
    await page.addInitScript(() => {
      const seen = { paint: 0, shift: 0, tasks: [] }
      Object.assign(window, { seen })
      const watch = (type, take) =>
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
      watch('largest-contentful-paint', (entry) => (seen.paint = entry.startTime))
      watch('layout-shift', (entry) => (seen.shift += entry.value))
      watch('longtask', (entry) => seen.tasks.push(entry.duration))
    })
    await page.goto(`${shopUrl}/sofas?country=US`, { waitUntil: 'load' })
    if (withRove) await page.evaluate(() => window.rove.ready())
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))))
    const { paint, shift, tasks } = await page.evaluate(() => window.seen)
    return {
      paint,
      shift,
      blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      longest: Math.max(0, ...tasks),
    }
  })

/** Measures the time from a press on an option until its price is in the document, and until the next frame ends, in ms. */
const optionPresses = () =>
  slowPage(async (page) => {
    await page.goto(`${shopUrl}/product/odd-modular-sofa?country=US`)
    await page.evaluate(() => window.rove.ready())
    const presses = await page.evaluate(pressOptions, 24)
    return { rendered: median(presses.map((one) => one.rendered)), frame: median(presses.map((one) => one.frame)) }
  })

/** Measures what the widgets do on loaded pages, and the load of one. @returns the rows of the first table */
async function measureWidgets() {
  const largeShopUrl = await startShop({ DEMO_PRODUCTS: manyProducts })
  const bare = []
  const rove = []
  const keys = []
  const presses = []
  const pressed = []
  const steps = []
  const opened = []
  const openedAhead = []
  const menus = []
  const facets = []
  const scrolled = []
  const bareScrolled = []
  const lists = []
  const bareLists = []
  for (let n = 0; n < rounds; n++) {
    console.error(`Round ${n + 1} of ${rounds}.`)
    bare.push(await visit(false))
    rove.push(await visit(true))
    keys.push(await slowPage((page) => keystrokes(page, shopUrl)))
    presses.push(await optionPresses())
    pressed.push({
      bare: await slowPage((page) => firstPress(page, shopUrl, false)),
      rove: await slowPage((page) => firstPress(page, shopUrl, true)),
    })
    steps.push(await slowPage((page) => checkoutSteps(page, shopUrl)))
    opened.push({ paint: await pressToPaint(executablePath, shopUrl, false) })
    openedAhead.push({ paint: await pressToPaint(executablePath, shopUrl, true) })
    menus.push({
      bare: await slowPage((page) => menuPresses(page, shopUrl, false)),
      rove: await slowPage((page) => menuPresses(page, shopUrl, true)),
    })
    facets.push({
      bare: await slowPage((page) => facetPresses(page, shopUrl, false)),
      rove: await slowPage((page) => facetPresses(page, shopUrl, true)),
    })
    bareScrolled.push(await slowPage((page) => scrolling(page, shopUrl, false)))
    scrolled.push(await slowPage((page) => scrolling(page, shopUrl, true)))
    bareLists.push(await slowPage((page) => longList(page, largeShopUrl, false)))
    lists.push(await slowPage((page) => longList(page, largeShopUrl, true)))
  }
  console.error('Leaks.')
  const leak = await slowPage((page, session) => leaksAfterCycles(page, session, shopUrl))

  const of = (runs, name) => round(median(runs.map((run) => run[name])))
  return [
    ['largest paint, ms', of(bare, 'paint'), of(rove, 'paint'), 'ratio near 1'],
    ['layout shift', of(bare, 'shift'), of(rove, 'shift'), 'none added'],
    ['blocking time, ms', of(bare, 'blocking'), of(rove, 'blocking'), ''],
    ['longest task, ms', of(bare, 'longest'), of(rove, 'longest'), 'none over 50 from the loader'],
    ['first press on the search field to the end of the frame, ms', of(pressed, 'bare'), of(pressed, 'rove'), '50'],
    ['answer to rendered suggestions, ms', '', of(keys, 'later'), '16'],
    ['the same, the first on a page, ms', '', of(keys, 'first'), ''],
    ['option press to rendered price, 384 models, ms', '', of(presses, 'rendered'), '16'],
    ['option press to the end of the frame, ms', '', of(presses, 'frame'), ''],
    ['key in an address field to rendered, ms', '', of(steps, 'key'), '16'],
    ['step to step of the checkout, rendered, ms', '', of(steps, 'step'), '50'],
    [
      'press to largest paint of the next page, server 600 ms, CPU not slowed down, instant pages off and on, ms',
      of(opened, 'paint'),
      of(openedAhead, 'paint'),
      '',
    ],
    ['the same, ratio', 1, round(of(openedAhead, 'paint') / of(opened, 'paint')), '0.5'],
    ['menu press on a phone to the end of the frame, ms', of(menus, 'bare'), of(menus, 'rove'), 'within a frame more'],
    [
      'facet press to painted results, without the search service’s time, ms',
      of(facets, 'bare'),
      of(facets, 'rove'),
      'two frames more',
    ],
    ['longest task while 2,000 elements scroll, ms', of(bareScrolled, 'task'), of(scrolled, 'task'), '0'],
    ['longest frame of the same, ms', of(bareScrolled, 'frame'), of(scrolled, 'frame'), ''],
    ['answer to 24 more cards in a list, ms', of(bareLists, 'added'), of(lists, 'added'), '50'],
    ['longest task of the same, 1,000 cards, ms', of(bareLists, 'task'), of(lists, 'task'), '50'],
    ['frames dropped while they scroll, %', of(bareLists, 'dropped'), of(lists, 'dropped'), '5'],
    ['reload to the place in them, ms', of(bareLists, 'shown'), of(lists, 'shown'), '100 more'],
    ['heap after 1,000 cycles, ratio', 1, round(leak.heap), '1.05'],
    ['nodes left', 0, leak.nodes, '0'],
    ['listeners left', 0, leak.listeners, '0'],
  ].map(([what, without, withRove, goal]) => ({ what, bare: without, rove: withRove, goal }))
}

/** Measures what has an aim, in the shop of this checkout and of an earlier one. */
async function aimsOfShops() {
  const earlier = before ? { before: { url: await startShop({}, before), folder: before } } : {}
  return measureAims(slowPage, browser, { ...earlier, now: { url: shopUrl, folder: '.' } }, rounds)
}

const isPart = (name) => part === name || part === 'bench'
const loads = isPart('load') ? await pageLoads(browser, rounds, loadedPages, loadVariants(shopUrl)) : []
const hearts = isPart('hearts') ? await heartRows(slowPage, shopUrl, rounds) : []
const growth = isPart('growth') ? await growthRows(slowPage, shopUrl, rounds) : []
const aims = part === 'aims' ? await aimsOfShops() : { rows: [], slowPresses: [] }
const rows = part === 'bench' ? await measureWidgets() : []
await browser.close()
stopShops()

const aimTable = aims.rows.map(({ figures, ...cells }) => cells)
for (const table of [rows, hearts, growth, loads.map(({ tags, ...figures }) => figures), aimTable])
  if (table.length > 0) console.table(table)
mkdirSync('bench-results', { recursive: true })
writeFileSync(
  `bench-results/${part}.json`,
  `${JSON.stringify({ rounds, slowdown: 4, rows, hearts, growth, loads, aims }, null, 2)}\n`,
)
