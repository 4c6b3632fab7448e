/** Writes the reference into each widget's README. With `--check` it writes nothing, and fails where one is stale. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
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
  const wanted = withReference(now, element)
  if (now === wanted) continue
  if (process.argv.includes('--check')) complain(`${readme} is stale: npm run build writes its reference anew.`)
  else writeFileSync(readme, wanted)
}

function complain(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
