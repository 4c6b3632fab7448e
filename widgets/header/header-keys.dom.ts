/** Arrow keys, Home and End in the header's menus (SHELL-02). */
import { builtIn } from '../../core/base/input/built-in'
import { indexAfter } from './header.rules'

/** Moves the focus by arrow keys, Home and End: along the bar, and inside a menu. */
export function moveFocus(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event
  const item = builtIn(target as Element).closest<HTMLElement>('summary, a')
  if (!item || altKey || ctrlKey || metaKey) return
  const menu = item.localName === 'summary' ? (item.parentElement as HTMLDetailsElement) : undefined
  const panel = menu ? builtIn(menu.parentElement)?.closest('details') : item.closest('details')
  const to = menu?.open && key === 'ArrowDown' ? itemsOf(menu)[0] : neighbour(item, panel ?? null, key)
  if (!to) return
  event.preventDefault()
  to.focus()
}

/** The item that the key leads to: in the same menu, or in the same list of the bar. */
function neighbour(item: HTMLElement, panel: Element | null, key: string): HTMLElement | undefined {
  const list = panel ?? item.closest('ul, ol, nav')
  const items = list ? itemsOf(list) : []
  const layout = { isColumn: panel !== null, isRightToLeft: getComputedStyle(item).direction === 'rtl' }
  const index = indexAfter(key, items.indexOf(item), items.length, layout)
  return index === undefined || items.indexOf(item) < 0 ? undefined : items[index]
}

/** The links and menus of a list, without those inside its menus, and without its own summary. */
function itemsOf(list: Element): readonly HTMLElement[] {
  const within = list.localName === 'details' ? list : list.closest('details')
  return [...list.querySelectorAll<HTMLElement>('a[href], summary')].filter((item) => {
    const holder = item.localName === 'summary' ? item.parentElement?.parentElement : item
    return (
      item.parentElement !== list &&
      (builtIn(holder)?.closest('details') ?? null) === within &&
      item.getClientRects().length
    )
  })
}
