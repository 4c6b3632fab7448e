/** The server's list of hosts with its form and its links (HOSTS-01). */
import { builtIn } from '../../core/base/input/built-in'
import { own } from '../../core/base/input/own'
import { forget, note } from '../../core/base/page/traces'
import { RoveError } from '../../core/base/report/errors'

/** The parts of the server's HTML whose content differs from page to page. */
const changing = ['list', 'count', 'paging', 'none'] as const

type Part = (typeof changing)[number] | 'filters' | 'items'

/** A part of the HTML by its mark. */
export const findPart = (root: ParentNode, part: Part): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-rove-hosts="${part}"]`)

/** The list as it is shown. */
export interface HostsList {
  /** Marks the list while another page of it is loaded. */
  setBusy(isBusy: boolean): void
  /** Moves the focus to its start. */
  focus(): void
  /**
   * Shows another page of it. The form keeps its fields and gets their values.
   *
   * @returns the number of hosts in the server's words, unless the focus has moved to them
   * @throws RoveError `no-list` where the content has none
   */
  show(content: DocumentFragment): string
}

/** @throws RoveError `no-list` where the element has none */
export function createHostsList(element: HTMLElement): HostsList {
  const list = listIn(element)
  return {
    setBusy(isBusy) {
      if (isBusy) note(list, 'aria-busy').setAttribute('aria-busy', 'true')
      else forget(list, 'aria-busy').removeAttribute('aria-busy')
    },
    focus: () => focusStart(findPart(element, 'count') ?? list, element),
    show(content) {
      listIn(content)
      const { activeElement } = document
      let isFocusLost = false
      for (const name of changing) {
        const part = findPart(element, name)
        if (!part) continue
        const other = findPart(content, name)
        isFocusLost ||= part.contains(activeElement)
        part.replaceChildren(...(other?.childNodes ?? []))
        part.hidden = other?.hidden ?? true
      }
      syncForm(findPart(element, 'filters'), findPart(content, 'filters'))
      const count = findPart(element, 'count')
      if (!isFocusLost) return count?.textContent?.trim() ?? ''
      focusStart(count ?? list, element)
      return ''
    },
  }
}

function listIn(root: ParentNode): HTMLElement {
  const list = findPart(root, 'list')
  if (!list) throw new RoveError('no-list', '<rove-hosts>', { cause: 'no element with data-rove-hosts="list"' })
  return list
}

/** The visitor reads on from the start of the list. */
function focusStart(start: HTMLElement, element: HTMLElement): void {
  note(start, 'tabindex').tabIndex = -1
  start.focus(own({ preventScroll: true }))
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView()
}

/** The choices and values of a form's fields become those of the answer. The fields stay, and so does the focus. */
function syncForm(form: Element | null, other: Element | null): void {
  for (const field of builtIn(other)?.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select,input') ?? []) {
    const same = [...(builtIn(form)?.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select,input') ?? [])]
    for (const shown of same) if (shown.name === field.name) syncField(shown, field)
  }
}

function syncField(shown: HTMLSelectElement | HTMLInputElement, field: HTMLSelectElement | HTMLInputElement): void {
  if (shown instanceof HTMLSelectElement)
    shown.replaceChildren(...[...field.childNodes].map((node) => node.cloneNode(true)))
  else if (shown.type !== 'radio' && shown.type !== 'checkbox') shown.value = field.value
  else if (shown.value === field.value) shown.checked = (field as HTMLInputElement).checked
}
