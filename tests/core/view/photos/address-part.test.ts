import { afterEach, expect, it, vi } from 'vitest'
import { createListen } from '../../../../core/base/bus/listen'
import { createAddressPart } from '../../../../core/view/photos/address-part'

const ending = new AbortController()

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

function partOf(open: () => string | undefined) {
  return createAddressPart('photo', open, createListen('test', ending.signal))
}

it('HOSTS-02 the address names what is open, keeps its other parts and the entry’s state, and forgets it once closed', () => {
  history.replaceState({ rove_overlays: 1 }, '', '/host-connect?city=Toronto#top')
  let open: string | undefined = 'ab 1'
  const part = partOf(() => open)
  part.update()
  expect(location.href).toMatch(/\/host-connect\?city=Toronto&photo=ab\+1#top$/)
  expect(history.state).toEqual({ rove_overlays: 1, rove_opens: true })
  expect(part.read()).toBe('ab 1')
  open = undefined
  part.update()
  expect(location.href).toMatch(/\/host-connect\?city=Toronto#top$/)
  expect(history.state).toMatchObject({ rove_opens: false })
  expect(part.read()).toBeUndefined()
})

it('HOSTS-02 a page’s own state that is no object stays as it is', () => {
  history.replaceState('step 2', '', '/wall')
  partOf(() => '7').update()
  expect(location.search).toBe('?photo=7')
  expect(history.state).toBe('step 2')
})

it('HOSTS-02 the entry that Back returns to names nothing once the dialog is closed', async () => {
  history.replaceState(null, '', '/wall?photo=7')
  partOf(() => undefined)
  dispatchEvent(new PopStateEvent('popstate'))
  await Promise.resolve()
  expect(location.search).toBe('')
})

it('HOSTS-02 where the browser refuses to write an address, nothing is thrown', () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  expect(() => partOf(() => '7').update()).not.toThrow()
})
