import { afterEach, expect, it } from 'vitest'
import { openModal } from '../../../../core/view/dialog/open-modal'

afterEach(() => document.body.replaceChildren())

const isScrollLocked = () => document.documentElement.hasAttribute('data-rove-scroll-lock')
function open(): () => void {
  const host = document.body.appendChild(document.createElement('div'))
  const dialog = document.createElement('dialog')
  host.attachShadow({ mode: 'open' }).append(dialog)
  return openModal(dialog)
}

it.each(['first', 'second'])('SHELL-03 two dialogs lock the page until both are closed, the %s one first', (which) => {
  const closes = [open(), open()]
  expect(isScrollLocked()).toBe(true)
  if (which === 'second') closes.reverse()
  closes[0]?.()
  expect(isScrollLocked()).toBe(true)
  closes[1]?.()
  expect(isScrollLocked()).toBe(false)
})

it('RENEW-01 the second press of the double click that opened a dialog answers nothing in it', () => {
  const close = open()
  const [host] = document.body.children
  const dialog = host?.shadowRoot?.querySelector('dialog') as HTMLDialogElement
  const button = dialog.appendChild(document.createElement('button'))
  let presses = 0
  button.addEventListener('click', () => presses++)
  const press = (detail: number) => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  press(2)
  expect(presses).toBe(0)
  for (const detail of [1, 2]) press(detail)
  expect(presses).toBe(2)
  close()
})
