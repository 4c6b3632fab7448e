// DOMPurify is tested in a real browser, because a simulated document parses differently.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sanitise } from '../../../../core/base/input/sanitise'
import { page } from '../../../../core/base/state/page'

const { sanitize, removed } = vi.hoisted(() => ({ sanitize: vi.fn(), removed: [] as object[] }))
vi.mock('dompurify', () => ({ default: { sanitize, removed, addHook() {}, removeHook() {} } }))

beforeEach(() => {
  sanitize.mockReset()
  sanitize.mockImplementation(() => document.createDocumentFragment())
})

describe('HTML from a server', () => {
  it('LOVE-02 becomes nodes, never a string to be inserted', async () => {
    const fragment = document.createDocumentFragment()
    sanitize.mockReturnValue(fragment)
    await expect(sanitise('<form>', 'answer')).resolves.toBe(fragment)
    expect(sanitize).toHaveBeenCalledExactlyOnceWith('<form>', expect.objectContaining({ RETURN_DOM_FRAGMENT: true }))
  })

  it.each([
    ['FORBID_TAGS', ['style', 'iframe', 'object', 'embed', 'svg', 'math']],
    ['FORBID_ATTR', ['style', 'action', 'formaction']],
  ])('LOVE-02 loses more than scripts: also what hides, frames or sends data (%s)', async (list, names) => {
    await sanitise('<p>', 'answer', false)
    expect(sanitize.mock.calls[0]?.[1][list]).toEqual(expect.arrayContaining(names))
  })

  it('POP-02 keeps a form’s action unless the caller sends the form', async () => {
    await sanitise('<form>', 'answer')
    expect(sanitize.mock.calls[0]?.[1].FORBID_ATTR).toEqual(['style', 'formaction'])
  })

  it.each([
    ['<p onclick="x()">a</p>', '<p x-onclick="x()">a</p>'],
    ['<b\nstyle="top:0">a</b>', '<b\nx-style="top:0">a</b>'],
    ['<img alt="a" ONERROR = y()>', '<img alt="a" x-ONERROR = y()>'],
    ['<style>p{top:0}</style>a<STYLE >', '<xmp>p{top:0}</xmp>a<xmp >'],
    ['<p a="a>b" onclick=x()>a</p>', '<p a="a>b" x-onclick=x()>a</p>'],
    ["<p a='>'onclick=x()>a</p>", "<p a='>'x-onclick=x()>a</p>"],
    ['<p/onclick=x()>a<p a=>b<p/style=top:0>', '<p/x-onclick=x()>a<p a=>b<p/x-style=top:0>'],
    ['<p title="on onclick=1 style=2">a</p>', '<p title="on onclick=1 style=2">a</p>'],
    ['a < b" c> <p onclick=x()>', 'a < b" c> <p x-onclick=x()>'],
    ['<styled-p>a</styled-p>', '<styled-p>a</styled-p>'],
    ['<a href="/x?online=1">shop online=yes</a>', '<a href="/x?online=1">shop online=yes</a>'],
  ])(
    'COVER-02 is parsed without the handlers and styles that a strict policy would report: %s',
    async (html, parsed) => {
      await sanitise(html, 'answer')
      expect(sanitize).toHaveBeenCalledExactlyOnceWith(parsed, expect.anything())
    },
  )

  it.each([
    ['<input name="submit"><SELECT\nNAME=id>', '<input data-rove-name="submit"><SELECT\ndata-rove-name=id>'],
    ['<a name="top"><p title="name=a">', '<a name="top"><p title="name=a">'],
  ])('LOGIN-01 is parsed without the names of fields, which keep them: %s', async (html, parsed) => {
    const fragment = document.createDocumentFragment()
    for (const [tag, root] of [
      ['input', fragment],
      ['button', fragment.appendChild(document.createElement('template')).content],
      ['p', fragment],
    ] as const) {
      const node = root.appendChild(document.createElement(tag))
      node.setAttribute('data-rove-name', 'attributes')
    }
    sanitize.mockReturnValue(fragment)
    await sanitise(html, 'answer')
    expect(sanitize).toHaveBeenCalledExactlyOnceWith(parsed, expect.anything())
    const button = fragment.querySelector('template')?.content.querySelector('button')
    for (const field of [fragment.querySelector('input'), button]) {
      expect(field?.getAttribute('name')).toBe('attributes')
      expect(field?.hasAttribute('data-rove-name')).toBe(false)
    }
    expect(fragment.querySelector('p')?.hasAttribute('name')).toBe(false)
  })

  it.each(['getAttribute', 'remove'])(
    'LOVE-02 loses a form that is sent to another site, with a field named %s',
    async (name) => {
      const fragment = document.createDocumentFragment()
      const form = fragment.appendChild(document.createElement('form'))
      form.setAttribute('action', 'https://elsewhere.test/')
      Object.defineProperty(form, name, { value: document.createElement('input'), configurable: true })
      sanitize.mockReturnValue(fragment)
      await sanitise('<form>', 'answer')
      expect(fragment.childNodes).toHaveLength(0)
    },
  )

  it('COVER-02 longer than the limit is rejected without parsing', async () => {
    await expect(sanitise('<p>'.repeat(200_000), 'answer')).rejects.toMatchObject({
      code: 'too-long',
      where: 'sanitise',
    })
    expect(sanitize).not.toHaveBeenCalled()
  })

  it.each([
    ['<!-- <p onclick=x() --><p onclick=y()>', '<!-- <p onclick=x() --><p x-onclick=y()>'],
    ['<p title="<p onclick=x()>" onclick=y()>', '<p title="<p onclick=x()>" x-onclick=y()>'],
    ['<p onclick=x()>a</p><p title="b', '<p x-onclick=x()>a</p><p title="b'],
    ['<p =onclick onclick=x()>', '<p =onclick x-onclick=x()>'],
    ['<p a = "b" onclick = x()>', '<p a = "b" x-onclick = x()>'],
    ['<p a= onclick=x() style=y>', '<p a= onclick=x() x-style=y>'],
  ])('COVER-02 is parsed as a browser parses it: %s', async (html, parsed) => {
    await sanitise(html, 'answer')
    expect(sanitize).toHaveBeenCalledExactlyOnceWith(parsed, expect.anything())
  })

  it('COVER-02 is read to its end, also with a tag that never ends', async () => {
    const endless = `<p ${'a="b" c=dd '.repeat(5000)}`
    await sanitise(endless, 'answer')
    expect(sanitize).toHaveBeenCalledExactlyOnceWith(endless, expect.anything())
  })

  it('POP-02 reports what was removed, each name once, except a form’s action', async () => {
    sanitize.mockReturnValue(document.createDocumentFragment())
    const attribute = (name: string) => ({ attribute: document.createAttribute(name), from: document.body })
    const element = (name: string) => ({ element: document.createElement(name) })
    removed.splice(
      0,
      removed.length,
      ...['x-onclick', 'href', 'action', 'x-style', 'href'].map(attribute),
      ...['script', 'xmp'].map(element),
    )
    const told = vi.fn()
    await sanitise('<p>', 'answer', true, told)
    expect(told).toHaveBeenCalledExactlyOnceWith(['onclick', 'href', 'style', '<script>', '<style>'])
  })

  it.each([
    ['and no string to become markup', 2, true],
    ['but lets a string become markup', 1, false],
  ])(
    'COVER-02 on a page that lets us have no policy %s is refused %i times, however often it is read',
    async (_, times, strict) => {
      const refused = vi.fn(() => {
        throw new TypeError('refused')
      })
      vi.stubGlobal('trustedTypes', { createPolicy: refused })
      if (strict)
        vi.stubGlobal(
          'DOMParser',
          class {
            parseFromString = refused
          },
        )
      page().shared.clear()
      for (let n = 0; n < 3; n++) {
        const done = sanitise('<p>', 'answer')
        if (strict) await expect(done).rejects.toMatchObject({ code: 'unsafe' })
        else await done
      }
      expect(refused).toHaveBeenCalledTimes(times)
      expect(sanitize).toHaveBeenCalledTimes(strict ? 0 : 3)
      if (!strict) expect(sanitize.mock.calls[0]?.[1]).toMatchObject({ TRUSTED_TYPES_POLICY: null })
      vi.unstubAllGlobals()
      page().shared.clear()
    },
  )

  it('rejects with unsafe where the page lets no string become markup', async () => {
    const cause = new TypeError('This document requires TrustedHTML')
    sanitize.mockImplementation(() => {
      throw cause
    })
    const failure = await sanitise('<p>', 'answer').catch((thrown: unknown) => thrown)
    expect(failure).toMatchObject({ name: 'RoveError', code: 'unsafe', where: 'sanitise' })
    expect((failure as Error).cause).toBe(cause)
  })
})
