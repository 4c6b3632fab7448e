import { test } from '@playwright/test'
import { expect, watch } from './oracle'
import { violationsOn } from './violations'
import { watchControls } from './watch-controls'

test.describe('the checks that follow every browser test', () => {
  test('report nothing for a page without problems, unless a report is missing', { tag: '@nightly' }, async ({
    context,
    baseURL,
  }) => {
    const { harm, expectReports, allowReports } = await watch(context, baseURL ?? '')
    const page = await context.newPage()
    await page.goto('/campaign/spring-rooms')
    expect(await harm()).toEqual([])
    allowReports(/status-409/)
    expect(await harm()).toEqual([])
    expectReports(/no-answer/)
    expect(await harm()).toEqual(['not reported: /no-answer/'])
    await page.evaluate(() => console.error('[rove] love: no-answer'))
    expect(await harm()).toEqual([])
  })

  test('report uncaught errors, console errors of the widgets, and undeclared globals', { tag: '@nightly' }, async ({
    context,
    baseURL,
  }) => {
    const { harm } = await watch(context, baseURL ?? '')
    const page = await context.newPage()
    await page.goto('/campaign/spring-rooms')
    const errors = [
      context.waitForEvent('weberror'),
      page.waitForEvent('pageerror', ({ message }) => message === 'two'),
    ]
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('one')
      })
      setTimeout(() => void Promise.reject(new Error('two')))
    })
    await Promise.all(errors)
    await page.evaluate(() => {
      console.error('[rove] love: no-answer')
      Object.assign(window, { BOOMR: {} })
    })
    expect(await harm()).toEqual(['page error: one', 'page error: two', '[rove] love: no-answer', 'new global: BOOMR'])
  })

  test('report prices that differ, unless the test plants them', { tag: '@nightly' }, async ({ context, baseURL }) => {
    const { harm, expectReports } = await watch(context, baseURL ?? '')
    const page = await context.newPage()
    await page.goto('/campaign/spring-rooms')
    const differ = (detail: object) =>
      page.evaluate((detail) => {
        document.dispatchEvent(new CustomEvent('rove:price:mismatch', { detail, bubbles: true }))
      }, detail)
    await differ({ nid: 1201 })
    expect(await harm()).toEqual(['price mismatch: {"nid":1201}'])
    expectReports(/price mismatch: {"nid":1202}/)
    await differ({ nid: 1202 })
    expect(await harm()).toEqual(['price mismatch: {"nid":1201}'])
  })

  test('report a style that the page’s policy forbids, and a request to another origin', { tag: '@nightly' }, async ({
    context,
    baseURL,
  }) => {
    const { harm } = await watch(context, baseURL ?? '')
    await context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }))
    const page = await context.newPage()
    await page.goto('/campaign/spring-rooms')
    const violates = (directive: string) =>
      page.waitForEvent('console', (message) => message.text().startsWith(`policy violated: ${directive}`))
    const style = violates('style-src')
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    await style
    const request = violates('connect-src')
    await page.evaluate(() => void fetch('https://elsewhere.example/pixel', { mode: 'no-cors' }).catch(() => {}))
    await request
    const reported = (await harm()).join()
    expect(reported).toContain('policy violated: style-src')
    expect(reported).toMatch(
      /request to https:\/\/elsewhere\.example\/pixel|policy violated: connect-src https:\/\/elsewhere/,
    )
  })
})

test('a control counts as used if the test looked at an effect of its own press', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  const usesOf = await watchControls(context)
  await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('/planted')
  await page.evaluate(() => {
    const tag = Object.assign(document.createElement('rove-example'), { innerHTML: '<p></p>' })
    tag.setAttribute('data-rove-state', 'ready')
    for (const name of ['dead', 'alive', 'unseen']) {
      const button = Object.assign(document.createElement('button'), { textContent: name, name })
      if (name !== 'dead') button.onclick = () => tag.querySelector('p')?.append(name)
      tag.append(button)
    }
    document.body.append(tag)
  })
  const press = (name: string) => page.locator(`rove-example [name=${name}]`).click()
  await press('dead')
  await press('alive')
  await expect(page.locator('rove-example p')).toHaveText('alive')
  await press('unseen')
  await page.locator('rove-example p').getByText('aliveunseen').waitFor()
  const uses = (await usesOf()).filter(({ tag }) => tag === 'rove-example')
  expect(uses.map(({ name, isUsed }) => [name, isUsed])).toEqual([
    ['dead', false],
    ['alive', true],
    ['unseen', false],
  ])
})

test('the accessibility checker finds faults in a page, a shadow root and a frame', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/campaign/spring-rooms')
  expect(await violationsOn(page)).toEqual([])
  await page.evaluate(async () => {
    const { body } = document
    body.append(document.createElement('input'))
    body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).innerHTML = '<button></button>'
    const frame = Object.assign(document.createElement('iframe'), { title: 'Rooms', src: location.href })
    await new Promise((resolve) => {
      frame.onload = resolve
      body.append(frame)
    })
    frame.contentDocument?.body.append(document.createElement('select'))
  })
  expect(await violationsOn(page)).toEqual([
    ['button-name', ['<button></button>']],
    ['label', ['<input>']],
    ['select-name', ['<select></select>']],
  ])
})
