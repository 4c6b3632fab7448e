import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { watch } from './oracle'
import { violationsOn } from './violations'

/** The problems that are reported after an action on a page of the shop. */
async function harmOf(
  context: BrowserContext,
  baseURL: string | undefined,
  act: (page: Page) => Promise<unknown>,
  expected: readonly RegExp[] = [],
): Promise<string[]> {
  const { harm, expectReports } = await watch(context, baseURL ?? '')
  expectReports(...expected)
  const page = await context.newPage()
  await page.goto('/campaign/spring-rooms')
  await act(page)
  return harm()
}

test.describe('the checks that follow every browser test', () => {
  test('report nothing for a page without problems', async ({ context, baseURL }) => {
    expect(await harmOf(context, baseURL, async () => {})).toEqual([])
  })

  test('report an uncaught error and an uncaught rejection', async ({ context, baseURL }) => {
    const act = async (page: Page) => {
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
    }
    expect(await harmOf(context, baseURL, act)).toEqual(['page error: one', 'page error: two'])
  })

  test('report console errors of the widgets, unless the test expects them', async ({ context, baseURL }) => {
    const act = (page: Page) => page.evaluate(() => console.error('[rove] love: no-answer'))
    expect(await harmOf(context, baseURL, act)).toEqual(['[rove] love: no-answer'])
  })

  test('allow an expected report', async ({ context, baseURL }) => {
    const act = (page: Page) => page.evaluate(() => console.error('[rove] love: no-answer'))
    expect(await harmOf(context, baseURL, act, [/no-answer/])).toEqual([])
  })

  test('report a missing expected report, but not a missing allowed one', async ({ context, baseURL }) => {
    const { harm, expectReports, allowReports } = await watch(context, baseURL ?? '')
    expectReports(/no-answer/)
    allowReports(/status-409/)
    await (await context.newPage()).goto('/campaign/spring-rooms')
    expect(await harm()).toEqual(['not reported: /no-answer/'])
  })

  test('report a style that the page’s policy forbids', async ({ context, baseURL }) => {
    const act = async (page: Page) => {
      const violation = page.waitForEvent('console', (message) => message.text().startsWith('policy violated'))
      await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
      await violation
    }
    expect((await harmOf(context, baseURL, act)).join()).toContain('policy violated: style-src')
  })

  test('report a request to another origin', async ({ context, baseURL }) => {
    await context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }))
    const act = async (page: Page) => {
      const violation = page.waitForEvent('console', (message) => message.text().startsWith('policy violated'))
      await page.evaluate(() => void fetch('https://elsewhere.example/pixel', { mode: 'no-cors' }).catch(() => {}))
      await violation
    }
    const harm = await harmOf(context, baseURL, act)
    expect(harm.join()).toMatch(
      /request to https:\/\/elsewhere\.example\/pixel|policy violated: connect-src https:\/\/elsewhere/,
    )
  })

  test('report an undeclared global', async ({ context, baseURL }) => {
    const act = (page: Page) => page.evaluate(() => Object.assign(window, { BOOMR: {} }))
    expect(await harmOf(context, baseURL, act)).toEqual(['new global: BOOMR'])
  })
})

test('the accessibility checker finds what is wrong in a page, in a shadow root and in a frame', async ({ page }) => {
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
