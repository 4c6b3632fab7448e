/** The load of a page in `npm run bench`: with its elements, without them, and with the build's files preloaded. */

import { readFileSync } from 'node:fs'
import { mainTags } from './main-tags.mjs'
import { median } from './numbers.mjs'
import { blockOurFiles, pagePaths, prepareFor } from './pages.mjs'
import { startProxy } from './proxy.mjs'

/** A slow phone, in milliseconds and bytes for each second: 1.6 and 0.75 Mbit/s. */
const connection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4
/** A page is complete when nothing was received for this long, in milliseconds. */
const quietMs = 1500
const longestMs = 60_000
/** Our files are below it. */
const folder = '/rove/'

/** Both protocols of a page load. */
export const protocols = ['HTTP/1.1', 'HTTP/2']
/** The pages of the part `load`. */
export const loadedPages = ['home', 'category', 'product', 'cart']

/**
 * @typedef {object} Variant one way to load a page
 * @property {string} variant its name
 * @property {string} shopUrl the address of the demo shop
 * @property {boolean} [isBare] all files below `/rove/` are blocked
 * @property {(html: string) => string} [editPage] changes the HTML of the page
 */

/**
 * @typedef {object} PageLoad the medians of one page; times in milliseconds since the navigation began
 * @property {string} page
 * @property {'HTTP/1.1' | 'HTTP/2'} protocol
 * @property {string} variant
 * @property {number} loaded when the page's load event had ended
 * @property {number} [main] when its main element was ready
 * @property {number} [search] when the search field was ready
 * @property {number} [last] when the last element in the first screen was ready
 * @property {number} files the files received from below `/rove/`
 * @property {number} bytes their size with headers, as received
 * @property {number} blocking what tasks take beyond 50 ms each
 * @property {number} paint the largest paint
 * @property {Record<string, number>} tags when the last element of each tag was ready, of those that became ready
 * without scrolling
 */

/**
 * The variants of the part `load`: all files below `/rove/` blocked, the page as it is, and the page with
 * `modulepreload` lines for the files of its main element.
 *
 * @param {string} shopUrl
 * @returns {Variant[]}
 */
export const loadVariants = (shopUrl) => [
  { variant: 'bare', shopUrl, isBare: true },
  { variant: 'rove', shopUrl },
  { variant: 'preload', shopUrl, editPage: preloading(JSON.parse(readFileSync('dist/scripts.json', 'utf8'))) },
]

/**
 * Loads pages of the demo shop on a slow phone with an empty cache, over both protocols. The variants take turns.
 *
 * @param {import('playwright').Browser} browser
 * @param {number} rounds
 * @param {string[]} pages their kinds, as in `pagePaths`
 * @param {Variant[]} variants
 * @returns {Promise<PageLoad[]>}
 */
export async function pageLoads(browser, rounds, pages, variants) {
  const series = []
  const proxies = []
  try {
    for (const protocol of protocols) {
      const origins = []
      for (const { shopUrl, editPage = (html) => html } of variants) {
        const proxy = await startProxy(shopUrl, { http2: protocol === 'HTTP/2', editPage })
        proxies.push(proxy)
        origins.push(proxy.url)
      }
      for (const page of pages)
        for (const [n, variant] of variants.entries())
          series.push({ ...variant, page, protocol, origin: origins[n], runs: [] })
    }
    // The shop compresses a file when it is first requested.
    for (const one of series) await load(browser, one, false)
    for (let n = 0; n < rounds; n++) for (const one of series) one.runs.push(await load(browser, one, true))
  } finally {
    for (const proxy of proxies) await proxy.stop()
  }
  return series.map(({ page, protocol, variant, runs }) => ({ page, protocol, variant, ...medians(page, runs) }))
}

/** Returns a function that adds the files of a page's main element to its head, after the style sheets. */
function preloading({ tags }) {
  return (html) => {
    const main = loadedPages.map((page) => mainTags[page]).findLast((tag) => html.includes(`<${tag}`))
    const lines = (tags[main] ?? []).map((file) => `<link rel="modulepreload" href="/rove/${file}">`)
    return html.replace('</head>', (end) => lines.join('') + end)
  }
}

