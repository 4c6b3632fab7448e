import { afterEach, describe, expect, it, vi } from 'vitest'
import { baseUrl } from '../../loader/base-url'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the folder of the built files', () => {
  const script = (base?: string) => {
    const made = document.createElement('script')
    made.setAttribute('src', 'https://cdn.example/rove/1/rove.js?v=2')
    if (base) made.dataset.roveBase = base
    return made
  }
  const found = async (tag: HTMLScriptElement | null) => (await baseUrl(tag)).href

  it('is that of the settings, then of the tag, then of the script’s address', async () => {
    expect(await found(script())).toBe('https://cdn.example/rove/1/')
    expect(await found(script('/files'))).toBe('http://localhost:3000/files/')
    vi.stubGlobal('Drupal', { settings: { rove: { baseUrl: '/rove//' } } })
    expect(await found(script('/files'))).toBe('http://localhost:3000/rove/')
    expect(await found(null)).toBe('http://localhost:3000/rove/')
  })

  it('is the page’s own folder by default, so that the console names missing files', async () => {
    expect(await found(null)).toBe(new URL('.', document.baseURI).href)
  })

  it('LOAD-01 is that of settings after an aggregate, and known at once where the tag or the script’s name says it', async () => {
    vi.useFakeTimers()
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const aggregate = script()
    aggregate.src = '/sites/default/files/js/js_1a2b.js'
    const folders: string[] = []
    const look = async (tag: HTMLScriptElement | null) => folders.push(await found(tag))
    void look(script())
    void look(script('/files'))
    void look(aggregate)
    await vi.advanceTimersByTimeAsync(200)
    expect(folders).toEqual(['https://cdn.example/rove/1/', 'http://localhost:3000/files/'])
    vi.stubGlobal('Drupal', { settings: { rove: { baseUrl: '/rove' } } })
    await vi.advanceTimersByTimeAsync(50)
    expect(folders.slice(2)).toEqual(['http://localhost:3000/rove/'])
    vi.unstubAllGlobals()
    void look(aggregate)
    await vi.advanceTimersByTimeAsync(200)
    state.mockReturnValue('interactive')
    await vi.advanceTimersByTimeAsync(50)
    expect(folders.slice(3)).toEqual(['http://localhost:3000/sites/default/files/js/'])
  })
})
