import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shopMarkup } from '../../../../core/base/input/shop-markup'

const { sanitize } = vi.hoisted(() => ({ sanitize: vi.fn() }))
vi.mock('dompurify', () => ({ default: { sanitize, removed: [], addHook() {}, removeHook() {} } }))

beforeEach(() => {
  sanitize.mockReset()
  sanitize.mockImplementation((html: string) => {
    const template = document.createElement('template')
    template.innerHTML = html
    return template.content
  })
})

describe('HTML in an answer of the shop', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['null', 'null'],
    ['true', ' true\n'],
    ['a number', '403'],
    ['JSON', '{"message":"<p>Access denied</p>"}'],
    ['broken JSON', '{"cnt": 1,,'],
    ['a list of commands', '[{"command":"insert","data":"<p>x</p>"}]'],
    ['a text in JSON', '"<p>x</p>"'],
    ['a page', '<!doctype html><title>Maintenance</title><body><p>Back soon</p>'],
    ['a page without a doctype', '\n<HTML lang=en><p>Back soon</p></HTML>'],
    ['a body', '<body class="maintenance"><p>Back soon</p>'],
    ['only what is not seen', '<div><span></span></div>'],
  ])('COVER-02 PROT-01 LOGIN-01 is rejected where it is %s', async (_, html) => {
    await expect(shopMarkup('protection.modal', html)).rejects.toMatchObject({
      code: 'not-html',
      where: 'protection.modal',
    })
  })

  it.each([
    '<p>Covered</p>',
    'Covered for <b>3 years</b>',
    'Covered',
    '<img src=/a.png alt>',
    '<form><input></form>',
    '<p>{"a":1}</p>',
  ])('COVER-02 is accepted where it is a fragment: %s', async (html) => {
    const fragment = await shopMarkup('protection.modal', html)
    expect(fragment.childNodes.length).toBeGreaterThan(0)
  })
})
