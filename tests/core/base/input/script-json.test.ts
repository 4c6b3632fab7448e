import { describe, expect, it } from 'vitest'
import { filterAdvice, scriptJson, scriptText } from '../../../../core/base/input/script-json'

function script(text: string): HTMLScriptElement {
  const node = document.createElement('script')
  node.textContent = text
  return node
}

/** What text filters and editors write around a script's text, with this in place of the text. */
const wrappers: [string, (json: string) => string][] = [
  ['Drupal’s filter', (json) => `\n<!--//--><![CDATA[// ><!--\n${json}\n//--><!]]>\n`],
  ['an editor for XHTML', (json) => `//<![CDATA[\n${json}\n//]]>`],
  ['comments of CSS', (json) => `/* <![CDATA[ */ ${json} /* ]]> */`],
  ['a comment of HTML', (json) => `<!--\n${json}\n// -->`],
  ['CDATA marks alone', (json) => `<![CDATA[${json}]]>`],
  [
    'Drupal’s filter, twice',
    (json) => `<!--//--><![CDATA[// ><!--\n<!--//--><![CDATA[// ><!--\n${json}\n//--><!]]>\n//--><!]]>`,
  ],
  ['nothing', (json) => json],
]

describe('the JSON of a script element', () => {
  it.each(wrappers)('LOAD-03 is read inside the marks of %s', (_, wrap) => {
    for (const value of [{ a: '<!-- ]]> // -->', b: [[1], ['/* */']] }, [[{ c: '//' }]]])
      expect(scriptJson(script(wrap(JSON.stringify(value))))).toEqual(value)
  })

  it('LOAD-03 is nothing where there is no script, or nothing in it', () => {
    expect(scriptJson(undefined)).toBeUndefined()
    expect(scriptJson(script(' \n '))).toBeUndefined()
    expect(scriptText(script('<!--//--><![CDATA[// ><!--\n\n//--><!]]>'))).toBe('')
  })

  it('LOAD-03 a text that a filter has changed is an error, and the advice names the filter', () => {
    const changed = '{<br />\n"a": “b”}'
    expect(() => scriptJson(script(changed))).toThrow(SyntaxError)
    expect(filterAdvice(changed)).toContain('A text filter of the CMS has changed it')
    expect(filterAdvice('{ a: 1 }')).toBe('')
  })

  it('LOAD-03 a long text is read as fast as a short one is', () => {
    const long = JSON.stringify({ text: `${' '.repeat(200_000)}${'/'.repeat(200_000)}` })
    expect(scriptText(script(`<!--${long}-->`))).toBe(long)
  })
})
