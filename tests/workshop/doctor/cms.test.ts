import { afterEach, expect, it, vi } from 'vitest'
import { cmsOfPage } from '../../../workshop/doctor/cms'

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

const generator = (content: string) => `<meta name="Generator" content="${content}">`

it.each([
  ['Drupal 7', generator('Drupal 7 (http://drupal.org)'), {}],
  ['Drupal 7', '', { Drupal: { settings: {} } }],
  ['Drupal', generator('Drupal 10 (https://www.drupal.org)'), { Drupal: {} }],
  ['Drupal', '', { Drupal: {}, drupalSettings: {} }],
  ['WordPress', generator('WordPress 6.8'), {}],
  ['WordPress', '<img src="/wp-content/themes/shop/logo.png">', {}],
  [undefined, generator('Hugo 0.140'), {}],
])('LOAD-10 the system of a page is %s by what it leaves: %s %j', (cms, head, globals) => {
  document.head.innerHTML = head
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  expect(cmsOfPage()).toBe(cms)
})
