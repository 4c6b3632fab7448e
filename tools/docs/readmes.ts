/**
 * Writes CONTRACT.md, REQUIREMENTS.md, the reference in each widget's README, the table of events in `core/tracking/README.md`, and
 * `surface.txt`. With `--check` it writes nothing, and fails if one of these files is not up to date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { readDefinitions } from '../build/definitions'
import { productSettingsType } from '../build/setting-types'
import { elementFiles } from '../build/widgets'
import { readProject } from '../check/architecture/source'
import { contractDocument } from './contract'
import { openApiDocument } from './openapi'
import { withReference } from './reference'
import { readRequirements, readStatements, requirementsDocument } from './requirements'
import { surface } from './surface'
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
// Read again, because the READMEs are written above.
const lines = surface(readProject(), elements, await openApiDocument(), await productSettingsType())
writeOrCheck('surface.txt', textOf('surface.txt'), surfaceText({ version: packageJson.version, lines }))

/** The text of a file; empty where there is none. */
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
  else writeFileSync(file, wanted)
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
