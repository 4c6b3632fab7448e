import { expect, it, vi } from 'vitest'
import { StillViews } from '../../../../core/view/element/still-view'

interface Model {
  press(): void
}
const rendered = '<button aria-label="one"><i>icon</i></button>'

/** Still views of a button, whose name is an attribute. */
function views() {
  const shared = { release: vi.fn(), stop: vi.fn(), changed: () => {} }
  const still = new StillViews<string, boolean, Model>(
    {
      isStill: (state) => state,
      share(changed) {
        Object.assign(shared, { changed })
        return {
          ...shared,
          show(root, name, use) {
            const button = root.querySelector('button')
            button?.setAttribute('aria-label', name)
            if (button) button.onclick = () => use((model) => model.press())
            return name !== 'none'
          },
        }
      },
    },
    {
      adoptStyles() {},
      readAttributes(element) {
        const name = element.getAttribute('name')
        if (name === null) throw new Error('needs a name')
        return name
      },
    },
  )
  return { still, shared }
}

function instance(name: string, html = '<slot></slot>') {
  const element = document.createElement('div')
  element.setAttribute('name', name)
  const root = element.attachShadow({ mode: 'open' })
  root.innerHTML = html
  const use = vi.fn()
  return { element, root, use, start: (still: ReturnType<typeof views>['still']) => still.show(element, root, use) }
}

it('LOVE-01 the nodes of the first rendered view are copied for the next ones, each with its own name', () => {
  const { still } = views()
  const [first, second] = [instance('one', rendered), instance('two')]
  expect(first.start(still)).toBeUndefined()
  still.keep(first.root, true)
  const stage = second.start(still)
  expect(second.root.innerHTML).toBe(rendered.replace('one', 'two'))
  expect(second.element.dataset.roveState).toBe('ready')
  const button = second.root.firstChild
  second.element.setAttribute('name', 'three')
  stage?.change('name')
  expect(second.root.innerHTML).toBe(rendered.replace('one', 'three'))
  expect(second.root.firstChild).toBe(button)
  expect(first.root.innerHTML).toBe(rendered)
  stage?.end()
  expect(second.root.innerHTML).toBe('')
})

it('LOVE-01 a view that shows more is not copied, nor a root that the view library has used', () => {
  const { still } = views()
  const [busy, first, second] = [instance('busy', '<p>busy</p>'), instance('one', rendered), instance('two')]
  still.keep(busy.root, false)
  expect(second.start(still)).toBeUndefined()
  still.keep(first.root, true)
  expect(first.start(still)).toBeUndefined()
})

it('LOVE-01 a press starts the model of its instance, which takes the nodes over', () => {
  const { still, shared } = views()
  still.keep(instance('one', rendered).root, true)
  const { root, use, start } = instance('two')
  start(still)
  const button = root.querySelector('button')
  button?.click()
  expect(use).toHaveBeenCalledOnce()
  const press = vi.fn()
  use.mock.lastCall?.[0]?.({ press })
  expect(press).toHaveBeenCalledOnce()
  expect(still.release(root)).toBe(true)
  expect(shared.release).toHaveBeenCalledExactlyOnceWith(root)
  expect(root.querySelector('button')).toBe(button)
  expect(still.release(root)).toBe(false)
})

it('LOVE-01 what instances share changes all of them, and ends with the last one', () => {
  const { still, shared } = views()
  still.keep(instance('one', rendered).root, true)
  const [two, three] = [instance('two'), instance('three')]
  const stages = [two, three].map(({ start }) => start(still))
  two.element.setAttribute('name', 'changed')
  shared.changed()
  expect(two.root.innerHTML).toBe(rendered.replace('one', 'changed'))
  stages[0]?.end()
  expect(shared.stop).not.toHaveBeenCalled()
  stages[1]?.end()
  expect(shared.stop).toHaveBeenCalledOnce()
})

it('LOVE-04 an instance that cannot be shown so starts its own model, at once or when it changes', () => {
  const { still, shared } = views()
  still.keep(instance('one', rendered).root, true)
  expect(instance('none').start(still)).toBeUndefined()
  const { element, use, start } = instance('two')
  expect(start(still)).toBeDefined()
  element.removeAttribute('name')
  shared.changed()
  expect(use).toHaveBeenCalledExactlyOnceWith()
})
