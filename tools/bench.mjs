/**
 * `npm run bench`: measures how much the widgets slow down a page. Compares pages with and without them, with the CPU
 * slowed down four times.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkoutSteps } from './bench-checkout.mjs'
import { menuPresses, scrolling } from './bench-header.mjs'
import { pressToPaint } from './bench-instant.mjs'
import { keystrokes } from './bench-search.mjs'
import { chromiumFlags, findChromium } from './browser.mjs'
import { buildWhenStale } from './build-when-stale.mjs'
import { freePort } from './free-port.mjs'
import { prepare } from './prepare.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
const { chromium } = await import('playwright')
const port = await freePort()
const shopUrl = `http://localhost:${port}`
const rounds = Number(process.env.ROUNDS ?? 5)

buildWhenStale()
const shop = spawn(process.execPath, ['--import', 'tsx', 'demo-host/main.ts'], {
  env: { ...process.env, PORT: String(port), DEMO_DB: ':memory:' },
})
// The shop stops with this process.
process.once('exit', () => shop.kill())
await new Promise((resolve, reject) => {
  shop.stdout.once('data', resolve)
  shop.once('exit', () => reject(new Error('the demo shop did not start')))
})
const executablePath = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args: [...chromiumFlags, '--js-flags=--expose-gc'],
})

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const round = (value) => Math.round(value * 100) / 100

/** Runs a measurement on a new page with the slowed-down CPU. */
async function slowPage(run) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const result = await run(page, session)
  await context.close()
  return result
}

/** Measures one visit: the largest paint, the blocking time and the longest task in ms, and the layout shift. */
const visit = (withRove) =>
  slowPage(async (page) => {
    if (!withRove) await page.route('**/rove/**', (route) => route.abort())
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
    const presses = await page.evaluate(async () => {
      const { shadowRoot } = document.querySelector('rove-buybox')
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const measured = []
      for (let n = 0; n < 24; n++) {
        const free = shadowRoot.querySelectorAll('[part=option]:not([data-state=chosen]) input')
        await frame()
        const began = performance.now()
        free[n % free.length].click()
        await Promise.resolve()
        const rendered = performance.now() - began
        await frame()
        measured.push({ rendered, frame: performance.now() - began })
      }
      return measured
    })
    return { rendered: median(presses.map((one) => one.rendered)), frame: median(presses.map((one) => one.frame)) }
  })

/** Measures the time to mount a hundred hearts, in ms. */
const hundredHearts = () =>
  slowPage(async (page) => {
    await page.goto(`${shopUrl}/campaign/hundred-hearts?country=US`)
    await page.evaluate(() => window.rove.ready())
    return page.evaluate(() => {
      const place = document.querySelector('.spring')
      place.replaceChildren()
      const began = performance.now()
      place.insertAdjacentHTML(
        'beforeend',
        Array.from({ length: 100 }, (_, n) => `<rove-love nid="${1201 + n}"></rove-love>`).join(''),
      )
      const ready = place.querySelectorAll('[data-rove-state=ready]').length
      return { ready, time: performance.now() - began }
    })
  })

/** Measures the growth of heap, nodes and listeners while a thousand hearts and fields are added and removed. */
const leaksAfterCycles = () =>
  slowPage(async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(`${shopUrl}/?country=US`)
    await page.evaluate(() => window.rove.ready())
    const cycle = (times) =>
      page.evaluate(async (times) => {
        for (let n = 0; n < times; n++) {
          const place = document.body.appendChild(document.createElement('div'))
          place.innerHTML =
            '<rove-love nid="1201"></rove-love><rove-search></rove-search><rove-love-count>0</rove-love-count>'
          await new Promise((resolve) => setTimeout(resolve))
          place.remove()
          await new Promise((resolve) => setTimeout(resolve))
        }
      }, times)
    const measure = async () => {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
      for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage')
      const { jsEventListeners: listeners, nodes } = await session.send('Memory.getDOMCounters')
      const { usedSize: heap } = await session.send('Runtime.getHeapUsage')
      return { heap, nodes, listeners }
    }
    // In the first cycles the engine stores compiled code and type feedback, which it does not release.
    await cycle(1000)
    const before = await measure()
    await cycle(1000)
    const after = await measure()
    return {
      heap: after.heap / before.heap,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    }
  })

const bare = []
const rove = []
const keys = []
const hearts = []
const presses = []
const steps = []
const opened = []
const openedAhead = []
const menus = []
const scrolled = []
const bareScrolled = []
for (let n = 0; n < rounds; n++) {
  bare.push(await visit(false))
  rove.push(await visit(true))
  keys.push(await slowPage((page) => keystrokes(page, shopUrl)))
  hearts.push(await hundredHearts())
  presses.push(await optionPresses())
  steps.push(await slowPage((page) => checkoutSteps(page, shopUrl)))
  opened.push({ paint: await pressToPaint(executablePath, shopUrl, false) })
  openedAhead.push({ paint: await pressToPaint(executablePath, shopUrl, true) })
  menus.push({
    bare: await slowPage((page) => menuPresses(page, shopUrl, false)),
    rove: await slowPage((page) => menuPresses(page, shopUrl, true)),
  })
  bareScrolled.push(await slowPage((page) => scrolling(page, shopUrl, false)))
  scrolled.push(await slowPage((page) => scrolling(page, shopUrl, true)))
}
const leak = await leaksAfterCycles()
await browser.close()
shop.kill()

const of = (runs, name) => round(median(runs.map((run) => run[name])))
const rows = [
  ['largest paint, ms', of(bare, 'paint'), of(rove, 'paint'), 'ratio near 1'],
  ['layout shift', of(bare, 'shift'), of(rove, 'shift'), 'none added'],
  ['blocking time, ms', of(bare, 'blocking'), of(rove, 'blocking'), ''],
  ['longest task, ms', of(bare, 'longest'), of(rove, 'longest'), 'none over 50 from the loader'],
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
  ['longest task while 2,000 elements scroll, ms', of(bareScrolled, 'task'), of(scrolled, 'task'), '0'],
  ['longest frame of the same, ms', of(bareScrolled, 'frame'), of(scrolled, 'frame'), ''],
  ['100 hearts mounted, ms', '', of(hearts, 'time'), ''],
  ['heap after 1,000 cycles, ratio', 1, round(leak.heap), '1.05'],
  ['nodes left', 0, leak.nodes, '0'],
  ['listeners left', 0, leak.listeners, '0'],
].map(([what, without, withRove, goal]) => ({ what, bare: without, rove: withRove, goal }))
console.table(rows)
mkdirSync('bench-results', { recursive: true })
writeFileSync('bench-results/bench.json', `${JSON.stringify({ rounds, slowdown: 4, rows }, null, 2)}\n`)
