import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Field, SelectField } from '../../../../core/view/form/field'
import { SwitchInput } from '../../../../core/view/form/switch-input'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const told = vi.fn()
let root: Root
/** Renders the form again, with other options or without its fields. */
let show: (given: { readonly options?: readonly string[]; readonly isOpen?: boolean }) => void
/** Sets the state of the text. */
let setText: (text: string) => void

function Form() {
  const [given, setGiven] = useState<Parameters<typeof show>[0]>({})
  const [text, writeText] = useState('ada')
  const [choice, setChoice] = useState('')
  const [plan, setPlan] = useState('none')
  const { options = ['', 'a', 'b'], isOpen = true } = given
  show = setGiven
  setText = writeText
  const tell = (name: string, set: (value: string) => void) => (value: string) => {
    told(name, value)
    set(value)
  }
  if (!isOpen) return null
  const rows = options.map((value) => ({ value, label: value || 'choose' }))
  return (
    <form>
      <Field label="Name" name="name" value={text} onInput={tell('text', writeText)} />
      <SelectField label="State" name="state" value={choice} options={rows} onInput={tell('choice', setChoice)} />
      {['none', 'year'].map((one) => (
        <SwitchInput
          key={one}
          type="radio"
          name="plan"
          value={one}
          checked={plan === one}
          onSwitch={(isOn) => isOn && tell('plan', setPlan)(one)}
        />
      ))}
    </form>
  )
}

beforeEach(() => {
  told.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('main')))
  return act(async () => root.render(<Form />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const find = <E extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector(selector) as E
/** Sets a property as a script of the page does: React's own tracking of it sees nothing. */
const put = (selector: string, name: 'value' | 'checked', value: unknown) => {
  const node = find(selector)
  const { prototype } = node.localName === 'select' ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(node, value)
}
const fire = (selector: string, type: string) =>
  act(async () => void find(selector).dispatchEvent(new Event(type, { bubbles: true, cancelable: true })))
const again = (given: Parameters<typeof show>[0] = {}) => act(async () => show(given))

describe('a value that is set without an event', () => {
  it('is told and stays, where the view is rendered again', async () => {
    put('[name=name]', 'value', 'eve')
    put('[name=state]', 'value', 'b')
    put('[value=year]', 'checked', true)
    await again()
    expect(told.mock.calls).toEqual([
      ['text', 'eve'],
      ['choice', 'b'],
      ['plan', 'year'],
    ])
    await again()
    expect(find('[name=name]').value).toBe('eve')
    expect(find('[name=state]').value).toBe('b')
    expect(find('[value=year]').checked).toBe(true)
    expect(find('[value=none]').checked).toBe(false)
    expect(told).toHaveBeenCalledTimes(3)
  })

  it.each(['click', 'submit'])('is told before a listener of the form: %s', async (type) => {
    put('[name=state]', 'value', 'a')
    const seen: unknown[] = []
    find('form').addEventListener(type, () => seen.push(...told.mock.calls))
    await fire('form', type)
    expect(seen).toEqual([['choice', 'a']])
  })

  it('is told where the field is removed', async () => {
    put('[name=name]', 'value', 'eve')
    await again({ isOpen: false })
    expect(told.mock.calls).toEqual([['text', 'eve']])
  })

  it('gives way to a later value of the state', async () => {
    put('[name=name]', 'value', 'eve')
    await act(async () => setText('ida'))
    expect(find('[name=name]').value).toBe('ida')
    expect(told).not.toHaveBeenCalled()
  })

  it('is not kept where it is no longer an option', async () => {
    put('[name=state]', 'value', 'b')
    await again({ options: ['', 'a'] })
    expect(find('[name=state]').value).toBe('')
    await fire('form', 'click')
    expect(told).not.toHaveBeenCalled()
  })
})

describe('an event of the field', () => {
  it.each([
    ['[name=name]', 'eve', 'input', 'text'],
    ['[name=name]', 'eve', 'change', 'text'],
    ['[name=state]', 'b', 'change', 'choice'],
  ])('of %s with %s tells once: %s', async (selector, value, type, name) => {
    put(selector, 'value', value)
    await fire(selector, type)
    await fire(selector, 'change')
    await fire('form', 'click')
    expect(told.mock.calls).toEqual([[name, value]])
    expect(find(selector).value).toBe(value)
  })

  it('a press on a radio button tells once', async () => {
    await act(async () => find('[value=year]').click())
    expect(told.mock.calls).toEqual([['plan', 'year']])
    await act(async () => find('[value=none]').click())
    expect(told.mock.calls.slice(1)).toEqual([['plan', 'none']])
  })
})
