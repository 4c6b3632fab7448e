/** What the integrations say about the shop. They are PHP, so they have lists of their own. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { countries } from '../../../core/base/country/countries.rules'

const read = (file: string) => readFileSync(`integrations/${file}`, 'utf8')
const locales = countries.flatMap((country) => country.locales)

it('COUNTRY-01 the WordPress plugin knows the countries and their locales', () => {
  const rows = read('wordpress/rove/includes/market.php').matchAll(/'([A-Z]{2})' => array\( (.*?) \)/g)
  const found = [...rows].map(([, code, names = '']) => [code, names.split(', ').map((one) => one.slice(1, -1))])
  expect(found).toEqual(countries.map((country) => [country.code, [...country.locales]]))
})

it('COUNTRY-01 the Drupal module knows the locales', () => {
  const [, names = ''] =
    /\$locales = drupal_map_assoc\(array\((.*?)\)\)/.exec(read('drupal7/rove/rove.admin.inc')) ?? []
  expect(names.split(', ').map((one) => one.slice(1, -1))).toEqual(locales)
})

it('the WordPress plugin has the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(read('wordpress/rove/rove.php')).toContain(`Version:           ${version}\n`)
})
