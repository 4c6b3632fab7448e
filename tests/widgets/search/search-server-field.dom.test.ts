import { afterEach, describe, expect, it } from 'vitest'
import { readInitialInput } from '../../../widgets/search/search-server-field.dom'

/** The server's form with this field. */
function form(html: string) {
  const element = document.body.appendChild(document.createElement('rove-search'))
  element.innerHTML = `<form><input type="hidden" name="form_id" value="search">${html}<button>Search</button></form>`
  return element
}
const field = (element: Element) => element.querySelector<HTMLInputElement>('[name=keys]') as HTMLInputElement
const composing = (type: string) => Object.assign(new Event(type), { isComposing: true })

afterEach(() => document.body.replaceChildren())

describe('input in the server’s search field', () => {
  it.each(['type="search"', 'type="text"', ''])('the input is read from a field with %o', async (type) => {
    const element = form(`<input ${type} name="keys" value="marl">`)
    expect(await readInitialInput(element)).toEqual({ term: 'marl', selection: undefined })
  })

  it('the input is empty without a field', async () => {
    expect(await readInitialInput(form('<input type="checkbox" name="keys" value="all">'))).toEqual({
      term: '',
      selection: undefined,
    })
  })

  it('a focused field is read at the next key, with its selection', async () => {
    const element = form('<input type="search" name="keys" value="marlow">')
    field(element).focus()
    field(element).setSelectionRange(2, 4)
    const begun = readInitialInput(element)
    field(element).dispatchEvent(new Event('keyup'))
    expect(await begun).toEqual({ term: 'marlow', selection: [2, 4] })
  })

  it('a composition is waited for', async () => {
    const element = form('<input type="search" name="keys" value="ㅅ">')
    const input = field(element)
    input.focus()
    let taken: string | undefined
    const begun = readInitialInput(element).then(({ term }) => {
      taken = term
    })
    input.dispatchEvent(composing('input'))
    input.dispatchEvent(composing('keyup'))
    await Promise.resolve()
    expect(taken).toBeUndefined()
    input.value = '소파'
    input.dispatchEvent(new Event('compositionend'))
    await begun
    expect(taken).toBe('소파')
  })

  it('a focused empty field is read at once', async () => {
    const element = form('<input type="search" name="keys">')
    field(element).focus()
    expect(await readInitialInput(element)).toEqual({ term: '', selection: [0, 0] })
  })
})
