/** What the checkout costs the shopper who fills it in: a part of `npm run bench`. */

/** A key in an address field, and a press on another step's title: to what they make of the document, and to the frame, in ms. */
export async function checkoutSteps(page, shopUrl) {
  await page.goto(`${shopUrl}/product/marlow-3-seat-sofa?country=US`)
  await page.evaluate(() => window.rove.ready())
  const box = page.locator('rove-buybox')
  for (const attribute of await box.locator('[part=attribute]').all())
    await attribute.locator('input').first().check({ force: true })
  await box.locator('[part=button]').click()
  await box.locator('[part=message]').filter({ hasText: 'in your cart' }).waitFor()
  await page.goto(`${shopUrl}/cart/checkout`)
  const step = page.locator('.rove-step[data-state=current]')
  const proceed = () => step.locator('button.rove-primary').click()
  await step.locator('[type=email]').fill('bench@example.com')
  await proceed()
  await step.locator('[type=radio][value="0"]').check()
  await proceed()
  await step.locator('[name="panes[delivery][delivery_city]"]').waitFor()
  // Once mistakes are told, each key below makes one or mends it.
  await proceed()
  return page.evaluate(async () => {
    const checkout = document.querySelector('rove-checkout')
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
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
      return middle(rendered)
    }
    const street = checkout.querySelector('.rove-step [name="panes[delivery][delivery_street1]"]')
    let told = 0
    new MutationObserver(() => (told += 1)).observe(street, { attributeFilter: ['aria-invalid'] })
    const key = await measure(24, (n) => {
      street.value = n % 2 ? 'PO Box 7' : '1600 Vine Street'
      street.dispatchEvent(new Event('input', { bubbles: true }))
    })
    if (told < 20) throw new Error('the keys of the bench were not seen')
    const step = await measure(12, (n) => checkout.querySelectorAll('.rove-title')[n % 2 ? 2 : 0].click())
    return { key, step }
  })
}
