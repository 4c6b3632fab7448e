// What DOMPurify takes out is tried in a real browser: a simulated document does not parse as one does.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sanitise } from '../../core/sanitise'

const { sanitize } = vi.hoisted(() => ({ sanitize: vi.fn() }))
vi.mock('dompurify', () => ({ default: { sanitize } }))

beforeEach(() => {
  sanitize.mockReset()
})

describe('HTML from a server', () => {
  it('LOVE-02 becomes nodes, and never a string that somebody would have to insert', async () => {
    const fragment = document.createDocumentFragment()
    sanitize.mockReturnValue(fragment)
    await expect(sanitise('<form>')).resolves.toBe(fragment)
    expect(sanitize).toHaveBeenCalledExactlyOnceWith('<form>', expect.objectContaining({ RETURN_DOM_FRAGMENT: true }))
  })

  it.each([
    ['FORBID_TAGS', ['style', 'iframe', 'object', 'embed', 'svg', 'math']],
    ['FORBID_ATTR', ['style', 'action', 'formaction']],
  ])('LOVE-02 is refused more than what runs: what hides, frames or sends elsewhere (%s)', async (list, names) => {
    await sanitise('<p>')
    expect(sanitize.mock.calls[0]?.[1][list]).toEqual(expect.arrayContaining(names))
  })

  it('POP-02 keeps where a form goes for who asks for that', async () => {
    await sanitise('<form>', true)
    expect(sanitize.mock.calls[0]?.[1].FORBID_ATTR).toEqual(['style', 'formaction'])
  })

  it.each([
    ['<p onclick="x()">a</p>', '<p x-onclick="x()">a</p>'],
    ['<b\nstyle="top:0">a</b>', '<b x-style="top:0">a</b>'],
    ['<img alt="a" ONERROR = y()>', '<img alt="a" x-ONERROR = y()>'],
    ['<style>p{top:0}</style>a<STYLE >', '<xmp>p{top:0}</xmp>a<xmp >'],
    ['<styled-p>a</styled-p>', '<styled-p>a</styled-p>'],
    ['<a href="/x?online=1">shop online=yes</a>', '<a href="/x?online=1">shop online=yes</a>'],
  ])(
    'COVER-02 is parsed without the handlers and styles that a strict policy would report: %s',
    async (html, parsed) => {
      await sanitise(html)
      expect(sanitize).toHaveBeenCalledExactlyOnceWith(parsed, expect.anything())
    },
  )

  it('says unsafe where the page lets no string become markup', async () => {
    const cause = new TypeError('This document requires TrustedHTML')
    sanitize.mockImplementation(() => {
      throw cause
    })
    const failure = await sanitise('<p>').catch((thrown: unknown) => thrown)
    expect(failure).toMatchObject({ name: 'RoveError', code: 'unsafe', where: 'sanitise' })
    expect((failure as Error).cause).toBe(cause)
  })
})
