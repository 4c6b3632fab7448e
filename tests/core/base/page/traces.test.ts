import { beforeEach, describe, expect, it } from 'vitest'
import { clean, cover, forget, lend, make, note, restore } from '../../../../core/base/page/traces'

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E
const server =
  '<form><h2>Steps</h2><section hidden="">One</section><p><label>City <i>*</i></label><input name="city"></p><button>Send</button></form>'
/** Writes the page anew, as `body.innerHTML = body.innerHTML` does. */
function writeAnew(): void {
  const html = document.body.innerHTML
  document.body.innerHTML = html
}

beforeEach(() => {
  document.body.innerHTML = server
})

describe('what was made', () => {
  it('stays in the page where it was made, also when it is moved', () => {
    const row = make('div', { className: 'row' }, 'Next', make('b'))
    find('form').append(row)
    clean(document)
    find('form').prepend(row)
    clean(document)
    expect(find('.row').textContent).toBe('Next')
    expect(row.querySelector('b')).not.toBeNull()
  })

  it('is removed from a copy', () => {
    find('form').append(make('div', {}, 'Next'))
    find('form').after(make('rove-cart'))
    writeAnew()
    clean(document)
    expect(document.body.innerHTML).toBe(server)
  })

  it('is removed from a clone, and stays beside it', () => {
    find('form').append(make('div', { className: 'row' }))
    const clone = find('form').cloneNode(true) as HTMLElement
    document.body.append(clone)
    clean(clone)
    expect(document.querySelectorAll('.row')).toHaveLength(1)
    expect(find('form').querySelector('.row')).not.toBeNull()
  })
})

describe('what was changed', () => {
  const change = () => {
    note(find('section'), 'hidden').hidden = false
    note(find('form'), 'novalidate', 'aria-label').setAttribute('novalidate', '')
    note(find('h2'), 'text').textContent = 'Changed'
    find('h2').setAttribute('title', 'of the page')
    const input = note(find('input'), 'error', 'aria-invalid', 'role')
    input.className = 'error mine'
    input.setAttribute('aria-invalid', 'true')
  }

  it('is as before in a copy, and what the page has changed stays', () => {
    change()
    writeAnew()
    clean(document)
    expect(document.body.innerHTML).toBe(
      server.replace('<h2>', '<h2 title="of the page">').replace('name="city"', 'name="city" class="mine"'),
    )
  })

  it('stays in the page itself', () => {
    change()
    const before = document.body.innerHTML
    clean(document)
    expect(document.body.innerHTML).toBe(before)
  })

  it('is noted once: a later value is not the server’s', () => {
    const section = find('section')
    note(section, 'hidden').hidden = false
    note(section, 'hidden', 'role').hidden = false
    restore(section)
    expect(document.body.innerHTML).toBe(server)
  })

  it('is restored or forgotten by name', () => {
    const section = note(find('section'), 'hidden', 'role', 'tabindex')
    section.hidden = false
    section.setAttribute('role', 'group')
    section.tabIndex = -1
    restore(section, 'hidden')
    expect(section.hidden).toBe(true)
    expect(section.getAttribute('role')).toBe('group')
    forget(section, 'role')
    writeAnew()
    clean(document)
    expect([...find('section').attributes].map(({ name, value }) => `${name}=${value}`).sort()).toEqual([
      'hidden=',
      'role=group',
    ])
  })

  it('is noted as the server’s where a copy is changed before it was cleaned', () => {
    change()
    writeAnew()
    note(find('section'), 'hidden').hidden = false
    restore(find('section'))
    expect(find('section').hidden).toBe(true)
  })

  it('sets nothing that runs or loads, whoever has written the marks', () => {
    document.body.innerHTML =
      '<a data-rove-was="onclick href style" data-rove-was-onclick="x()" data-rove-was-href="javascript:x()" data-rove-was-style="all:unset"></a>'
    clean(document)
    expect(find('a').hasAttribute('onclick')).toBe(false)
    expect(find('a').hasAttribute('href')).toBe(false)
    expect(find('a').hasAttribute('style')).toBe(false)
  })

  it('is taken back on the root too', () => {
    note(find('form'), 'role').setAttribute('role', 'group')
    writeAnew()
    clean(find('form'))
    expect(document.body.innerHTML).toBe(server)
  })

  it('a form whose fields are named like properties is read', () => {
    document.body.innerHTML = '<form><input name="getAttribute"><input name="setAttribute"></form>'
    note(find<HTMLFormElement>('form'), 'hidden')
    expect(find('form').outerHTML).toContain('data-rove-was="hidden"')
  })
})

describe('what was moved', () => {
  it('is given back', () => {
    const button = find('button')
    const giveBack = lend(button)
    find('form').prepend(make('div', {}, button))
    document.body.prepend(make('div', { className: 'row' }))
    giveBack()
    for (const node of document.querySelectorAll('[data-rove-made]')) node.remove()
    expect(document.body.innerHTML).toBe(server)
  })

  it('is back in its place in a copy, and in each of two copies', () => {
    const button = find('button')
    lend(button)
    find('form').prepend(make('div', {}, button))
    const clones = [1, 2].map(() => document.body.firstElementChild?.cloneNode(true) as HTMLElement)
    document.body.append(...clones)
    clean(document)
    expect(clones.map(({ outerHTML }) => outerHTML)).toEqual([server, server])
    // The original is as it was.
    expect(find('[data-rove-made] > button')).toBe(button)
  })

  it('is back in a copy where it was kept in a template', () => {
    const kept = make('template')
    const section = find('section')
    lend(section)
    kept.content.append(note(section, 'role'))
    find('h2').after(kept)
    writeAnew()
    clean(document)
    expect(document.body.innerHTML).toBe(server)
  })

  it('stays in a copy without comments, before what was made around it', () => {
    const kept = make('template')
    const [section, button] = [find('section'), find('button')]
    lend(section)
    lend(button)
    kept.content.append(section)
    find('h2').after(kept, make('div', {}, make('p', {}, button)))
    document.body.innerHTML = document.body.innerHTML.replace(/<!--[^>]*-->/g, '')
    clean(document)
    expect(document.body.innerHTML).toBe(
      server
        .replace('<section hidden="">One</section>', '')
        .replace('<button>Send</button>', '')
        .replace('</h2>', '</h2><section hidden="">One</section><button>Send</button>'),
    )
  })

  it('is shown again in a copy where a text was in its place', () => {
    const label = find('label')
    cover(label, 'Town')
    expect(label.textContent).toBe('Town')
    writeAnew()
    expect(find('label').textContent).toBe('Town')
    clean(document)
    expect(document.body.innerHTML).toBe(server)
  })

  it('is shown again after a text', () => {
    const [city] = find('label').childNodes
    const showOwn = cover(find('label'), 'Town')
    showOwn()
    expect(document.body.innerHTML).toBe(server)
    expect(find('label').firstChild).toBe(city)
  })
})
