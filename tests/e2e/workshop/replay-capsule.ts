/** Replays a recorded capsule on a page of its own: the elements get the recorded answers, and the visitor does the same. */
import type { ElementHandle, Page } from '@playwright/test'
import type { Capsule, CapsuleCause, CapsuleElement, Drawn } from '../../../workshop/capsule/capsule'
import { isOutermost, shownAfter } from '../../../workshop/capsule/read-capsule'
import { nested } from '../../../workshop/composer/state/page-settings'
import { expect } from '../kit/oracle'

/** Opens the page of the capsule, does each step, and expects what was shown before each action and at the end. */
export async function replay(page: Page, capsule: Capsule): Promise<void> {
  const missing = await answerAsRecorded(page, capsule)
  await page.route('**/replayed', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageOf(capsule) }),
  )
  await page.setViewportSize({ width: capsule.page.width, height: capsule.page.height })
  await page.goto('/replayed')
  for (const [number, { cause }] of capsule.steps.entries()) {
    if (cause.type !== 'action') continue
    await expectShown(page, capsule, number - 1)
    await act(page, cause)
  }
  await expectShown(page, capsule, capsule.steps.length - 1)
  expect(missing, 'calls without a recorded answer').toEqual([])
}

/** What an element shows, in words: its state, its model and its texts. */
const inWords = (pictures: readonly Drawn[]) => (element: CapsuleElement) => ({
  tag: element.tag,
  state: element.state,
  reason: element.reason,
  model: element.model,
  texts: textOf(pictures[element.picture] ?? ''),
})

function textOf(drawn: Drawn): string {
  if (typeof drawn === 'string') return drawn
  const { shadow, nodes = [] } = drawn
  return [...(shadow?.nodes ?? []), ...nodes].map(textOf).join('')
}

async function expectShown(page: Page, capsule: Capsule, step: number): Promise<void> {
  const recorded = shownAfter(capsule, step).map(inWords(capsule.pictures))
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => window.rove.capture())
        return now.elements.map(inWords(now.pictures))
      },
      { message: `what is shown after step ${step}` },
    )
    .toEqual(recorded)
}

async function act(page: Page, cause: Extract<CapsuleCause, { type: 'action' }>): Promise<void> {
  const target = (await page.evaluateHandle(
    ({ number, path }) => {
      const element = [...document.querySelectorAll('[data-rove-state]:not([data-rove])')][number]
      return path
        .split('>>>')
        .map((part) => part.trim())
        .reduce<Element | ShadowRoot | null | undefined>((at, part, n) => {
          const from = n === 0 ? at : (at as Element | null)?.shadowRoot
          return part ? from?.querySelector(n === 0 ? `:scope > ${part}` : part) : from
        }, element)
    },
    { number: cause.element, path: cause.target },
  )) as ElementHandle<HTMLElement>
  expect(await target.evaluate((node) => node?.localName), `step at ${cause.target}`).toBeTruthy()
  if (cause.action === 'click') await target.click()
  else if (cause.action === 'key') await target.press(cause.value)
  else if ((await target.evaluate((node) => node.localName)) === 'select') await target.selectOption(cause.value)
  else await target.fill(cause.value)
}

/** Answers calls in the recorded order; the last answer of a call is given again. @returns calls that have none */
async function answerAsRecorded(page: Page, { steps }: Capsule): Promise<readonly string[]> {
  const waiting = new Map<string, Extract<CapsuleCause, { type: 'answer' }>[]>()
  for (const { cause } of steps)
    if (cause.type === 'answer') {
      const call = `${cause.method} ${cause.url}`
      waiting.set(call, [...(waiting.get(call) ?? []), cause])
    }
  const missing: string[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'fetch') return route.fallback()
    const url = new URL(request.url())
    const call = `${request.method()} ${url.pathname}${url.search}`
    const answers = waiting.get(call) ?? []
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers
    if (!answer) missing.push(call)
    return answer?.status
      ? route.fulfill({ status: answer.status, contentType: answer.contentType, body: answer.body })
      : route.abort()
  })
  return missing
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

function html(drawn: Drawn): string {
  if (typeof drawn === 'string') return escaped(drawn)
  const { tag, attributes = {}, nodes = [] } = drawn
  const own = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${tag}${own.join('')}>${nodes.map(html).join('')}</${tag}>`
}

function pageOf({ page, elements }: Capsule): string {
  const outermost = elements.filter(isOutermost)
  const tags = outermost.map(({ tag, attributes, content }) => html({ tag, attributes, nodes: content }))
  return `<!doctype html><html lang="${escaped(page.language)}" dir="${page.direction}"><head><title>Replay</title>
<script type="application/json" data-rove-settings>${JSON.stringify(nested(page.settings)).replace(/</g, '\\u003c')}</script>
<script src="/rove/rove.js" async></script></head><body class="${escaped(page.bodyClass)}"><main>${tags.join('\n')}</main></body></html>`
}
