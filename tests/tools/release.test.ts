import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { goBack, publish, switchOff } from '../../tools/release-folder.mjs'

let root = ''
let shop = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rove-'))
  shop = join(root, 'shop/rove')
})
afterEach(() => rmSync(root, { recursive: true }))

/** A build with this folder. */
function build(name: string): string {
  const folder = join(root, `dist-${name}`)
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'love.js'), name)
  writeFileSync(join(folder, 'rove.js'), `((roveOff,roveLast)=>{"${name}"})\n("","")\n`)
  writeFileSync(join(folder, 'scripts.json'), JSON.stringify({ scripts: [{ file: 'rove.js', integrity: 'x' }] }))
  writeFileSync(join(folder, '.source'), 'a hash')
  return folder
}
const [one, two, three] = ['11111111', '22222222', '33333333'] as const
const loader = () => readFileSync(join(shop, 'rove.js'), 'utf8')

describe('a release', () => {
  it('is published next to the one of before, which it names as the last good build', () => {
    publish(build(one), shop, 5)
    expect(loader()).toBe(`((roveOff,roveLast)=>{"${one}"})\n("","")\n`)
    publish(build(two), shop, 5)
    expect(loader()).toBe(`((roveOff,roveLast)=>{"${two}"})\n("","${one}")\n`)
    expect(readFileSync(join(shop, one, 'love.js'), 'utf8')).toBe(one)
    expect(existsSync(join(shop, '.source'))).toBe(false)
    expect(readdirSync(shop, { recursive: true }).filter((file) => String(file).endsWith('.part'))).toEqual([])
  })

  it('is left by one command, and the builds of before stay until they are too many', () => {
    for (const name of [one, two, three]) publish(build(name), shop, 2)
    expect([one, two, three].map((name) => existsSync(join(shop, name)))).toEqual([false, true, true])
    goBack(shop)
    expect(loader()).toContain(`"${two}"`)
    expect(existsSync(join(shop, three, 'love.js'))).toBe(true)
    expect(() => goBack(shop)).toThrow(`has no build before ${two}`)
  })

  it('has the hash of rove.js as it is published, also after elements were switched off', () => {
    const integrity = () => JSON.parse(readFileSync(join(shop, 'scripts.json'), 'utf8')).scripts[0].integrity
    const hash = () => `sha384-${createHash('sha384').update(loader()).digest('base64')}`
    publish(build(one), shop, 5)
    publish(build(two), shop, 5)
    expect(integrity()).toBe(hash())
    switchOff(shop, 'rove-popups, chat')
    expect(loader()).toContain(`("popups chat","${one}")`)
    expect(integrity()).toBe(hash())
  })

  it('for Apache has compressed copies of what is published, whatever changes it', () => {
    const copy = (file: string) => gunzipSync(readFileSync(join(shop, `${file}.gz`))).toString()
    publish(build(one), shop, 5)
    expect(existsSync(join(shop, '.htaccess'))).toBe(false)
    publish(build(one), shop, 5, true)
    expect(readFileSync(join(shop, '.htaccess'), 'utf8')).toContain('max-age=300')
    expect([copy('rove.js'), copy(`${one}/love.js`)]).toEqual([loader(), one])
    publish(build(two), shop, 5)
    expect([copy('rove.js'), copy(`${two}/love.js`)]).toEqual([loader(), two])
    switchOff(shop, 'popups')
    expect(copy('rove.js')).toBe(loader())
    goBack(shop)
    expect(copy('rove.js')).toBe(loader())
  })

  it('keeps off what is off, until it is switched on', () => {
    publish(build(one), shop, 5)
    switchOff(shop, 'popups')
    publish(build(two), shop, 5)
    expect(loader()).toContain(`("popups","${one}")`)
    switchOff(shop, '')
    expect(loader()).toContain(`("","${one}")`)
  })

  it('says what is missing', () => {
    expect(() => publish(join(root, 'nothing'), shop, 5)).toThrow('run npm run build first')
    expect(() => goBack(root)).toThrow('has no build before the first one')
    expect(() => switchOff(root, 'popups')).toThrow('has no release')
    publish(build(one), shop, 5)
    expect(() => switchOff(shop, 'pop"ups')).toThrow('are no names of elements')
  })
})
