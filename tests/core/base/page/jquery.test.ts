import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { followJQuery, followJQueryIn } from '../../../../core/base/page/jquery'
import { likeJQuery14, type TestJQuery } from '../../../like-jquery-14'

const host = globalThis as { jQuery?: TestJQuery }

/** Adds another jQuery to the page. */
function loadJQuery(): TestJQuery {
  likeJQuery14()
  return host.jQuery as TestJQuery
}

beforeAll(() => {
  followJQuery()
  followJQuery()
  loadJQuery()
  document.dispatchEvent(new Event('readystatechange'))
})

const page = `<rove-love data-rove-state="ready"><select><option>a<option>b</select><input type="checkbox"></rove-love>
  <form class="login"><input name="name"></form>`
beforeEach(() => {
  document.body.innerHTML = page
})

const $ = (found: string | Node) => (host.jQuery as TestJQuery)(found)
const find = (selector: string) => document.querySelector(selector) as HTMLSelectElement

/** Counts the native events of a field, and those that its jQuery has. */
function count(selector: string, type = 'change') {
  const [native, jQuery] = [vi.fn(), vi.fn()]
  find(selector).addEventListener(type, ({ target }) => native((target as HTMLSelectElement).value))
  $(selector).bind(type, () => void jQuery())
  return { native, jQuery }
}

describe('an event that jQuery alone has', () => {
  it.each(['change', 'input'])('becomes one native event: %s', (type) => {
    const { native, jQuery } = count('select', type)
    $('select').val('b').trigger(type, { selected: 'b' })
    expect(native.mock.calls).toEqual([['b']])
    expect(jQuery).toHaveBeenCalledTimes(1)
  })

  it('bubbles, and reaches listeners that come first', () => {
    const seen: string[] = []
    find('rove-love').addEventListener('change', () => seen.push('capture'), true)
    find('rove-love').addEventListener('change', () => seen.push('bubble'))
    $('select').val('b').trigger('change')
    expect(seen).toEqual(['capture', 'bubble'])
  })

  it('is told again for another value, and in a later turn for the same one', async () => {
    const { native } = count('select')
    $('select').val('b').trigger('change')
    $('select').val('a').trigger('change')
    await Promise.resolve()
    $('select').val('a').trigger('change')
    expect(native.mock.calls).toEqual([['b'], ['a'], ['a']])
  })

  it('stays jQuery’s outside our elements, unless one of them listens there', () => {
    const { native } = count('[name=name]')
    $('[name=name]').val('ada').trigger('change')
    expect(native).not.toHaveBeenCalled()
    const ending = new AbortController()
    followJQueryIn('form.login', ending.signal)
    $('[name=name]').val('eve').trigger('change')
    ending.abort()
    $('[name=name]').val('ida').trigger('change')
    expect(native.mock.calls).toEqual([['eve']])
  })

  it('runs handlers of the page once, on the field and around it', () => {
    const [own, around, windowed] = [vi.fn(), vi.fn(), vi.fn()]
    find('select').onchange = own
    find('rove-love').onchange = around
    window.onchange = windowed
    const { native } = count('select')
    $('select').val('b').trigger('change')
    expect([own, around, windowed].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
    expect(native).toHaveBeenCalledTimes(1)
    find('select').dispatchEvent(new Event('change', { bubbles: true }))
    expect([own, around, windowed].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 1])
    window.onchange = null
  })

  it('changes nothing where its target is the document', () => {
    const native = vi.fn()
    document.addEventListener('change', native, { once: true })
    $(document).trigger('change')
    expect(native).not.toHaveBeenCalled()
  })
})

describe('a native event', () => {
  it('is not repeated', () => {
    const { native, jQuery } = count('select')
    find('select').dispatchEvent(new Event('change', { bubbles: true }))
    expect(native).toHaveBeenCalledTimes(1)
    expect(jQuery).toHaveBeenCalledTimes(1)
  })

  it('is not repeated where a listener triggers jQuery’s', () => {
    const { native } = count('select')
    find('select').addEventListener('change', () => $('select').trigger('change'))
    find('select').dispatchEvent(new Event('change', { bubbles: true }))
    $('select').val('b').trigger('change')
    expect(native).toHaveBeenCalledTimes(2)
  })

  it('is not repeated where the page makes one of jQuery’s by itself', () => {
    const { native } = count('select')
    $('select').bind('change', (event) => {
      if (!event.originalEvent) find('select').dispatchEvent(new Event('change', { bubbles: true }))
    })
    $('select').val('b').trigger('change')
    expect(native).toHaveBeenCalledTimes(1)
  })
})

describe('a page with several jQuerys', () => {
  it('a script that loads later is followed, also when another takes its name', async () => {
    const first = host.jQuery
    const later = loadJQuery()
    document.body.append(document.createElement('script'))
    document.querySelector('script')?.dispatchEvent(new Event('load'))
    if (first) host.jQuery = first
    const { native, jQuery } = count('select')
    later('select').val('b').trigger('change')
    expect(native.mock.calls).toEqual([['b']])
    // Of the other one it is a native event.
    expect(jQuery).toHaveBeenCalledTimes(1)
    await Promise.resolve()
    $('select').val('a').trigger('change')
    expect(native).toHaveBeenCalledTimes(2)
  })

  it('one that an inline script adds is followed at the next press', () => {
    const later = loadJQuery()
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    const { native } = count('select')
    later('select').val('b').trigger('change')
    expect(native).toHaveBeenCalledTimes(1)
  })

  it('what is not jQuery is left alone', () => {
    const first = host.jQuery
    const other = vi.fn()
    Object.assign(globalThis, { jQuery: other })
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(other).not.toHaveBeenCalled()
    if (first) host.jQuery = first
  })
})

describe('Drupal’s states', () => {
  it('a box that they check has a native event, once it is checked', async () => {
    const seen: boolean[] = []
    const box = document.querySelector('[type=checkbox]') as HTMLInputElement
    box.addEventListener('change', () => seen.push(box.checked))
    $(document).bind('state:checked', ({ target, trigger, value }) => {
      if (trigger) (target as HTMLInputElement).checked = value === true
    })
    $(box).trigger({ type: 'state:checked', value: true, trigger: true })
    await Promise.resolve()
    expect(seen).toEqual([true])
    // This one only says that the visitor has checked it.
    $(box).trigger({ type: 'state:checked', value: true })
    await Promise.resolve()
    expect(seen).toEqual([true])
  })
})
