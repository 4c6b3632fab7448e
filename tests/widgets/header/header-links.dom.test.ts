import { expect, it } from 'vitest'
import { showForVisitor } from '../../../widgets/header/header-links.dom'

it('SHELL-05 what is marked for a kind of visitor is shown to it alone', () => {
  const root = document.createElement('div')
  root.innerHTML = '<i data-rove-visitor="guest"></i><i data-rove-visitor="customer member" hidden></i><i></i>'
  showForVisitor(root, 'member')
  expect([...root.children].map((node) => (node as HTMLElement).hidden)).toEqual([true, false, false])
})
