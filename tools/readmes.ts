/** Writes CONTRACT.md, and the reference into each widget's README. With `--check` it writes nothing, and fails where one is stale. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contractDocument } from './contract'
import { readDefinitions } from './definitions'
import { elementFiles } from './manifest'
import { withReference } from './reference'

for (const element of await readDefinitions(elementFiles())) {
  const readme = `${dirname(element.file)}/README.md`
  if (!existsSync(readme)) {
    complain(`${readme} is missing.`)
    continue
  }
  const now = readFileSync(readme, 'utf8')
  bring(readme, now, withReference(now, element))
}
bring('CONTRACT.md', existsSync('CONTRACT.md') ? readFileSync('CONTRACT.md', 'utf8') : '', await contractDocument())

function bring(file: string, now: string, wanted: string): void {
  if (now === wanted) return
  if (process.argv.includes('--check')) complain(`${file} is stale: npm run build writes it anew.`)
  else writeFileSync(file, wanted)
}

function complain(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
