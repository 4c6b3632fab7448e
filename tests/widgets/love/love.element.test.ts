import { afterEach, expect, it, vi } from 'vitest'
import { page } from '../../../core/base/state/page'
import love from '../../../widgets/love/love.element'

afterEach(() => {
  document.body.replaceChildren()
  page().reported.length = 0
  vi.restoreAllMocks()
})

it.each(['Infinity', '-5', '0', '1201.5'])('LOVE-04 nid="%s" is no product: the element stays as it was', (nid) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  love.define()
  const element = document.createElement('rove-love')
  element.setAttribute('nid', nid)
  document.body.append(element)
  expect(element.dataset).toMatchObject({ roveState: 'fallback', roveReason: 'needs-nid' })
})
