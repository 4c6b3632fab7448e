import { expect, it } from 'vitest'
import { above, phoneScreens, upTo } from '../../../../core/base/device/screens.rules'

it('PAGE-08 HOME-03 SHELL-01 layouts change at 767 and 768, 1050 and 1280 px', () => {
  expect([phoneScreens, above('phone')]).toEqual(['(max-width: 767px)', '(min-width: 768px)'])
  expect([upTo('wall'), upTo('tablet')]).toEqual(['(max-width: 768px)', '(max-width: 1050px)'])
  expect(above('narrowDesktop')).toBe('(min-width: 1280px)')
})
