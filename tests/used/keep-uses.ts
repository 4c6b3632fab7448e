/** Keeps what the browser tests do with controls, one file a test: a test that runs again replaces its own. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { ControlUse } from './control'

const folder = '.cache/test-results/used'

/** @param test an id that is a file's name */
export function keepUses(test: string, uses: readonly ControlUse[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${test}.json`, JSON.stringify(uses))
}

/** What the tests of the last runs did. */
export function readUses(): readonly ControlUse[] {
  return readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as ControlUse[])
}
