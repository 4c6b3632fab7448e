/**
 * Writes CONTRACT.md, REQUIREMENTS.md, the reference in each widget's README, and the table of events in
 * `core/tracking/README.md`. With `--check` it writes nothing, and fails if one of these files is not up to date. With
 * `--release` it also writes the surface of this version, with which later ones are compared.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readDefinitions } from '../build/definitions'
import { elementFiles } from '../build/widgets'
import { contractDocument } from './contract'
import { withReference } from './reference'
import { readRequirements, readStatements, requirementsDocument } from './requirements'
import { currentSurface } from './surface'
import { surfaceText } from './surface-changes'
import { withTrackingTable } from './tracking-table'

const elements = await readDefinitions(elementFiles())
for (const element of elements) {
  const readme = `${dirname(element.file)}/README.md`
  if (existsSync(readme)) updateReadme(readme, (now) => withReference(now, element))
  else fail(`${readme} is missing.`)
}
updateReadme('core/tracking/README.md', withTrackingTable)
writeOrCheck('REQUIREMENTS.md', textOf('REQUIREMENTS.md'), requirementsDocument(readRequirements(), readStatements()))
writeOrCheck('CONTRACT.md', textOf('CONTRACT.md'), await contractDocument())
if (process.argv.includes('--release')) writeFileSync('surface.released.txt', surfaceText(await currentSurface()))

/** The text of a file; empty if there is none. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function updateReadme(readme: string, write: (now: string) => string): void {
  const now = readFileSync(readme, 'utf8')
  writeOrCheck(readme, now, write(now))
}

function writeOrCheck(file: string, now: string, wanted: string): void {
  if (now === wanted) return
  if (process.argv.includes('--check')) fail(`${file} is not up to date: run npm run build.`)
  else {
    writeFileSync(file, wanted)
    console.log(`${file} was written.`)
  }
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
