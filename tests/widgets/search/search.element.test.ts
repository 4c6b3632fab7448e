import { afterEach, expect, it, vi } from 'vitest'
import search from '../../../widgets/search/search.element'

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('SEARCH-04 an invalid history entry does not hide the others', async () => {
  const entries = [{ term: 'rug', href: '/search/products/rug/' }, { term: 5 }]
  vi.stubGlobal('visualViewport', null)
  localStorage.setItem('rove_search_history', JSON.stringify(entries))
  search.define()
  const element = document.body.appendChild(document.createElement('rove-search'))
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('input')).toBeTruthy())
  element.shadowRoot?.querySelector('input')?.click()
  await vi.waitFor(() =>
    expect([...(element.shadowRoot?.querySelectorAll('[part=option]') ?? [])].map((line) => line.textContent)).toEqual([
      'rug',
    ]),
  )
})
