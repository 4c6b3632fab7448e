import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { presetsOf } from '../../../workshop/composer/catalogue/presets'
import { isAllowedAttribute } from '../../../workshop/composer/html/pieces'
import { type Known, readHtml } from '../../../workshop/composer/html/read-html'
import { writeHtml } from '../../../workshop/composer/html/write-html'
import { type Composition, emptyComposition } from '../../../workshop/composer/state/composition'

const known: Known = {
  widgets: ['popups', 'countdown', 'chat', 'love', 'search'],
  settings: ['rove.popups', 'rove.newsletter', 'rove.chat', 'countdownTitle', 'countdownEnd'],
}

function read(html: string) {
  const parsed = new new Window().DOMParser().parseFromString(html, 'text/html')
  return readHtml(parsed as unknown as Document, known)
}

const presets = known.widgets.flatMap((widget) =>
  presetsOf(widget).map(({ name, composition }) => [`${widget}: ${name}`, composition] as const),
)

describe('the code', () => {
  it.each(presets)('of the preset %s can be read again', (_, composition) => {
    for (const form of ['tag', 'container'] as const) {
      const { widget, attributes, settings, content, problems } = read(writeHtml(composition, form))
      expect(problems).toEqual([])
      expect({ ...composition, widget, attributes, settings, content }).toEqual(composition)
    }
  })

  it('of a countdown is a settings script and a tag', () => {
    const settings = { countdownTitle: 'Autumn </script> sale', 'rove.chat': { accounts: {} } }
    const composition: Composition = { ...emptyComposition('countdown'), attributes: { end: '"2026"' }, settings }
    expect(writeHtml(composition)).toBe(`<script type="application/json" data-rove-settings>
{
  "countdownTitle": "Autumn \\u003c/script> sale",
  "rove": {
    "chat": {
      "accounts": {}
    }
  }
}
</script>
<rove-countdown end="&quot;2026&quot;"></rove-countdown>`)
  })

  it('in a container has the attributes as data', () => {
    const composition: Composition = { ...emptyComposition('love'), attributes: { nid: '1201' }, content: ['Save'] }
    expect(writeHtml(composition, 'container')).toBe('<div data-rove="love" data-nid="1201">Save</div>')
  })
})

describe('pasted code', () => {
  it.each([
    ['<p>Text</p>', 'There is no tag of ours in it, such as <rove-countdown>, and no settings.'],
    ['<rove-clock></rove-clock>', 'There is no element <rove-clock>.'],
    [
      '<script type="application/json" data-rove-settings>{ "rove": { "chatt": 1 } }</script><rove-chat></rove-chat>',
      'There is no setting rove.chatt: it is left out.',
    ],
    [
      '<rove-chat><script>a()</script><a onclick="a()">Text</a></rove-chat>',
      'Left out of the tag’s content: <script>, onclick.',
    ],
  ])('%s: the problem is named', (html, problem) => {
    expect(read(html).problems).toContain(problem)
  })

  it('is read as a text filter of Drupal has left it', () => {
    const json = '{ "countdownTitle": "Sale" }'
    const script = `<script type="application/json" data-rove-settings="">\n<!--//--><![CDATA[// ><!--\n${json}\n//--><!]]>\n</script>`
    const { settings, problems } = read(`${script}<rove-countdown></rove-countdown>`)
    expect([settings, problems]).toEqual([{ countdownTitle: 'Sale' }, []])
  })

  it('that a text filter has changed is named with the way out', () => {
    const html = '<script type="application/json" data-rove-settings>{ “rove”: 1 }</script><rove-chat></rove-chat>'
    expect(read(html).problems[0]).toContain('A text filter of the CMS has changed it: use a text format')
  })

  it('that is not JSON is named', () => {
    const html = '<script type="application/json" data-rove-settings>{ rove }</script><rove-chat></rove-chat>'
    const { problems, isUnusable } = read(html)
    expect(problems[0]).toMatch(/^The settings are not JSON: /)
    expect(problems).toContain('Nothing was changed.')
    expect(isUnusable).toBe(true)
  })
})

it.each([
  ['href', '/sofas', true],
  ['href', 'https://shop.example', true],
  ['href', 'a/b:c', true],
  ['href', 'javascript:a()', false],
  ['href', 'java\nscript:a()', false],
  ['HREF', ' data:text/html,a', false],
  ['ONCLICK', 'a()', false],
  ['style', 'color:red', false],
  ['data-x', 'a', true],
])('the attribute %s with %j is allowed: %s', (name, value, isAllowed) => {
  expect(isAllowedAttribute(name, value)).toBe(isAllowed)
})
