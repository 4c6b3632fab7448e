import { expect, test } from '../kit/oracle'

test('SEARCH-01 SEARCH-04 SEARCH-07 the panel shows its progress and its history', {
  tag: ['@nightly', '@any-screen', '@wcag-4.1.3', '@rove-search'],
}, async ({ page }) => {
  await page.goto('/?country=US&as=guest')
  const search = page.locator('rove-search')
  const [field, panel, status] = ['input', 'panel', 'status'].map((part) => search.locator(`[part=${part}]`).first())
  if (!field || !panel || !status) return
  await expect(search).toHaveAttribute('data-rove-state', 'ready')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/search/1/indexes/**', async (route) => {
    await held
    const hit = {
      objectID: 'A-1',
      title: 'Oak table',
      url: '/sofas',
      image: '/none.webp',
      prices: { final: { cad: 120, usd: 90 } },
    }
    const results = [
      {
        hits: [
          { ...hit, language: 'en' },
          { ...hit, objectID: 'B-2', image: '', language: 'en_US' },
          { ...hit, objectID: 'C-3', language: 'fr_CA' },
        ],
        nbHits: 2,
      },
      { hits: [], nbHits: 1 },
    ]
    await route.fulfill({ json: { results: [...results, ...Array(5).fill({ hits: [], nbHits: 0 })] } })
  })
  await field.click()
  await page.keyboard.type('oak')
  await expect(status).toHaveText('Searching…')
  await expect(status).toBeVisible()
  await expect(panel).toHaveCSS('opacity', '1')
  answer()
  await expect(panel).toHaveAttribute('data-state', 'results')
  const products = search.locator('[data-index=products]')
  const lefts = await products.locator('.title').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  expect(lefts).toHaveLength(2)
  expect(new Set(lefts).size, 'with a picture and without').toBe(1)
  await expect(products.locator('.price')).toHaveText(['$90', '$90'])
  await expect(products.locator('[part=view-all]'), 'both are shown').toHaveCount(0)
  await expect(search.locator('[data-index=pages] [part=view-all]')).toHaveText(/^View 1\b/)

  for (const term of ['oak table', 'rug', 'Oak Table']) {
    await field.fill(term)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/products\//)
    await page.goto('/?country=US')
    await expect(search).toHaveAttribute('data-rove-state', 'ready')
    await field.click()
  }
  await expect(search.locator('[part=history] [part=option]')).toHaveText(['Oak Table', 'rug'])
  await search.locator('[part=clear]').click()
  await expect(search.locator('[part=history]')).toHaveCount(0)
  await expect(field).toBeFocused()
  await page.keyboard.type('sofa')
  await expect(field).toHaveValue('sofa')
})
