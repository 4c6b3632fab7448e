/**
 * A folder that a shop publishes: the folders of several builds, `rove.js` of one of them, and `releases.json`, which
 * lists the builds. Files are written beside their place and then renamed: a visitor never receives half a file, and
 * `rove.js` changes last.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { addCompressed, addHtaccess, compressed, isForApache } from './release-apache.mjs'

/** The line of `rove.js` that a shop can change: what is switched off, and the last good build. */
const switches = /\("([\w -]*)","([0-9a-f]*)"\)\s*$/

/** @typedef {{ builds: string[], current: string }} Releases the folders of the builds, oldest first */

/**
 * Publishes a build.
 *
 * @param {string} built the folder of the build
 * @param {string} folder the published folder; it is created if it is missing
 * @param {number} keep how many builds are kept
 * @param {boolean} forApache whether the folder gets an `.htaccess`; one that has it keeps it
 * @returns what was done, as a sentence
 */
export function publish(built, folder, keep, forApache = false) {
  const build = existsSync(built) && readdirSync(built).find((name) => /^[0-9a-f]{8}$/.test(name))
  if (!build) throw new Error(`${built} has no build: run npm run build first`)
  mkdirSync(folder, { recursive: true })
  if (forApache) addHtaccess(folder)
  const { builds, current } = readReleases(folder)
  if (build === current && !forApache) return `${build} is published already.`
  if (!existsSync(`${folder}/${build}`)) {
    rmSync(`${folder}/${build}.part`, { recursive: true, force: true })
    cpSync(`${built}/${build}`, `${folder}/${build}.part`, { recursive: true })
    renameSync(`${folder}/${build}.part`, `${folder}/${build}`)
  }
  if (isForApache(folder)) addCompressed(`${folder}/${build}`)
  const files = readdirSync(built).filter((name) => !name.startsWith('.') && statSync(`${built}/${name}`).isFile())
  mkdirSync(`${folder}/releases/${build}`, { recursive: true })
  for (const file of files) write(`${folder}/releases/${build}/${file}`, readFileSync(`${built}/${file}`))
  const kept = [...builds.filter((name) => name !== build), build].slice(-keep)
  if (build !== current) makeCurrent(folder, build, current)
  else writeLoader(folder, readFileSync(`${folder}/rove.js`, 'utf8'))
  writeReleases(folder, { builds: kept, current: build })
  for (const old of builds.filter((name) => !kept.includes(name)))
    for (const path of [`${folder}/${old}`, `${folder}/releases/${old}`]) rmSync(path, { recursive: true, force: true })
  if (build === current) return `${build} is published already; it has an .htaccess and compressed copies now.`
  return `${build} is published${current ? `; ${current} stays, and is used where a file of it fails` : ''}.`
}

/**
 * Makes the build before the current one the current one.
 *
 * @param {string} folder
 * @returns what was done, as a sentence
 */
export function goBack(folder) {
  const { builds, current } = readReleases(folder)
  const before = builds[builds.indexOf(current) - 1]
  if (!before) throw new Error(`${folder} has no build before ${current || 'the first one'}`)
  makeCurrent(folder, before, builds[builds.indexOf(before) - 1] ?? '')
  writeReleases(folder, { builds, current: before })
  return `${before} is published again; ${current} stays for pages that have it.`
}

/**
 * Switches elements off in the published `rove.js`.
 *
 * @param {string} folder
 * @param {string} names separated by blanks, with or without `rove-`; empty switches all on
 * @returns what was done, as a sentence
 */
export function switchOff(folder, names) {
  const off = names
    .trim()
    .split(/[\s,]+/)
    .map((name) => name.replace(/^rove-/, ''))
    .join(' ')
  if (!/^[a-z -]*$/.test(off)) throw new Error(`"${names}" are no names of elements: write "popups chat"`)
  const { current } = readReleases(folder)
  if (!current) throw new Error(`${folder} has no release`)
  setSwitches(folder, ([, last]) => [off, last])
  return off ? `Switched off: ${off}.` : 'All elements are on.'
}

/** Copies the files of a release into their places, `rove.js` last. What is switched off stays off. */
function makeCurrent(folder, build, last) {
  const source = `${folder}/releases/${build}`
  const off = existsSync(`${folder}/rove.js`)
    ? (switches.exec(readFileSync(`${folder}/rove.js`, 'utf8'))?.[1] ?? '')
    : ''
  for (const file of readdirSync(source).filter((name) => name !== 'rove.js'))
    write(`${folder}/${file}`, readFileSync(`${source}/${file}`))
  const code = readFileSync(`${source}/rove.js`, 'utf8')
  if (!switches.test(code)) throw new Error('rove.js has no line of switches')
  writeLoader(folder, code.replace(switches, `("${off}","${last}")\n`))
}

function setSwitches(folder, change) {
  const code = readFileSync(`${folder}/rove.js`, 'utf8')
  const [, off, last] = switches.exec(code) ?? []
  const [nextOff, nextLast] = change([off, last])
  writeLoader(folder, code.replace(switches, `("${nextOff}","${nextLast}")\n`))
}

/** Writes `rove.js`, and its new hash into `scripts.json`. */
function writeLoader(folder, code) {
  const list = JSON.parse(readFileSync(`${folder}/scripts.json`, 'utf8'))
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  const scripts = list.scripts.map((row) =>
    row.file === 'rove.js' ? { ...row, bytes: Buffer.byteLength(code), integrity } : row,
  )
  write(`${folder}/scripts.json`, `${JSON.stringify({ ...list, scripts }, null, 2)}\n`)
  if (isForApache(folder)) write(`${folder}/rove.js.gz`, compressed(code))
  write(`${folder}/rove.js`, code)
}

/** @returns {Releases} */
function readReleases(folder) {
  const file = `${folder}/releases.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { builds: [], current: '' }
}

function writeReleases(folder, releases) {
  write(`${folder}/releases.json`, `${JSON.stringify(releases, null, 2)}\n`)
}

function write(file, content) {
  writeFileSync(`${file}.part`, content)
  renameSync(`${file}.part`, file)
}
