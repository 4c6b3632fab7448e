/** How time and memory grow with the number of things on a page in `npm run bench`. */

import { readFileSync } from 'node:fs'
import { heapSize } from './heap.mjs'
import { median } from './numbers.mjs'
import { pressOptions } from './options.mjs'
import { fillCart } from './pages.mjs'

const campaign = '/campaign/growth'

/**
 * What is counted, with the numbers that are measured and the function that measures one of them on a new page, in ms.
 *
 * @type {readonly [what: string, counts: readonly number[], measure: (page: import('playwright').Page, shopUrl: string, count: number) => Promise<number>][]}
 */
export const growing = [
  ['tags: navigation to all ready', [1, 5, 20], tagsReady],
  ['cards with hearts: insertion to the end of the frame', [10, 100, 1000], cardsShown],
  ['models of a product: option press to the end of the frame', [10, 100, 384], optionPress],
  ['lines in a cart: a quantity to the end of the frame', [10, 100], quantityPress],
]

/**
 * Measures each number of each thing, and the heap of the page afterwards. The numbers take turns.
 *
 * @param slowPage runs a measurement with a new page and its DevTools session
 * @param {string} shopUrl
 * @param {number} rounds
 * @returns {Promise<Record<string, string | number>[]>} two rows for each thing: the medians by number, in ms and in kB,
 * and how much faster than the number they have grown from the smallest to the largest: 1 is as fast, less is better
 */
export async function growthRows(slowPage, shopUrl, rounds) {
  const rows = []
  for (const [what, counts, measure] of growing) {
    const runs = counts.map(() => [])
    for (let n = 0; n < rounds; n++)
      for (const [at, count] of counts.entries())
        runs[at].push(
          await slowPage(async (page, session) => ({
            ms: await measure(page, shopUrl, count),
            kilobytes: (await heapSize(session)) / 1000,
          })),
        )
    const of = (name) => runs.map((all) => median(all.map((run) => run[name])))
    rows.push(row(`${what}, ms`, counts, of('ms')), row('heap of the page afterwards, kB', counts, of('kilobytes')))
  }
  return rows
}

function row(what, counts, figures) {
  const growth = figures.at(-1) / figures[0] / (counts.at(-1) / counts[0])
  const cells = counts.map((count, at) => [`n${at + 1}`, `${count}: ${Math.round(figures[at] * 10) / 10}`])
  return { what, ...Object.fromEntries(cells), growth: Math.round(growth * 100) / 100 }
}

/** A page with the first so many tags, without the server's HTML in them. */
async function tagsReady(page, shopUrl, count) {
  const { tags } = JSON.parse(readFileSync('dist/scripts.json', 'utf8'))
  const body = Object.keys(tags)
    .slice(0, count)
    .map((tag) => `<${tag} nid="1201" load="eager"></${tag}>`)
    .join('')
  const html = `<!doctype html><html lang="en"><title>Tags</title><script src="/rove/rove.js"></script><body>${body}`
  await page.route(`**${campaign}`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${shopUrl}${campaign}`)
  return page.evaluate(async () => {
    await window.rove.ready()
    return performance.now()
  })
}

/** Copies of a category's first card, each with its heart. */
async function cardsShown(page, shopUrl, count) {
  await page.goto(`${shopUrl}/sofas?country=US&popups=off`)
  await page.evaluate(() => window.rove.ready())
  await page.waitForLoadState('networkidle')
  return page.evaluate(async (count) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const place = document.querySelector('main').appendChild(document.createElement('section'))
    const heart = '<rove-love nid="1201" label="Sofa"></rove-love>'
    const card = document.querySelector('[data-rove-listing=grid] > [data-nid]').cloneNode(true)
    for (const own of card.querySelectorAll('rove-love')) own.remove()
    const html = `<div>${card.innerHTML}${heart}</div>`.repeat(count)
    await frame()
    const began = performance.now()
    place.insertAdjacentHTML('beforeend', html)
    // They start in order.
    const last = [...place.querySelectorAll('rove-love')].at(-1)
    while (!last.shadowRoot?.querySelector('button')) await new Promise((resolve) => scheduler.postTask(resolve))
    await frame()
    return performance.now() - began
  }, count)
}

/** A product that has only so many of its models. */
async function optionPress(page, shopUrl, count) {
  const path = '/product/odd-modular-sofa'
  await withScript(
    page,
    path,
    `{ const models = Drupal.settings.models_stock
       for (const model of Object.keys(models).slice(${count})) delete models[model] }`,
  )
  await page.goto(`${shopUrl}${path}?country=US&popups=off`)
  await page.evaluate(() => window.rove.ready())
  return median((await page.evaluate(pressOptions, 12)).map(({ frame }) => frame))
}

/** A cart with so many copies of one line. */
async function quantityPress(page, shopUrl, count) {
  await fillCart(page.context(), shopUrl)
  await withScript(
    page,
    '/cart',
    `{ const { cart } = Drupal.settings.rove, [line] = cart.lines
       cart.lines = Array.from({ length: ${count} }, (_, n) => ({ ...line, id: line.id + '-' + n })) }`,
  )
  // A change is not answered while it is measured.
  await page.route('**/ajax/cart', () => {})
  await page.goto(`${shopUrl}/cart?country=US&popups=off`)
  const fields = page.locator('rove-cart [part=quantity] input')
  await fields.nth(count - 1).waitFor()
  return page.evaluate(async () => {
    const { shadowRoot } = document.querySelector('rove-cart')
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const field = shadowRoot.querySelector('[part=quantity] input')
    const times = []
    for (let n = 0; n < 6; n++) {
      await frame()
      const began = performance.now()
      field.value = `${2 + n}`
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
      field.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
      await frame()
      times.push(performance.now() - began)
    }
    return times.sort((a, b) => a - b)[3]
  })
}

/** Runs a script after a page's settings. As a file, because the shop's policy forbids scripts in the page. */
async function withScript(page, path, code) {
  const file = `${path}/growth.js`
  await page.route(`**${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await page.route(`**${path}?*`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</head>', () => `<script src="${file}"></script></head>`)
    await route.fulfill({ response, body })
  })
}
