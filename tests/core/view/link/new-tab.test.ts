import { beforeEach, expect, it } from 'vitest'
import { openInNewTabs } from '../../../../core/view/link/new-tab'

const root = document.createElement('div')
beforeEach(() => {
  root.innerHTML = ''
})

it('SHELL-04 a link opens in a new tab without access to the page, and its name says so once', () => {
  root.innerHTML = '<a href="/lookbook" rel="nofollow"> The <b>Lookbook</b> </a><a href="/sofas">Sofas</a>'
  for (let time = 0; time < 2; time++) openInNewTabs(root, '[href="/lookbook"]')
  const [look, sofas] = root.querySelectorAll('a')
  expect(look?.target).toBe('_blank')
  expect(look?.rel).toBe('nofollow noopener')
  expect(look?.getAttribute('aria-label')).toBe('The Lookbook (opens in a new tab)')
  expect(sofas?.target).toBe('')
})

it.each([
  ['<img alt="Lookbook">', 'Lookbook (opens in a new tab)'],
  ['<img alt="Our"> <b>Lookbook</b><!-- cached --><i aria-hidden="true">→</i>', 'Our Lookbook (opens in a new tab)'],
  ['<svg aria-label="Lookbook"></svg>', 'Lookbook (opens in a new tab)'],
  ['<img alt="">', null],
])('SHELL-04 the link %s keeps its name: %s', (content, name) => {
  root.innerHTML = `<a href="/lookbook">${content}</a>`
  openInNewTabs(root, 'a')
  expect(root.firstElementChild?.getAttribute('aria-label')).toBe(name)
})

it.each([
  ['Lookbook', true],
  ['<img alt="Lookbook">', false],
])('SHELL-04 the link %s is marked for a visible sign: %s', (content, isMarked) => {
  root.innerHTML = `<a href="/lookbook">${content}</a>`
  openInNewTabs(root, 'a')
  expect(root.firstElementChild?.hasAttribute('data-rove-new-tab')).toBe(isMarked)
})
