/** `npm start`: installs and builds what is missing, then serves the demo shop until Ctrl-C. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from './build/build-when-stale.mjs'
import { prepare } from './prepare.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
buildWhenStale()
serve()

function serve() {
  const shop = spawn(process.execPath, ['--import', 'tsx', 'demo-host/main.ts'], { stdio: 'inherit' })
  let isStopping = false
  // The terminal sends Ctrl-C to both processes. Any other signal reaches only this process, so it is passed on.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      isStopping = true
      shop.kill(signal)
    })
  shop.on('exit', (code) => process.exit(isStopping ? 0 : (code ?? 1)))
}
