/** The checkout's part of `npm run bench`. */

/**
 * Measures a key press in an address field and a press on another step's title: the time until the document has
 * changed, in ms.
 */
export async function checkoutSteps(page, shopUrl) {
  await page.goto(`${shopUrl}/product/marlow-3-seat-sofa?country=US`)
  await page.evaluate(() => window.rove.ready())
  const box = page.locator('rove-buybox')
  for (const attribute of await box.locator('[part=attribute]').all())
    await attribute.locator('input').first().check({ force: true })
  await box.locator('[part=button]').click()
  await box.locator('[part=message]').filter({ hasText: 'Added to cart' }).waitFor()
  await page.goto(`${shopUrl}/cart/checkout`)
  const step = page.locator('.rove-step[data-state=current]')
  const proceed = () => step.locator('button.rove-primary').click()
  await step.locator('[type=email]').fill('bench@example.com')
  await proceed()
  await step.locator('[type=radio][value="0"]').check()
  await proceed()
  await step.locator('[name="panes[delivery][delivery_city]"]').waitFor()
  // After this, errors are shown: each key press below causes or resolves one.
  await proceed()
  return page.evaluate(async () => {
    const checkout = document.querySelector('rove-checkout')
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
    async function measure(times, act) {
      const rendered = []
      for (let n = 0; n < times; n++) {
        await frame()
        const began = performance.now()
        act(n)
        await Promise.resolve()
        rendered.push(performance.now() - began)
        await frame()
      }
      return median(rendered)
    }
    const street = checkout.querySelector('.rove-step [name="panes[delivery][delivery_street1]"]')
    let changes = 0
    new MutationObserver(() => (changes += 1)).observe(street, { attributeFilter: ['aria-invalid'] })
    const key = await measure(24, (n) => {
      street.value = n % 2 ? 'PO Box 7' : '1600 Vine Street'
      street.dispatchEvent(new Event('input', { bubbles: true }))
    })
    if (changes < 20) throw new Error('the key presses of the bench had no effect')
    const step = await measure(12, (n) => checkout.querySelectorAll('.rove-title')[n % 2 ? 2 : 0].click())
    return { key, step }
  })
}
