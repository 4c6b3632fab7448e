import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { watch } from './oracle'

/** What the oracle says after something was done to a page of the shop. */
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

test.describe('the oracle that every browser test is asked by', () => {
  test('says nothing about a page that nobody harmed', async ({ context, baseURL }) => {
    expect(await harmOf(context, baseURL, async () => {})).toEqual([])
  })

  test('sees an error and a rejection that nobody caught', async ({ context, baseURL }) => {
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

  test('sees an error of ours on the console, unless the test expects it', async ({ context, baseURL }) => {
    const act = (page: Page) => page.evaluate(() => console.error('[rove] love: no-answer'))
    expect(await harmOf(context, baseURL, act)).toEqual(['[rove] love: no-answer'])
  })

  test('lets an expected report pass', async ({ context, baseURL }) => {
    const act = (page: Page) => page.evaluate(() => console.error('[rove] love: no-answer'))
    expect(await harmOf(context, baseURL, act, [/no-answer/])).toEqual([])
  })

  test('sees that an expected report did not come; one that is only allowed need not', async ({ context, baseURL }) => {
    const { harm, expectReports, allowReports } = await watch(context, baseURL ?? '')
    expectReports(/no-answer/)
    allowReports(/status-409/)
    await (await context.newPage()).goto('/campaign/spring-rooms')
    expect(await harm()).toEqual(['not reported: /no-answer/'])
  })

  test('sees a style that the page’s policy forbids', async ({ context, baseURL }) => {
    const act = async (page: Page) => {
      const told = page.waitForEvent('console', (message) => message.text().startsWith('policy violated'))
      await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
      await told
    }
    expect((await harmOf(context, baseURL, act)).join()).toContain('policy violated: style-src')
  })

  test('sees a request to somebody else', async ({ context, baseURL }) => {
    await context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }))
    const act = async (page: Page) => {
      const told = page.waitForEvent('console', (message) => message.text().startsWith('policy violated'))
      await page.evaluate(() => void fetch('https://elsewhere.example/pixel', { mode: 'no-cors' }).catch(() => {}))
      await told
    }
    const harm = await harmOf(context, baseURL, act)
    expect(harm.join()).toMatch(
      /request to https:\/\/elsewhere\.example\/pixel|policy violated: connect-src https:\/\/elsewhere/,
    )
  })

  test('sees a global that nobody declared', async ({ context, baseURL }) => {
    const act = (page: Page) => page.evaluate(() => Object.assign(window, { BOOMR: {} }))
    expect(await harmOf(context, baseURL, act)).toEqual(['new global: BOOMR'])
  })
})
