import { afterEach, describe, expect, it } from 'vitest'
import { takeOver } from '../../../widgets/search/search-begun.model'

/** The server's form with this field in it. */
function form(html: string) {
  const element = document.body.appendChild(document.createElement('rove-search'))
  element.innerHTML = `<form><input type="hidden" name="form_id" value="search">${html}<button>Search</button></form>`
  return element
}
const field = (element: Element) => element.querySelector<HTMLInputElement>('[name=keys]') as HTMLInputElement
const composing = (type: string) => Object.assign(new Event(type), { isComposing: true })

afterEach(() => document.body.replaceChildren())

describe('what a visitor has begun in the server’s field', () => {
  it.each(['type="search"', 'type="text"', ''])('is read from a field written with %o', async (type) => {
    const element = form(`<input ${type} name="keys" value="marl">`)
    expect(await takeOver(element)).toEqual({ term: 'marl', selection: undefined })
  })

  it('is nothing where there is no field', async () => {
    expect(await takeOver(form('<input type="checkbox" name="keys" value="all">'))).toEqual({
      term: '',
      selection: undefined,
    })
  })

  it('is taken with the place in it while the visitor is there, at the next key', async () => {
    const element = form('<input type="search" name="keys" value="marlow">')
    field(element).focus()
    field(element).setSelectionRange(2, 4)
    const begun = takeOver(element)
    field(element).dispatchEvent(new Event('keyup'))
    expect(await begun).toEqual({ term: 'marlow', selection: [2, 4] })
  })

  it('waits while an input method is at work', async () => {
    const element = form('<input type="search" name="keys" value="ㅅ">')
    const input = field(element)
    input.focus()
    let taken: string | undefined
    const begun = takeOver(element).then(({ term }) => {
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

  it('is taken at once where the visitor is in an empty field', async () => {
    const element = form('<input type="search" name="keys">')
    field(element).focus()
    expect(await takeOver(element)).toEqual({ term: '', selection: [0, 0] })
  })
})
