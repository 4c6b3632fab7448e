/** The server's lists in one place, and the buttons that show one of them (HOME-04). */

import { createListen } from '../../core/base/bus/listen'
import { make, note, restore } from '../../core/base/page/traces'
import { headingAbove } from '../../core/view/carousel/heading-above'
import type { HomeBestsellersModel } from './home-bestsellers.model'

/** The server's lists that have a name and slides, and whether there are others, which stay as they are. */
export function findLists(root: Element): { readonly lists: readonly HTMLElement[]; readonly areAll: boolean } {
  const written = [...root.querySelectorAll<HTMLElement>('[data-rove-home=list]')]
  const lists = written.filter((list) => nameOf(list) && list.querySelector('[data-rove-carousel=slides] > *'))
  return { lists, areAll: lists.length === written.length }
}

/** Adds a button for each list, with its name, and hides all lists but the one that is shown. */
export function addSwitch(lists: readonly HTMLElement[], model: HomeBestsellersModel, signal: AbortSignal): void {
  const listen = createListen('<rove-home-bestsellers>', signal)
  const box = make('div')
  box.setAttribute('role', 'group')
  box.dataset.roveHome = 'switch'
  const buttons = lists.map((list, n) => {
    const button = make('button', { type: 'button', textContent: nameOf(list) })
    listen(button, 'click', () => {
      box.dataset.roveFades = ''
      model.show(n)
    })
    return button
  })
  box.setAttribute('aria-label', buttons.map(({ textContent }) => textContent).join(' / '))
  box.append(...buttons)

  function update(): void {
    lists.forEach((list, n) => {
      const isShown = n === model.get()
      list.toggleAttribute('data-rove-hidden', !isShown)
      // It could be pressed while it fades.
      list.inert = !isShown
      buttons[n]?.setAttribute('aria-pressed', `${isShown}`)
    })
  }

  lists[0]?.before(box)
  const around = box.parentElement
  if (around) note(around, 'data-rove-switched').setAttribute('data-rove-switched', '')
  const headings = lists.flatMap((list) => headingAbove(list) ?? [])
  for (const heading of headings) note(heading, 'data-rove-home').dataset.roveHome = 'name'
  for (const list of lists) note(list, 'data-rove-hidden', 'inert')
  update()
  const unsubscribe = model.subscribe(update)
  signal.addEventListener('abort', () => {
    unsubscribe()
    box.remove()
    if (around) restore(around, 'data-rove-switched')
    for (const heading of headings) restore(heading, 'data-rove-home')
    for (const list of lists) restore(list, 'data-rove-hidden', 'inert')
  })
}

/** The heading above the slides; without one, the label of the list. */
const nameOf = (list: Element): string =>
  headingAbove(list)?.textContent?.trim() || list.getAttribute('aria-label') || ''
