/** Recordings of live pages that are kept as tests: each file in `capsules/` is replayed. */
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import type { Capsule } from '../../../workshop/capsule/capsule'
import { test } from '../kit/oracle'
import { replay } from './replay-capsule'

for (const file of globSync('tests/e2e/workshop/capsules/*.json').sort()) {
  const title = file.replace(/^.*\/|\.json$/g, '').replaceAll('-', ' ')
  test(`${title.replace(/^(\w+) (\d+) /, '$1-$2 ')}`, { tag: '@any-screen' }, async ({ page, oracle }) => {
    oracle.allowReports(/^\[rove\]/)
    await replay(page, JSON.parse(readFileSync(file, 'utf8')) as Capsule)
  })
}
