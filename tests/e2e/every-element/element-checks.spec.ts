/** The checks of every element find what is wrong: here, an element that does everything wrong. */

import { expect, test } from '../kit/oracle'
import { findHostFaults } from './element-host'
import { addKit } from './element-kit'
import { findNameFaults } from './element-names'
import { findShapeFaults } from './element-shape'
import { walk } from './element-walk'

const wrong = `<!doctype html><html lang="en"><title>Wrong</title><style>
  @keyframes flash { to { opacity: 0 } }
  rove-wrong { display: block }
  @media (prefers-reduced-motion: no-preference) { .now { animation: flash 0.1s infinite } }
</style><rove-wrong>
  <button></button>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="20" height="20">
  <svg width="40" height="20"><text y="15">Sale</text></svg>
  <input name="bare">
  <label>Email <input type="email"></label>
  <label><input type="radio" name="one"> One</label>
  <h2 style="min-height: 20px"></h2>
  <button>Remove</button><button>Remove</button>
  <a href="/looks" target="_blank">Look</a>
  <a href="/small" style="display: inline-block; width: 8px; height: 8px; overflow: hidden">x</a>
  <div class="rove-row" style="display: flex"><p style="order: 2">one</p><p>two</p></div>
  <p style="cursor: pointer; width: 90px">Press here</p>
  <input aria-label="Faint" style="border: 1px solid #ddd; background: #fff">
  <input aria-label="Mixed" style="border: 1px solid color-mix(in srgb, #ddd 50%, #fff); background: #fff">
  <ul style="display: flex; padding: 0; list-style: none"><li>one</li><li>two</li></ul>
  <p class="now">Now!</p>
  <i id="twice"></i><i id="twice"></i>
  <audio></audio>
  <button accesskey="k">Keep</button>
  <button style="outline: 0">Plain</button>
  <button>Covered</button>
  <div style="position: fixed; inset: 0; background: #fff; opacity: 0.9" hidden></div>
</rove-wrong>`

test('the checks of every element find each fault', { tag: '@any-screen' }, async ({ page }) => {
  await page.setContent(wrong)
  await addKit(page, ['rove-wrong'])
  const { faults: names } = await page.evaluate(findNameFaults)
  const { faults: shapes } = await page.evaluate(findShapeFaults)
  await page.evaluate(() =>
    addEventListener('keydown', (event) => {
      if (event.key === 'j') event.preventDefault()
    }),
  )
  const { faults: hosts } = await page.evaluate(findHostFaults, false)
  const all = { ...names, ...shapes, ...hosts }
  expect(Object.entries(all).filter(([, found]) => found.length === 0)).toEqual([])
  expect(shapes.faint.map((found) => /Faint|Mixed/.exec(found)?.[0])).toEqual(
    expect.arrayContaining(['Faint', 'Mixed']),
  )
  expect(hosts.shortcuts.some((found) => found.startsWith('j at'))).toBe(true)
})

test('a walk by Tab finds a focus that is not marked or is covered, and a trap', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.setContent(wrong)
  await addKit(page, ['rove-wrong'])
  const element = page.locator('rove-wrong')
  const marked = await walk(page, element)
  expect(marked.hasLeft).toBe(true)
  expect(marked.steps.filter(({ isMarked }) => !isMarked).map(({ node }) => /Plain/.test(node))).toEqual([true])
  expect(marked.steps.filter(({ isCovered }) => isCovered)).toEqual([])
  await page.locator('div[hidden]').evaluate((cover) => cover.removeAttribute('hidden'))
  const { steps } = await walk(page, element)
  expect(steps.filter(({ isCovered }) => isCovered)).toHaveLength(steps.length)
  await element.evaluate((node) => {
    const [first] = node.querySelectorAll('button')
    node.addEventListener('focusout', () => setTimeout(() => first?.focus()))
  })
  expect((await walk(page, element)).hasLeft).toBe(false)
})
