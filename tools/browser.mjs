/** Finds a Chromium to test with, and installs one where there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** How Chromium is started: without the calls home that a test machine refuses. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

const variables = ['CHROMIUM_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']
const usualPlaces = [
  // Draws the same without a window, in less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Debian's packages: the first choice that it has, and letters for all that a page says. */
const browsers = [['chromium', 'chromium-headless-shell'], ['chromium']]
const fonts = ['fonts-liberation', 'fonts-noto-cjk']

/** What the search asks of the machine; a test puts its own here. */
export const machine = {
  env: process.env,
  runs: (path) =>
    existsSync(path) &&
    /Chrom/.test(spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 15_000 }).stdout ?? ''),
  playwrightPath: async () => (await import('playwright')).chromium.executablePath(),
  /** Installs Debian's packages, as root or by a sudo that asks nothing. True when that went well. */
  installPackages() {
    if (!existsSync('/usr/bin/apt-get')) return false
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const apt = (...words) => {
      const [command, ...rest] = [...sudo, 'apt-get', ...words]
      return (
        spawnSync(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 400_000 })
          .status === 0
      )
    }
    const install = () =>
      browsers.some((choice) => apt('install', '-y', '--no-install-recommends', ...choice, ...fonts))
    return install() || (apt('update') && install())
  },
  downloadPlaywrights: () =>
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 }).status === 0,
  say: (words) => console.error(words),
}

/** Whether it keeps pages for Back and Forward: one that never has a window does not. */
export const keepsPages = (path) => !path.includes('headless-shell')

/**
 * The Chromium that is here: what an environment variable names, else Playwright's own, else the system's.
 *
 * @param {typeof machine} here
 * @param {(path: string) => boolean} suits what it must be able to do
 * @returns {Promise<string | undefined>} its path
 * @throws {Error} when the one that is named does not run
 */
export async function presentChromium({ env, runs, playwrightPath } = machine, suits = () => true) {
  for (const name of variables) {
    const path = env[name]
    if (!path || !suits(path)) continue
    if (runs(path)) return path
    throw new Error(`${name} is ${path}, which does not run.`)
  }
  return [await playwrightPath(), ...usualPlaces].filter(suits).find(runs)
}

/**
 * The Chromium that is here, else the one the system's package manager installs, else the one Playwright downloads.
 *
 * @returns {Promise<string>} its path
 * @throws {Error} that says what to do when there is none
 */
export async function findChromium(here = machine) {
  const { installPackages, downloadPlaywrights, say } = here
  const found = await presentChromium(here)
  if (found) return found
  say('No Chromium here: installing the system’s package …')
  const installed = installPackages() && (await presentChromium(here))
  if (installed) return installed
  say('… which did not work: asking Playwright for its own …')
  const downloaded = downloadPlaywrights() && (await presentChromium(here))
  if (downloaded) return downloaded
  throw new Error('No Chromium could be found or installed. Install one, or set CHROMIUM_PATH to its path.')
}
