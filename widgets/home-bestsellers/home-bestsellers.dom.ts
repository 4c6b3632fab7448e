/** The server's lists in one place, and the buttons that show one of them (HOME-04). */
import { createListen } from '../../core/page/listen'
import type { HomeBestsellersModel } from './home-bestsellers.model'
import { fadeMs } from './home-bestsellers.rules'

/** The server's lists that have a heading and slides, and whether there are others, which stay as they are. */
export function findLists(root: Element): { readonly lists: readonly HTMLElement[]; readonly areAll: boolean } {
  const written = [...root.querySelectorAll<HTMLElement>('[data-rove-home=list]')]
  const lists = written.filter((list) => headingOf(list) && list.querySelector('[data-rove-carousel=slides] > *'))
  return { lists, areAll: lists.length === written.length }
}

/** Adds a button for each list, named by its heading, and hides all lists but the one that is shown. */
export function addSwitch(
  root: HTMLElement,
  lists: readonly HTMLElement[],
  model: HomeBestsellersModel,
  signal: AbortSignal,
): void {
  const listen = createListen('<rove-home-bestsellers>', signal)
  // A copy of the page can have brought one along.
  root.querySelector('[data-rove-home=switch]')?.remove()
  const box = document.createElement('div')
  box.dataset.roveHome = 'switch'
  box.role = 'group'
  const buttons = lists.map((list, n) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = headingOf(list)?.textContent ?? ''
    listen(button, 'click', () => {
      // Only a press fades.
      root.style.setProperty('--_fade', `${fadeMs}ms`)
      model.show(n)
    })
    return button
  })
  box.ariaLabel = buttons.map(({ textContent }) => textContent).join(' / ')
  box.append(...buttons)

  function update(): void {
    lists.forEach((list, n) => {
      const isShown = n === model.get()
      list.toggleAttribute('data-rove-hidden', !isShown)
      // Its hearts are visible by their own style, and could be pressed.
      list.inert = !isShown
      buttons[n]?.setAttribute('aria-pressed', `${isShown}`)
    })
  }

  lists[0]?.before(box)
  for (const list of lists) headingOf(list)?.setAttribute('data-rove-home', 'name')
  update()
  const unsubscribe = model.subscribe(update)
  signal.addEventListener('abort', () => {
    unsubscribe()
    box.remove()
    for (const list of lists) {
      list.removeAttribute('data-rove-hidden')
      list.inert = false
    }
  })
}

const headingOf = (list: Element): HTMLElement | null => list.querySelector('h2,h3')
