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
