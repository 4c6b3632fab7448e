/** What the WordPress plugin says about the elements and the shop. It is PHP, so it has lists of its own. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { countries } from '../../../core/base/country/countries.rules'
import { constants } from '../../../tools/build/modules'

const plugin = 'integrations/wordpress/rove'
const read = (file: string) => readFileSync(`${plugin}/${file}`, 'utf8')
const built = (name: string) => JSON.parse(constants[name] ?? '')

it('LOAD-01 the WordPress plugin knows the elements, their attributes and places', () => {
  const tags: Record<string, string[]> = JSON.parse(readFileSync('dist/scripts.json', 'utf8')).tags
  const attributes: Record<string, string[]> = built('__ROVE_ATTRIBUTES__')
  const inTemplates: string[] = built('__ROVE_IN_TEMPLATES__')
  const expected = Object.keys(tags)
    .map((tag) => tag.replace(/^rove-/, ''))
    .map((name) => [name, { attributes: attributes[name] ?? [], in_templates: inTemplates.includes(name) }])
  expect(JSON.parse(read('elements.json'))).toEqual(Object.fromEntries(expected))
})

it('COUNTRY-01 the WordPress plugin knows the countries and their locales', () => {
  const rows = read('includes/market.php').matchAll(/'([A-Z]{2})' => array\( (.*?) \)/g)
  const found = [...rows].map(([, code, locales = '']) => [code, locales.split(', ').map((one) => one.slice(1, -1))])
  expect(found).toEqual(countries.map(({ code, locales }) => [code, [...locales]]))
})

it('the WordPress plugin has the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(read('rove.php')).toContain(`Version:           ${version}\n`)
})
