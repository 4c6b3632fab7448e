import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { placeTags } from '../../loader/place-tags'
import { captureConsole } from '../core/base/page/console'

const said = captureConsole()

beforeEach(() => {
  vi.stubGlobal('__ROVE_ATTRIBUTES__', { love: ['nid', 'label'] })
  vi.stubGlobal('__ROVE_IN_TEMPLATES__', ['checkout'])
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

it('LOAD-01 a container takes the attributes that its element knows, and no others', () => {
  document.body.innerHTML = '<div data-rove="love" data-nid="1201" data-load="idle" data-onclick="steal()">Save</div>'
  placeTags()
  expect(document.body.innerHTML).toContain('<rove-love load="idle" nid="1201">Save</rove-love>')
})

it('LOAD-01 a text cannot place an element that belongs in a template', () => {
  document.body.innerHTML = '<div data-rove="checkout">Pay</div>'
  placeTags()
  expect(document.querySelector('rove-checkout')).toBeNull()
  expect(said()).toEqual(['[rove] data-rove: <rove-checkout> can only be a tag in a template'])
})

it('LOAD-01 a container named as a property of all objects does not hinder others', () => {
  document.body.innerHTML = '<p data-rove="constructor"></p><div data-rove="love" data-nid="1201">Save</div>'
  placeTags()
  expect(document.querySelector('div > rove-love')?.getAttribute('nid')).toBe('1201')
})
