import { expect, it, vi } from 'vitest'
import { createStillViews } from '../../../core/element/still-view'

interface Props {
  readonly still: boolean
  readonly name: string
}

/** Still views of a button, whose name differs. */
function views() {
  const end = vi.fn()
  const still = createStillViews<Props>({
    isStill: (props) => props.still,
    show: (root, { name }) => root.querySelector('button')?.setAttribute('aria-label', name),
    end,
  })
  return { still, end }
}
const root = (html = '') => {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' })
  shadow.innerHTML = html
  return shadow
}
const rendered = '<button aria-label="one"><i>icon</i></button>'

it('LOVE-01 the nodes of the first rendered view are copied for the next ones, each with its own name', () => {
  const { still } = views()
  const [first, second] = [root(rendered), root('<slot></slot>')]
  expect(still.show(first, { still: true, name: 'one' })).toBe(false)
  still.keep(first, { still: true, name: 'one' })
  expect(still.show(second, { still: true, name: 'two' })).toBe(true)
  expect(second.innerHTML).toBe(rendered.replace('one', 'two'))
  const button = second.firstChild
  expect(still.show(second, { still: true, name: 'three' })).toBe(true)
  expect(second.firstChild).toBe(button)
  expect(first.innerHTML).toBe(rendered)
})

it('LOVE-01 a view that shows more is rendered, with the nodes of the copy, and is not copied', () => {
  const { still, end } = views()
  const [busy, first, second] = [root('<button></button><p>busy</p>'), root(rendered), root()]
  still.keep(busy, { still: false, name: 'busy' })
  expect(still.show(first, { still: true, name: 'one' })).toBe(false)
  still.keep(first, { still: true, name: 'one' })
  still.show(second, { still: true, name: 'two' })
  expect(still.show(second, { still: false, name: 'two' })).toBe(false)
  expect(still.release(second)).toBe(true)
  expect(end).toHaveBeenCalledExactlyOnceWith(second)
  expect(second.querySelector('button')).not.toBeNull()
  expect(still.release(second)).toBe(false)
})

it('LOVE-01 a root that the view library has used is rendered again, not copied', () => {
  const { still } = views()
  const first = root(rendered)
  still.keep(first, { still: true, name: 'one' })
  expect(still.show(first, { still: true, name: 'one' })).toBe(false)
  expect(still.release(first)).toBe(false)
})
