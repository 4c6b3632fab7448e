/** Writes CONTRACT.md, the reference into each widget's README, and the table of events into tracking's. With `--check` it writes nothing, and fails where one is stale. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contractDocument } from './contract'
import { readDefinitions } from './definitions'
import { withReference } from './reference'
import { withTrackingTable } from './tracking-table'
import { elementFiles } from './widgets'

for (const element of await readDefinitions(elementFiles())) {
  const readme = `${dirname(element.file)}/README.md`
  if (existsSync(readme)) renew(readme, (now) => withReference(now, element))
  else complain(`${readme} is missing.`)
}
renew('core/tracking/README.md', withTrackingTable)
bring('CONTRACT.md', existsSync('CONTRACT.md') ? readFileSync('CONTRACT.md', 'utf8') : '', await contractDocument())

function renew(readme: string, write: (now: string) => string): void {
  const now = readFileSync(readme, 'utf8')
  bring(readme, now, write(now))
}

function bring(file: string, now: string, wanted: string): void {
  if (now === wanted) return
  if (process.argv.includes('--check')) complain(`${file} is stale: npm run build writes it anew.`)
  else writeFileSync(file, wanted)
}

function complain(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
