/** `npm start`: installs and builds what is missing, then serves the demo shop until Ctrl-C. */
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isFresh } from './freshness.mjs'
import { prepare } from './prepare.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
if (!isFresh()) build()
serve()

function build() {
  console.error('Building …')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    encoding: 'utf8',
  })
  if (status === 0) return
  console.error(`The build failed:\n${stdout}${stderr}`)
  process.exit(1)
}

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
