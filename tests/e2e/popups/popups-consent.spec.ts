/** Popups and a question about cookies, of a consent manager or of the shop itself: the popup waits for the answer. */
import type { Page } from '@playwright/test'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { closePopup, definePopups, expectNoPopup, openPage, popup } from './popups-page'

const autumn = {
  id: 'autumn',
  conditions: { notShownFor: 48 },
  event: { interval: [5, 1000] },
  markup: {
    title: 'Autumn sale',
    html: '<p>Rugs at last year’s price.</p>',
    form: true,
    list: 'L1',
  },
}

interface Question {
  readonly html: string
  readonly css: string
  readonly inShadow?: boolean
  /** How the why-panel names it. */
  readonly name: string
}

const edge = 'position:fixed;left:0;right:0;bottom:0;z-index:99;padding:16px;background:#fff;text-align:right'

const questions: Readonly<Record<string, Question>> = {
  'a bar of the shop': {
    html: '<p>We use cookies to understand how this shop is used.</p><button>Fine</button>',
    css: edge,
    name: 'div#question',
  },
  'a consent manager': {
    html: '<div id="onetrust-banner-sdk" role="region" aria-label="Your choice"><p>We value your privacy.</p><button>Accept all</button></div>',
    css: 'position:sticky;bottom:0;z-index:99;background:#fff;text-align:right',
    name: 'div#onetrust-banner-sdk',
  },
  'a dialog with a bar': {
    html: '<div role="dialog" aria-label="Cookies" data-css="max-height:200px;overflow:auto"><p>We use cookies.</p><div data-css="position:sticky;bottom:0"><button>Accept all</button></div></div>',
    css: 'position:absolute;right:16px;top:200px;width:300px;background:#fff',
    name: 'div',
  },
  'a card in a shadow root': {
    html: '<p>이 사이트는 쿠키를 사용합니다.</p><a role="button" href="#ok">동의</a>',
    css: 'position:fixed;right:8px;bottom:8px;z-index:99;width:300px;background:#fff',
    inShadow: true,
    name: 'div#question',
  },
}

/** Shows the question. Its first button takes it away. */
const ask = (page: Page, { html, css, inShadow = false }: Question) =>
  page.evaluate(
    ([html, css, inShadow]) => {
      const box = document.createElement('div')
      box.id = 'question'
      box.style.cssText = css
      document.body.append(box)
      const content = inShadow ? box.attachShadow({ mode: 'open' }) : box
      content.innerHTML = html
      // The policy of the page allows no style attributes.
      for (const part of content.querySelectorAll<HTMLElement>('[data-css]'))
        part.style.cssText = part.dataset.css ?? ''
      content.querySelector('button,a')?.addEventListener('click', (event) => {
        event.preventDefault()
        box.remove()
      })
    },
    [html, css, inShadow] as const,
  )

const answer = (page: Page) => page.locator('#question').locator('button, a').first()
const stored = (page: Page, key: string) => page.evaluate((key) => localStorage[`rove_${key}`] ?? '', key)

for (const [name, question] of someOf(Object.entries(questions))) {
  test(`POP-01 a popup waits for the answer to ${name}`, { tag: ['@wide-first', '@nightly'] }, async ({
    page,
    isMobile,
  }) => {
    await definePopups(page, { popups: [autumn] })
    await openPage(page, `/sofas?country=US${isMobile ? '' : '&rove-why'}`)
    await ask(page, question)
    await expectNoPopup(page, { after: 20_000 })
    if (!isMobile) {
      const why = page.locator('[data-rove-why]')
      await expect(async () => {
        await page.clock.runFor(1000)
        await expect(why).toContainText(`waits in the dialog queue: the page asks about cookies (${question.name})`, {
          timeout: 500,
        })
      }).toPass()
    }
    await answer(page).click()
    await page.clock.runFor(2000)
    await expect(popup(page)).toBeVisible()
  })

  test(`POP-01 an open popup steps aside for ${name}, and comes back`, { tag: ['@wide-first', '@nightly'] }, async ({
    page,
  }) => {
    await definePopups(page, { popups: [autumn] })
    await openPage(page, '/sofas?country=US')
    await page.evaluate(() => {
      const heard: string[] = []
      Object.assign(document, { heard })
      for (const fact of ['shown', 'closed']) document.addEventListener(`rove:popup:${fact}`, () => heard.push(fact))
    })
    const heard = () => page.evaluate(() => (document as unknown as { heard: string[] }).heard)
    await page.clock.fastForward(6000)
    await expect(popup(page)).toBeVisible()
    await ask(page, question)
    await page.clock.runFor(2000)
    await expect(popup(page)).toHaveCount(0)
    expect([await stored(page, 'last_shown'), await stored(page, 'closed')]).toEqual(['{}', ''])
    await expectNoPopup(page, { after: 10_000 })
    await answer(page).click()
    await page.clock.runFor(2000)
    await expect(popup(page)).toBeVisible()
    expect(await heard()).toEqual(['shown'])
    await closePopup(page)
    expect(await stored(page, 'closed')).toContain('autumn')
  })
}

test('POP-01 a popup that the visitor uses stays, and other boxes do not matter', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await definePopups(page, { popups: [autumn] })
  await openPage(page, '/sofas?country=US')
  const others = [
    { html: '<button aria-label="Cookie settings">C</button>', css: 'position:fixed;left:8px;bottom:8px;width:44px' },
    { html: '<p>Free delivery in November. Our privacy policy applies.</p><button>Close</button>', css: edge },
    { html: '<p>We use cookies.</p><button>Fine</button>', css: `${edge};visibility:hidden` },
    { html: '<div><p>We use cookies.</p><button>Accept</button></div>', css: `${edge};opacity:0` },
    // The tab that Drupal's module leaves on the screen: its box is below the screen.
    {
      html: '<div class="sliding-popup eu-cookie-withdraw-wrapper" data-css="position:fixed;left:0;right:0;height:120px;bottom:-120px"><button data-css="position:absolute;top:-40px;left:40%">Privacy settings</button><p>We use cookies.</p></div>',
      css: '',
    },
  ]
  for (const box of others) await ask(page, { ...box, name: '' })
  await page.clock.fastForward(6000)
  const field = popup(page).locator('input[name=email]')
  await field.fill('ana@')
  await ask(page, questions['a bar of the shop'] as Question)
  await page.clock.runFor(10_000)
  await expect(field).toHaveValue('ana@')
})
