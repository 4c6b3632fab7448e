import { afterEach, describe, expect, it, vi } from 'vitest'
import { findChoice, reportUnused, watchChoices } from '../../../widgets/country/country.dom'
import type { CountryChoice } from '../../../widgets/country/country.types'
import { captureConsole } from '../../core/base/page/console'

const said = captureConsole()
let element: HTMLElement
let choices: CountryChoice[]
let stop: () => void
let used: number

/** Puts the server's control inside the tag. */
function place(html: string): void {
  element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  choices = []
  used = 0
  stop = watchChoices(
    element,
    (choice) => choices.push(choice),
    () => {
      used += 1
    },
  )
}
const options =
  '<option value="en_US" selected>US</option><option value="ko_KR">KR</option><option value="ja_JP">JP</option>'
const form = (attributes: string, more = '') =>
  `<form ${attributes}>${more}<select name="storefront">${options}</select><button>Go</button></form>`
const select = () => element.querySelector('select') as HTMLSelectElement
const change = (value: string) => {
  select().value = value
  select().dispatchEvent(new CustomEvent('change', { bubbles: true, cancelable: true }))
}
const press = (key: string) =>
  select().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

afterEach(() => {
  stop()
  element.remove()
})

describe('the server’s own control', () => {
  it.each([
    ['action="/sofas" method="get"', '', '/sofas?storefront=ko_KR'],
    ['action="/sofas?page=2"', '<input type="hidden" name="as" value="guest">', '/sofas?as=guest&storefront=ko_KR'],
    ['action="/switch" method="POST"', '', '/switch'],
    [
      'action="/sofas"',
      '<input name="method" value="x"><input name="action" value="y">',
      '/sofas?method=x&action=y&storefront=ko_KR',
    ],
  ])('COUNTRY-05 a form with %s leads where it leads without script', (attributes, more, path) => {
    place(form(attributes, more))
    change('ko_KR')
    expect(choices.map(({ href }) => new URL(href).pathname + new URL(href).search)).toEqual([path])
    expect(choices[0]).toMatchObject({ locale: 'ko_KR', country: { code: 'KR' } })
  })

  it('COUNTRY-05 submits the form by the platform’s own method', () => {
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    place(form('action="/sofas"', '<input name="submit">'))
    change('ko_KR')
    choices[0]?.go()
    expect(submitted).toHaveBeenCalledOnce()
    submitted.mockRestore()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x'])('COUNTRY-05 does not follow a form to %s', (action) => {
    place(form(`action="${action}"`))
    change('ko_KR')
    expect(choices).toEqual([])
  })

  it('COUNTRY-01 ignores a locale in which the shop does not sell', () => {
    place(form('action="/"'))
    change('ja_JP')
    expect(choices).toEqual([])
  })

  it('COUNTRY-05 keeps the page’s own handlers from a choice', () => {
    place(form('action="/"'))
    const own = vi.fn()
    select().addEventListener('change', own)
    change('ko_KR')
    expect(own).not.toHaveBeenCalled()
    expect(choices).toHaveLength(1)
  })

  it('COUNTRY-05 with the keyboard a change waits for Enter', () => {
    place(form('action="/"'))
    press('ArrowDown')
    change('ko_KR')
    expect(choices).toEqual([])
    expect(element.dataset.changed).toBe('')
    press('Enter')
    expect(choices).toHaveLength(1)
    expect(element.dataset.changed).toBeUndefined()
  })

  it('COUNTRY-05 with the keyboard a change waits for the form’s button', () => {
    place(form('action="/"'))
    press('ArrowDown')
    change('ko_KR')
    element.querySelector('form')?.dispatchEvent(new CustomEvent('submit', { bubbles: true, cancelable: true }))
    expect(choices).toHaveLength(1)
  })

  it('COUNTRY-04 a link with a locale is a choice, unless it is opened in another tab', () => {
    place('<a href="/kr" data-locale="ko_KR">KR</a><a href="/jp" data-locale="ja_JP">JP</a><a href="/x">x</a>')
    const links = [...element.querySelectorAll('a')]
    for (const link of links) link.addEventListener('click', (event) => event.preventDefault())
    for (const link of links) link.click()
    links[0]?.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))
    expect(choices.map(({ locale }) => locale)).toEqual(['ko_KR'])
  })

  it.each(['pointerdown', 'focusin'])('COUNTRY-05 says at %s that the control is about to be used', (type) => {
    place(form('action="/"'))
    select().dispatchEvent(new CustomEvent(type, { bubbles: true }))
    expect(used).toBe(1)
  })

  it('COUNTRY-05 finds the choice of a locale, in a select and in links', () => {
    place(form('action="/"'))
    expect(findChoice(element, 'ko_KR')?.locale).toBe('ko_KR')
    expect(findChoice(element, 'en_UK')).toBeUndefined()
    element.innerHTML = '<a href="/kr" data-locale="ko_KR">KR</a>'
    expect(findChoice(element, 'ko_KR')?.href).toMatch(/\/kr$/)
  })
})

describe('a control that cannot be used', () => {
  const nothing = 'needs a <select> whose options are locales (ko_KR), or a[data-locale]'
  it.each([
    ['', [nothing]],
    ['<a class="language-link" xml:lang="ko" href="/ko">한국어</a>', [nothing]],
    ['<select><option value="en-US"><option value="/kr"></select>', [nothing, 'no locales of the shop: en-US, /kr']],
    [
      '<a data-locale="en_US" href="/">US</a><a data-locale="kr_KO" href="/kr">KR</a>',
      ['no locales of the shop: kr_KO'],
    ],
    ['<form><select><option value="">Choose</option><option value="ko_KR"></select></form>', []],
    ['<select><option value="USD"></select><select><option value="ko_KR"></select>', []],
  ])('COUNTRY-04 the console names what %s lacks', (html, lines) => {
    place(html)
    for (let time = 0; time < 2; time++) reportUnused(element)
    expect(said()).toEqual(lines.map((line) => `[rove] rove-country: ${line}`))
  })
})
