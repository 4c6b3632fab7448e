/** The results page with its element, on the demo shop. */
import { isPhone } from '../header/header-page'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { openResults } from './results-page'

const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ''))

test('RESULTS-02 RESULTS-04 each facet is one request, and Back needs none', { tag: '@wide-first' }, async ({
  page,
}) => {
  const { requests, part, cards, chips, value, refine, apply } = await openResults(
    page,
    '/search/products/sofa/?country=US',
  )
  const before = await cards.allInnerTexts()
  expect(requests).toEqual([])
  await refine()
  const greenChoice = part('filters').locator('label', { hasText: 'Green' })
  await expect(greenChoice.locator('circle')).toHaveAttribute('fill', /^#\w{6}$/)
  const green = numberIn(await greenChoice.innerText())
  await value('Green').check()
  await expect(part('apply')).toHaveText(`Show ${green} results`)
  await expect(cards).toHaveCount(green)
  await value('Velvet').check()
  await expect(chips).toHaveText([/Green/, /Velvet/])
  await expect(part('chosen-count')).toHaveText('(2)')
  await apply()
  await expect(page).toHaveURL(/\/search\/products\/sofa\/filter\/colors:Green,nice_names:Velvet\/$/)
  expect(requests).toHaveLength(2)
  expect(requests[1]?.map(({ indexName, hitsPerPage }) => [indexName, hitsPerPage])).toEqual([
    ['products', 24],
    ['products', 0],
    ['products', 0],
    ['products', 0],
  ])
  const velvet = await cards.allInnerTexts()
  await page.goBack()
  // On a phone both choices were made before the filters were closed: they are one entry.
  if (!isPhone(page)) {
    await expect(cards).toHaveCount(green)
    await expect(value('Velvet')).not.toBeChecked()
    await expect(chips).toHaveText([/Green/])
    await page.goBack()
  }
  await expect(page).toHaveURL(/\/sofa\/\?country=US$/)
  expect(await cards.allInnerTexts()).toEqual(before)
  await expect(chips).toHaveCount(0)
  await page.goForward()
  if (!isPhone(page)) await page.goForward()
  await expect(chips).toHaveCount(2)
  expect(await cards.allInnerTexts()).toEqual(velvet)
  expect(requests).toHaveLength(2)
})

test('RESULTS-02 a filter that is taken back keeps the focus, if it finds nothing too', {
  tag: ['@nightly', '@any-screen', '@wcag-2.4.3', '@rove-search-results'],
}, async ({ page }) => {
  const { chips, value, refine } = await openResults(page, '/search/products/sofa/?country=US')
  await refine()
  await value('Green').check()
  await expect(chips).toHaveCount(1)
  await page.route(/\/1\/indexes\//, async (route) => {
    const response = await route.fetch()
    const { results } = (await response.json()) as { results: { facets?: object }[] }
    const facets = (given: object) => Object.fromEntries(Object.keys(given).map((name) => [name, {}]))
    const empty = results.map((result) => ({ ...result, ...(result.facets && { facets: facets(result.facets) }) }))
    await route.fulfill({ response, json: { results: empty } })
  })
  await value('Green').press(' ')
  await expect(value('Velvet')).toBeDisabled()
  await expect(value('Green')).toBeFocused()
  await value('Green').press(' ')
  await expect(value('Green')).toBeChecked()
})

