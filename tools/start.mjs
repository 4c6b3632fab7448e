/** `npm start`: installs what is missing, builds, seeds and serves the demo shop until Ctrl-C. */
import { spawn, spawnSync } from 'node:child_process'
import { prepare } from './prepare.mjs'

process.chdir(new URL('..', import.meta.url).pathname)
prepare()

const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
  encoding: 'utf8',
})
if (status !== 0) {
  console.error(`The build failed:\n${stdout}${stderr}`)
  process.exit(1)
}

const shop = spawn(process.execPath, ['--import', 'tsx', 'demo-host/main.ts'], { stdio: 'inherit' })
// The terminal sends Ctrl-C to both; the shop ends, and this process with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code) => process.exit(code ?? 0))
