import { afterEach, expect, it, vi } from 'vitest'
import { isMatched, isModal } from '../../../../core/base/device/is-matched'

afterEach(() => vi.restoreAllMocks())

it('tells whether an element matches a selector, and nothing where the browser does not know the selector', () => {
  const dialog = document.createElement('dialog')
  expect(isMatched(dialog, 'dialog')).toBe(true)
  expect(isMatched(dialog, 'p')).toBe(false)
  vi.spyOn(dialog, 'matches').mockImplementation(() => {
    throw new SyntaxError("':modal' is not a valid selector")
  })
  expect(isMatched(dialog, ':modal')).toBeUndefined()
})

it('counts each open dialog as modal in a browser that does not tell', () => {
  const dialog = document.createElement('dialog')
  vi.spyOn(dialog, 'matches').mockImplementation(() => {
    throw new SyntaxError("':modal' is not a valid selector")
  })
  expect(isModal(dialog)).toBe(false)
  dialog.open = true
  expect(isModal(dialog)).toBe(true)
})