test('RESULTS-02 RESULTS-03 the element shows what the server shows at its address', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { cards, chips, part, refine, apply } = await openResults(page, '/search/products/chair/?country=KR&as=member')
  await refine()
  const material = part('filters').locator('[data-facet=material] input:not([disabled])').first()
  await material.check()
  await expect(chips).toHaveCount(1)
  await part('filters').locator('select').selectOption('price_asc')
  await apply()
  await expect(page).toHaveURL(/\?sort=price_asc$/)
  // Cards below the screen get their content a moment later.
  await expect(part('list').locator('> :not(:has([data-rove-card=due-amount]))')).toHaveCount(0)
  const shown = () =>
    page.evaluate(() => ({
      cards: [...document.querySelectorAll<HTMLElement>('[data-rove-results=list] > *')].map((card) => ({
        text: card.innerText.replace(/\s+/g, ' ').trim(),
        href: card.querySelector('a')?.href,
        swatches: [...card.querySelectorAll<HTMLAnchorElement>('[data-rove-card=swatch]')].map((link) => [
          link.href,
          link.innerText.trim(),
          { ...link.dataset, picture: new URL(link.dataset.picture ?? '', location.href).href },
          link.querySelector('circle')?.getAttribute('fill'),
        ]),
      })),
      count: document.querySelector<HTMLElement>('[data-rove-results=count]')?.innerText,
      chips: document.querySelector<HTMLElement>('[data-rove-results=chips]')?.innerText,
      facets: [...document.querySelectorAll<HTMLElement>('[data-rove-results=filters] label')].map((label) =>
        label.textContent?.replace(/\s+/g, ' ').trim(),
      ),
    }))
  const dues = await part('list').locator('[data-rove-card=due-amount]').allInnerTexts()
  const amounts = dues.map(numberIn)
  expect(new Set(amounts).size).toBeGreaterThan(2)
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
  const made = await shown()
  await page.reload()
  await page.evaluate(() => window.rove.ready())
  expect(made).toEqual(await shown())
  await expect(cards.first()).toBeVisible()
})

test('RESULTS-02 LIST-01 a card shows the colour that is filtered by', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  const { cards, value, refine, apply, chips } = await openResults(page, '/search/products/juno%20sofa/?country=US')
  const card = cards.first()
  const shown = () =>
    card.evaluate((one) => ({
      picture: one.querySelector<HTMLImageElement>('[data-rove-card=picture]')?.src.split('/').at(-1),
      second: one.querySelectorAll('[data-rove-card=second-picture]').length,
      link: one.querySelector<HTMLAnchorElement>('[data-rove-card=link]')?.href.split('/').at(-1),
    }))
  expect((await shown()).link).toBe('juno-velvet-sofa')
  await refine()
  await value('Blue').check()
  await expect(chips).toHaveCount(1)
  await apply()
  const made = await shown()
  expect(made).toMatchObject({ picture: 'juno-velvet-sofa--midnight.webp', second: 0 })
  expect(made.link).toMatch(/^juno-velvet-sofa\?oid=\d+$/)
  await page.reload()
  expect(await shown(), 'the server').toEqual(made)
})

test('RESULTS-02 chips remove what they name, one at a time or all, and keep the focus', {
  tag: ['@any-screen', '@wcag-2.4.3', '@rove-search-results', '@nightly'],
}, async ({ page }) => {
  const { chips, cards, part } = await openResults(
    page,
    '/search/products/sofa/filter/colors:Blue,colors:Green,nice_names:Velvet/?country=US',
  )
  await expect(chips).toHaveCount(3)
  await chips.first().focus()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveText([/Green/, /Velvet/])
  await expect(chips.first()).toBeFocused()
  await expect(part('filters').locator('[value=Blue]')).not.toBeChecked()
  const all = numberIn(await part('tab-count').innerText())
  await part('clear').click()
  await expect(chips).toHaveCount(0)
  await expect(cards).toHaveCount(all)
  await expect(page).toHaveURL(/\/search\/products\/sofa\/$/)
})

for (const query of someOf(['sofa', 'rug', 'chair']))
  test(`RESULTS-03 results offer the matching categories, also after a choice: ${query}`, {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    const { part, tab, cards, requests } = await openResults(page, `/search/products/${query}/?country=US&as=guest`)
    const links = part('categories').getByRole('link')
    await expect(links.first()).toBeVisible()
    const names = await links.allInnerTexts()
    expect(names.length).toBeLessThanOrEqual(5)
    expect(names.join()).toMatch(new RegExp(query, 'i'))
    await tab('reviews').click()
    await expect(page).toHaveURL(/\/search\/reviews\//)
    await expect(cards.first()).toBeVisible()
    expect(await links.allInnerTexts()).toEqual(names)
    expect(requests.flat().filter(({ indexName }) => indexName === 'category')).toEqual([])
    await links.first().click()
    await expect(page).toHaveURL(/localhost:\d+\/\w+$/)
  })

test('RESULTS-03 categories that the server has not written come with the first choice', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.route('**/search/products/sofa/*', async (route) => {
    const response = await route.fetch()
    const nav = /(<nav class="categories"[^>]*)>.*?<\/nav>/s
    await route.fulfill({ response, body: (await response.text()).replace(nav, '$1 hidden></nav>') })
  })
  const { part, tab, cards, requests } = await openResults(page, '/search/products/sofa/?country=US&as=guest')
  await expect(part('categories')).toBeHidden()
  await tab('pages').click()
  await expect(part('categories').getByRole('link', { name: 'Sofas' })).toHaveAttribute('href', /\/sofas$/)
  await expect(part('categories').locator('img').first()).toHaveAttribute('src', /\.webp$/)
  await tab('products').click()
  await expect(cards.first()).toBeVisible()
  await expect(part('categories').getByRole('list')).toHaveCount(1)
  const asked = requests.flat().filter(({ indexName }) => indexName === 'category')
  expect(asked.map(({ hitsPerPage }) => hitsPerPage)).toEqual([5])
})

