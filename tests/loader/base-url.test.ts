import { afterEach, describe, expect, it, vi } from 'vitest'
import { baseUrl } from '../../loader/base-url'

afterEach(() => vi.unstubAllGlobals())

describe('the folder of the built files', () => {
  const script = (base?: string) => {
    const made = document.createElement('script')
    made.setAttribute('src', 'https://cdn.example/rove/1/rove.js?v=2')
    if (base) made.dataset.roveBase = base
    return made
  }
  it('is that of the settings, then of the tag, then of the script’s address', () => {
    expect(baseUrl(script())).toBe('https://cdn.example/rove/1/')
    expect(baseUrl(script('/files'))).toBe('http://localhost:3000/files/')
    vi.stubGlobal('Drupal', { settings: { rove: { baseUrl: '/rove/' } } })
    expect(baseUrl(script('/files'))).toBe('http://localhost:3000/rove/')
    expect(baseUrl(null)).toBe('http://localhost:3000/rove/')
  })

  it('is the page’s own folder by default, so that the console names missing files', () => {
    expect(baseUrl(null)).toBe(new URL('.', document.baseURI).href)
  })
})
