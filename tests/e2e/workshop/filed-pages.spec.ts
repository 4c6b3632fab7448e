/** The pages of the build that a shop files or hands on. */
import { readFileSync } from 'node:fs'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'

for (const file of someOf(['accessibility.html', 'payment-scripts.html']))
  test(`LOAD-04 ${file} is accessible, and as wide as the screen`, { tag: '@nightly' }, async ({ page }) => {
    await page.setContent(readFileSync(`dist/${file}`, 'utf8'))
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const links = await page.locator('a[href^="#"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const missing = await page.evaluate(
      (all) => all.filter((href) => !document.getElementById(`${href}`.slice(1))),
      links,
    )
    expect(missing).toEqual([])
  })