/**
 * Loads a page once.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ page: string, path?: string, shopUrl: string, origin?: string, isBare?: boolean }} given the kind of the
 * page, its path, the shop, and the address of a proxy in front of it
 * @param {boolean} isSlow as a slow phone
 */
export async function load(browser, { page: kind, path = pagePaths[kind], shopUrl, origin = shopUrl, isBare }, isSlow) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true })
  try {
    await prepareFor(kind, context, shopUrl)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const network = watchNetwork(session)
    await session.send('Network.enable')
    if (isBare) await blockOurFiles(page)
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', connection)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    await page.addInitScript(watchPage)
    await page.goto(origin + path)
    await network.quiet()
    const seen = await page.evaluate(readSeen)
    return { ...seen, received: network.received() }
  } finally {
    await context.close()
  }
}

/** Notes the files received from below `/rove/`, each with its size in bytes. */
function watchNetwork(session) {
  const ours = new Map()
  let latest = Date.now()
  const on = (event, run = () => {}) =>
    session.on(`Network.${event}`, (given) => {
      latest = Date.now()
      run(given)
    })
  on('requestWillBeSent', ({ requestId, request: { method, url } }) => {
    const { pathname } = new URL(url)
    if (method === 'GET' && pathname.startsWith(folder))
      ours.set(requestId, { file: pathname.slice(folder.length), bytes: 0 })
  })
  on('dataReceived')
  on('loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ours.has(requestId)) ours.get(requestId).bytes = encodedDataLength
  })
  on('loadingFailed', ({ requestId }) => ours.delete(requestId))
  return {
    async quiet() {
      const end = Date.now() + longestMs
      while (Date.now() < latest + quietMs) {
        if (Date.now() > end) throw new Error('the page did not stop loading')
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    received: () => [...ours.values()],
  }
}

/** Runs in the page, before its scripts. */
function watchPage() {
  const seen = { paint: 0, blocking: 0, ready: new Map() }
  Object.assign(window, { seen })
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime))
  watch('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)))
  new MutationObserver((records) => {
    const time = performance.now()
    for (const { target } of records)
      if (target.dataset.roveState === 'ready' && !seen.ready.has(target)) seen.ready.set(target, time)
  }).observe(document, { subtree: true, attributeFilter: ['data-rove-state'] })
}

/** Runs in the page. */
async function readSeen() {
  await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100)))
  const { paint, blocking, ready } = window.seen
  const [{ loadEventEnd: loaded }] = performance.getEntriesByType('navigation')
  const elements = [...ready].map(([element, time]) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isInScreen = bottom > Math.max(top, 0) && right > Math.max(left, 0) && top < innerHeight && left < innerWidth
    return { tag: element.localName, time, isInScreen }
  })
  const started = document.querySelectorAll('[data-rove-state]:not([data-rove-state=loading])')
  const startedTags = [...new Set([...started].map(({ localName }) => localName))]
  return { paint, blocking, loaded, elements, startedTags }
}

/** The times of elements are in order. */
function medians(page, runs) {
  const of = (read) => {
    const values = runs.flatMap((run) => read(run) ?? [])
    return values.length > 0 ? Math.round(median(values)) : undefined
  }
  const inScreen = ({ elements }) => elements.filter(({ isInScreen }) => isInScreen)
  const tags = [...new Set(runs.flatMap(({ elements }) => elements.map(({ tag }) => tag)))].sort()
  const lastOf = (tag) => of(({ elements }) => elements.findLast((element) => element.tag === tag)?.time)
  return {
    loaded: of(({ loaded }) => loaded),
    main: lastOf(mainTags[page]),
    search: lastOf('rove-search'),
    last: of((run) => inScreen(run).at(-1)?.time),
    files: of(({ received }) => received.length),
    bytes: of(({ received }) => received.reduce((sum, { bytes }) => sum + bytes, 0)),
    blocking: of(({ blocking }) => blocking),
    paint: of(({ paint }) => paint),
    tags: Object.fromEntries(tags.map((tag) => [tag, lastOf(tag)])),
  }
}
