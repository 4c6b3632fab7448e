import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScript } from '../../../../core/base/net/load-script'
import { inform } from '../../../../core/base/report/inform'
import { page } from '../../../../core/base/state/page'

const one = { url: 'https://lender.example/one.js', where: 'lender', attributes: { 'data-client-id': 'KC' } }

describe('a provider’s script', () => {
  const added: HTMLScriptElement[] = []
  beforeEach(() => {
    added.length = 0
    page().shared.clear()
    vi.spyOn(document.head, 'append').mockImplementation((node) => void added.push(node as HTMLScriptElement))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const settle = (kind: 'load' | 'error') => {
    for (const script of added) script.dispatchEvent(new Event(kind))
  }

  it('FIN-01 does not block the page, and is added once for all callers', async () => {
    const wanted = [loadScript(one), loadScript(one)]
    await vi.waitFor(() => expect(added).toHaveLength(1))
    expect(added[0]).toMatchObject({ async: true, src: one.url })
    expect(added[0]?.dataset.clientId).toBe('KC')
    settle('load')
    await expect(Promise.all(wanted)).resolves.toBeDefined()
  })

  it('LOAD-01 does not run in a saved page, before it is needed there', async () => {
    const wanted = loadScript(one)
    await vi.waitFor(() => expect(added).toHaveLength(1))
    expect(added[0]?.type).toBe('')
    settle('load')
    await wanted
    expect(added[0]?.type).toBe('text/plain')
  })

  it('FIN-01 rejects with a named error where it is blocked', async () => {
    const wanted = loadScript(one)
    await vi.waitFor(() => expect(added).toHaveLength(1))
    settle('error')
    await expect(wanted).rejects.toMatchObject({ code: 'blocked', where: 'lender' })
    const again = loadScript(one)
    await vi.waitFor(() => expect(added).toHaveLength(2))
    settle('load')
    await expect(again).resolves.toBeUndefined()
  })

  it('FIN-01 uses one policy named rove under Trusted Types', async () => {
    const createPolicy = vi.fn((_: string, rules: { createScriptURL(url: string): string }) => ({
      marks: '#trusted',
      createScriptURL(url: string) {
        return rules.createScriptURL(url) + this.marks
      },
    }))
    vi.stubGlobal('trustedTypes', { createPolicy })
    loadScript(one)
    loadScript({ ...one, url: 'https://other.example/two.js' })
    await vi.waitFor(() => expect(added).toHaveLength(2))
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('rove', expect.anything())
    expect(added[0]?.src).toBe(`${one.url}#trusted`)
  })

  it('FIN-01 is loaded without the policy where the page forbids it', async () => {
    const createPolicy = vi.fn(() => {
      throw new TypeError('forbidden')
    })
    vi.stubGlobal('trustedTypes', { createPolicy })
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScriptURL assignment.')
    })
    for (const script of [one, { ...one, url: 'https://other.example/two.js' }])
      await expect(loadScript(script)).rejects.toMatchObject({ code: 'blocked', where: 'lender' })
    expect(added).toEqual([])
    expect(createPolicy).toHaveBeenCalledOnce()
  })

  it('FIN-01 that cannot be loaded is logged once, as information', async () => {
    page().reported.length = 0
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const wrong = vi.spyOn(console, 'error')
    for (const wanted of [loadScript(one), loadScript(one)]) wanted.catch(inform)
    await vi.waitFor(() => expect(added).toHaveLength(1))
    settle('error')
    await vi.waitFor(() => expect(info.mock.calls.map(([words]) => words)).toEqual(['[rove] lender: blocked']))
    expect(wrong).not.toHaveBeenCalled()
  })
})
