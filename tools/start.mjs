/** `npm start`: installs and builds what is missing, then serves the demo shop until Ctrl-C. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from './build-when-stale.mjs'
import { prepare } from './prepare.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
buildWhenStale()
serve()

function serve() {
  const shop = spawn(process.execPath, ['--import', 'tsx', 'demo-host/main.ts'], { stdio: 'inherit' })
  let told = false
  // The terminal sends Ctrl-C to both; whoever stops this process alone stops the shop too.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      told = true
      shop.kill(signal)
    })
  shop.on('exit', (code) => process.exit(told ? 0 : (code ?? 1)))
}
