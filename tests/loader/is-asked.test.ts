import { afterEach, expect, it, vi } from 'vitest'
import { isAsked, isOfCms } from '../../loader/is-asked'

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
})

it('LOAD-01 a page asks for nothing without Drupal’s ajax, a setting, a closed overlay or a preview', () => {
  expect(isAsked()).toBe(false)
  vi.stubGlobal('Drupal', { behaviors: {}, settings: { basePath: '/' } })
  vi.stubGlobal('drupalSettings', { path: {} })
  history.replaceState({ other: 1 }, '', '/?why=1')
  document.body.innerHTML = '<script type="application/json">{}</script>'
  expect(isAsked()).toBe(false)
})

it.each([
  ['Drupal’s ajax', 'Drupal', { ajax: {} }],
  ['settings of Drupal 7', 'Drupal', { settings: { rove: {} } }],
  ['settings of later Drupals', 'drupalSettings', { rove: {} }],
  ['settings in a global', 'roveSettings', {}],
])('LOAD-03 LOAD-08 a page with %s asks for what joins it', (_, name, value) => {
  vi.stubGlobal(name, value)
  expect(isAsked()).toBe(true)
})

it('LOAD-03 a page with settings in a script, with a closed overlay or as a preview asks for what joins it', () => {
  document.body.innerHTML = '<script type="application/json" data-rove-settings>{}</script>'
  expect(isAsked()).toBe(true)
  document.body.replaceChildren()
  history.replaceState({ rove_overlays: 1 }, '', '/')
  expect(isAsked()).toBe(true)
  history.replaceState(null, '', '/?rove-why')
  expect(isAsked()).toBe(true)
})

it('LOAD-07 below /ar, which is not observed, Drupal’s behaviors ask for it', () => {
  vi.stubGlobal('Drupal', { behaviors: {}, settings: {} })
  history.replaceState(null, '', '/ar/sofas')
  expect(isAsked()).toBe(true)
})

it('LOAD-03 a page of a CMS is told from a plain one, without reading its settings', () => {
  expect(isOfCms()).toBe(false)
  vi.stubGlobal('Drupal', {})
  expect(isOfCms()).toBe(true)
})
