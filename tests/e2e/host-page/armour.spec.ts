import { open } from '../buybox/product-page'
import { expect, test } from '../kit/oracle'

/** Responses of a broken server that contain no HTML. */
const bodies = [
  '{"message":"<p>Access denied</p>"}',
  'null',
  '<!doctype html><html><body><h1>Maintenance</h1></body></html>',
  '',
  `<p>${'x'.repeat(3_000_000)}</p>`,
]

test('COVER-02 a response that is no HTML shows an error; hostile HTML does not run', async ({ page, oracle }) => {
  oracle.expectReports(/protection\.modal: not-html/, /protection\.modal: too-long/)
  const { box, dialog } = await open(page, 'juno-velvet-sofa')
  const answers = [...bodies, '<p>Covered</p>'.padEnd(300_000, '<a ')]
  await page.route('**/ajax/uc_mulberry/modal?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: answers.shift() ?? '' }),
  )
  for (const _ of bodies) {
    await box.locator('[part=protection-button]').click()
    await expect(dialog.locator('[role=status]')).toHaveText(/\w/)
    await expect(dialog).not.toContainText(/Maintenance|Access|null|xxx/)
    await page.keyboard.press('Escape')
  }
  await box.locator('[part=protection-button]').click()
  await expect(dialog).toContainText('Covered')
})
