import { expect, it } from 'vitest'
import { listPage, ofList } from '../../../core/lists/list-page.contract'

it('LIST-05 the call for a page has the list’s own path and query', () => {
  const call = ofList(listPage, { list: '/furniture/sofas', search: '?colour=green&colour=blue' })
  expect(call.path).toBe('/furniture/sofas/page/{page}/items?colour=green&colour=blue')
  expect(call.query({ page: 3 })).toEqual({ page: '3' })
})
