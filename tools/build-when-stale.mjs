/** Builds `dist/` where it was not built from the source that stands here. Ends the process, with a sentence, when that fails. */
import { spawnSync } from 'node:child_process'
import { isFresh } from './freshness.mjs'

/** Does nothing where `dist/` is fresh. */
export function buildWhenStale() {
  if (isFresh()) return
  console.error('Building …')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    encoding: 'utf8',
  })
  if (status === 0) return
  console.error(`The build failed:\n${stdout}${stderr}`)
  process.exit(1)
}
