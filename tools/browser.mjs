/** Finds a Chromium for the tests, and installs one if there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Flags for reproducible tests without background requests. */
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
  // Has no window: the same rendering, but faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Debian's packages: the first of these choices that exists is installed, with fonts for all languages of the pages. */
const browsers = [['chromium', 'chromium-headless-shell'], ['chromium']]
const fonts = ['fonts-liberation', 'fonts-noto-cjk']

/** The functions of the operating system that `findChromium` uses. Tests replace them. */
export const system = {
  env: process.env,
  runs: (path) =>
    existsSync(path) &&
    /Chrom/.test(spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 15_000 }).stdout ?? ''),
  playwrightPath: async () => (await import('playwright')).chromium.executablePath(),
  /** Installs Debian's packages, as root or with a sudo that needs no password. Returns whether that succeeded. */
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

/** Whether a Chromium has a back-forward cache: the headless shell has none. */
export const keepsPages = (path) => !path.includes('headless-shell')

/**
 * The installed Chromium: the one that an environment variable names, else Playwright's, else the system's.
 *
 * @param {typeof system} here
 * @param {(path: string) => boolean} accepts whether it has the needed features
 * @returns {Promise<string | undefined>} its path
 * @throws {Error} if a variable names one that does not run
 */
export async function presentChromium({ env, runs, playwrightPath } = system, accepts = () => true) {
  for (const name of variables) {
    const path = env[name]
    if (!path || !accepts(path)) continue
    if (runs(path)) return path
    throw new Error(`${name} is ${path}, which does not run.`)
  }
  return [await playwrightPath(), ...usualPlaces].filter(accepts).find(runs)
}

/**
 * The installed Chromium; otherwise installs the system's package, then Playwright's.
 *
 * @returns {Promise<string>} its path
 * @throws {Error} with instructions, if none can be installed
 */
export async function findChromium(here = system) {
  const { installPackages, downloadPlaywrights, say } = here
  const found = await presentChromium(here)
  if (found) return found
  say('No Chromium found: installing the system’s package …')
  const installed = installPackages() && (await presentChromium(here))
  if (installed) return installed
  say('That failed: downloading Playwright’s own Chromium …')
  const downloaded = downloadPlaywrights() && (await presentChromium(here))
  if (downloaded) return downloaded
  throw new Error('No Chromium could be found or installed. Install one, or set CHROMIUM_PATH to its path.')
}
