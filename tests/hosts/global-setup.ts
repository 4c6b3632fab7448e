/** Starts the systems before the tests, and ends them afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWordPress } from './wordpress/wordpress'

export default async function startHosts(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'))
  const wordpress = await startWordPress(folder)
  process.env.ROVE_HOST_WORDPRESS = wordpress.origin
  return async () => {
    await wordpress.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
