/**
 * Writes CONTRACT.md, the reference in each widget's README, and the table of events in `core/tracking/README.md`. With
 * `--check` it writes nothing, and fails if one of these files is not up to date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contractDocument } from './contract'
import { readDefinitions } from './definitions'
import { withReference } from './reference'
import { withTrackingTable } from './tracking-table'
import { elementFiles } from './widgets'

for (const element of await readDefinitions(elementFiles())) {
  const readme = `${dirname(element.file)}/README.md`
  if (existsSync(readme)) updateReadme(readme, (now) => withReference(now, element))
  else fail(`${readme} is missing.`)
}
updateReadme('core/tracking/README.md', withTrackingTable)
writeOrCheck(
  'CONTRACT.md',
  existsSync('CONTRACT.md') ? readFileSync('CONTRACT.md', 'utf8') : '',
  await contractDocument(),
)

function updateReadme(readme: string, write: (now: string) => string): void {
  const now = readFileSync(readme, 'utf8')
  writeOrCheck(readme, now, write(now))
}

function writeOrCheck(file: string, now: string, wanted: string): void {
  if (now === wanted) return
  if (process.argv.includes('--check')) fail(`${file} is not up to date: run npm run build.`)
  else writeFileSync(file, wanted)
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
