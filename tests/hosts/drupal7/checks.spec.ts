/** The tools for those who operate a shop, on Drupal 7. */
import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '../host-test'
import { logIn } from './drupal7-page'

const run = promisify(execFile)

for (const path of ['/sofas', '/node/1', '/cart'])
  test(`the doctor finds no error on ${path}`, async ({ baseURL }) => {
    const { stdout } = await run('node', ['tools/check/doctor.mjs', `${baseURL}${path}`])
    expect(stdout).toContain('0 errors')
  })

test('the calls of a site with the guard are as the contract says', async ({ baseURL }) => {
  const values = join(mkdtempSync(join(tmpdir(), 'values-')), 'shop.json')
  writeFileSync(
    values,
    JSON.stringify({ nid: 1, model: 'M1-SAGE-2', attributes: { 1: 301, 2: 312 }, postal: '10001', locales: ['en_US'] }),
  )
  const options = ['--values', values, '--only', 'cart,love,live,destination', '--changes']
  const { stdout } = await run('npx', ['tsx', 'tools/check/conformance/main.ts', baseURL ?? '', ...options])
  expect(stdout).toContain(' 0 wrong')
})

test('the status report says what a release lacks', async ({ page }) => {
  await logIn(page, 'admin')
  await page.goto('/admin/reports/status')
  const row = page.locator('tr', { hasText: 'Rove widgets' })
  await expect(row).toContainText('A release is published')
})