test('RESULTS-01 RESULTS-06 a tab shows its type without another page', { tag: '@any-screen' }, async ({ page }) => {
  const { cards, part, tab, requests } = await openResults(page, '/search/products/sofa/?country=US')
  const reviews = numberIn(await tab('reviews').innerText())
  await tab('reviews').click()
  await expect(tab('reviews')).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/\/search\/reviews\/sofa$/)
  await expect(cards).toHaveCount(Math.min(10, reviews))
  await expect(cards.first().locator('[role=img]')).toHaveAttribute('aria-label', /^[1-5]\/5$/)
  await expect(part('refine')).toBeHidden()
  expect(requests.map((requested) => requested.map(({ indexName }) => indexName))).toEqual([['reviews']])
  await tab('products').click()
  await expect(cards.first().locator('rove-love')).toBeVisible()
  await page.goBack()
  await expect(cards.first().locator('[role=img]')).toBeVisible()
  // A search that finds nothing more of each type, whatever the tabs say.
  await page.route('**/1/indexes/**', (route) =>
    route.fulfill({ json: { results: Array(4).fill({ hits: [], nbHits: 0 }) } }),
  )
  for (const [type, none] of [
    ['products', 'No products found.'],
    ['customer_photos', 'No photos found.'],
    ['reviews', 'No reviews found.'],
    ['pages', 'No pages found.'],
    ['STL', 'Nothing found.'],
  ] as const) {
    await tab(type).click()
    await expect(part('none')).toHaveText(none)
    await expect(part('none')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/search/${type}/sofa${type === 'products' ? '/' : ''}$`))
  }
})

test('RESULTS-02 a failed search keeps the results, and can be repeated', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/rove-search-results|search/)
  const { element, cards, part, value, refine, apply } = await openResults(page, '/search/products/sofa/?country=US')
  const before = await cards.allInnerTexts()
  await page.route('**/1/indexes/**', (route) => route.abort())
  await refine()
  // Not `check`: the choice is taken back as soon as the search has failed.
  await value('Green').click()
  const notice = element.locator('[part=notice]')
  await expect(notice).toContainText('“Green” could not be applied.')
  await expect(value('Green')).not.toBeChecked()
  expect(await cards.allInnerTexts()).toEqual(before)
  await expect(page).toHaveURL(/\/sofa\/\?country=US$/)
  await apply()
  await expect(notice).toBeVisible()
  await page.unroute('**/1/indexes/**')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/colors:Green/)
  await expect(part('filters').locator('[value=Green]')).toBeChecked()
  await expect(notice).toBeHidden()
  await expect(cards.locator('a:focus')).toHaveCount(1)
})

test('RESULTS-01 RESULTS-02 a choice and a message have no accessibility violations', {
  tag: ['@nightly', '@axe', '@wcag-1.4.3', '@rove-search-results'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/rove-search-results|search/)
  const { element, chips, value, refine, apply } = await openResults(page, '/search/products/sofa/?country=US')
  await refine()
  await value('Green').check()
  await expect(chips).toHaveCount(1)
  expect(await violationsOn(page)).toEqual([])
  await page.route('**/1/indexes/**', (route) => route.abort())
  // Not `check`: the choice is taken back as soon as the search has failed.
  await value('Velvet').click()
  await apply()
  await expect(element.locator('[part=notice]')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
