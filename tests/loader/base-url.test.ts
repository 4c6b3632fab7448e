import { afterEach, describe, expect, it, vi } from 'vitest'
import { baseUrl } from '../../loader/base-url'

afterEach(() => vi.unstubAllGlobals())

describe('where the built files are', () => {
  const script = (base?: string) => {
    const made = document.createElement('script')
    made.setAttribute('src', 'https://cdn.example/rove/1/rove.js?v=2')
    if (base) made.dataset.roveBase = base
    return made
  }
  it('is what the settings say, then the tag, then the script’s own folder', () => {
    expect(baseUrl(script())).toBe('https://cdn.example/rove/1/')
    expect(baseUrl(script('/files'))).toBe('http://localhost:3000/files/')
    vi.stubGlobal('Drupal', { settings: { rove: { baseUrl: '/rove/' } } })
    expect(baseUrl(script('/files'))).toBe('http://localhost:3000/rove/')
    expect(baseUrl(null)).toBe('http://localhost:3000/rove/')
  })

  it('is the page’s own folder where nothing says it, so that the console names what is not there', () => {
    expect(baseUrl(null)).toBe(new URL('.', document.baseURI).href)
  })
})
