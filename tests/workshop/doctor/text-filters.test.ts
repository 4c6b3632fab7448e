import { afterEach, describe, expect, it } from 'vitest'
import { brokenTags, settingsMend, wrappedSettings } from '../../../workshop/doctor/text-filters'

const wrapped = (json: string) => `\n<!--//--><![CDATA[// ><!--\n${json}\n//--><!]]>\n`

describe('settings that are not JSON', () => {
  it.each([
    ['wrapped', wrapped('{"a":1}'), /^The text format’s filter “Correct faulty and chopped off HTML” .* \\u003c/],
    ['with line breaks', '{"a":1,<br />\n"b":2}', /“Convert line breaks into HTML”/],
    ['with typographic quotes', '{“a”:1}', /quotation marks/],
    ['with escaped quotes', '{&quot;a&quot;:1}', /quotation marks/],
  ])('LOAD-03 the text filter is named: %s', (_, text, mend) => {
    expect(settingsMend(text)).toMatch(mend)
  })

  it.each(['{"a":1', '{"a":"<p>“Sale”<br>"'])('no filter is named for other mistakes: %s', (text) => {
    expect(settingsMend(text)).toBeUndefined()
  })

  it('LOAD-03 wrapped settings that can be read are named if they have HTML', () => {
    const what = (json: string) => wrappedSettings([wrapped(json)]).map((finding) => finding.what)
    expect(what('{"html":"<p>20 % off"}')).toEqual([
      'Settings with HTML have passed a text filter: end tags can be missing in it.',
    ])
    expect(what('{"title":"Sale"}')).toEqual([])
    expect(wrappedSettings(['{"html":"<p>20 % off</p>"}'])).toEqual([])
  })
})

describe('tags that a text filter has changed', () => {
  afterEach(() => {
    document.body.innerHTML = ''
    document.head.innerHTML = ''
  })

  function found(html: string): readonly (readonly [what: string, evidence: string | undefined])[] {
    document.body.innerHTML = html
    const elements = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('rove-'))
    return brokenTags(elements).map(({ what, evidence }) => [what, evidence])
  }

  it.each([
    ['<p><rove-love></rove-love>\n nid="1201"<br />\n label="Marlow"</p>', 'rove-love', 'nid="1201"'],
    ['<p><rove-love></rove-love><br />\n nid="1201"<br /></p>', 'rove-love', 'nid="1201"'],
    ['<div data-rove="love"></div> data-nid="1201"', 'div data-rove="love"', 'data-nid="1201"'],
  ])('LOAD-01 attributes that have become text are named: %j', (html, tag, text) => {
    expect(found(html)).toEqual([[`Attributes of <${tag}> are shown as text after it.`, text]])
  })

  it.each([
    '<rove-faq><details>1</details><br /><details>2</details></rove-faq>',
    '<rove-faq><details>1</details><p></p></rove-faq>',
  ])('LOAD-01 line breaks and paragraphs of a filter are named: %s', (html) => {
    expect(found(html)).toEqual([
      ['A text filter has written line breaks or empty paragraphs into <rove-faq>.', undefined],
    ])
  })

  it.each([
    '<rove-love nid="1">Save</rove-love> for later: size="large" sofas',
    '<rove-countdown>Sale<br>until Sunday</rove-countdown>',
    '<rove-faq><p>Questions</p><details>1</details></rove-faq>',
  ])('nothing is named in what people write: %s', (html) => {
    expect(found(html)).toEqual([])
  })

  it('the mend is that of the system', () => {
    const mend = () => brokenTags([...document.querySelectorAll('rove-love')])[0]?.mend
    document.body.innerHTML = '<rove-love></rove-love> nid="1201"'
    expect(mend()).toContain('“Convert line breaks into HTML”')
    document.head.innerHTML = '<img src="/wp-content/icon.png">'
    expect(mend()).toContain('“Custom HTML”')
  })
})
