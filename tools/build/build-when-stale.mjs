/** Builds `dist/` if it is not up to date. If the build fails, exits with a message. */
import { spawnSync } from 'node:child_process'
import { isFresh } from './freshness.mjs'

/** Does nothing if `dist/` is up to date. */
export function buildWhenStale() {
  if (isFresh()) return
  console.error('Building …')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build/build.ts'], {
    encoding: 'utf8',
  })
  if (status === 0) return
  console.error(`The build failed:\n${stdout}${stderr}`)
  process.exit(1)
}
