/** Shows the list or the address, with Continue and Back, and an entry in the tab's history for each (SWATCH-01). */
import { picklist } from 'valibot'
import type { Listen } from '../../core/base/bus/listen'
import { createHistoryEntry } from '../../core/base/device/history-entry'
import { lend, make, note, restore } from '../../core/base/page/traces'
import type { TextLookup } from '../../core/base/texts/texts'
import { rejected } from '../../core/view/form/field-box'
import type { SwatchForm } from './swatch-request.dom'
import type { SwatchRequestCode } from './swatch-request.texts'

const names = ['list', 'address'] as const
const title = 'h2,legend'
/** The name of a view. */
export type ViewName = (typeof names)[number]

/** The views on the page. */
export interface Views {
  /** Opens a view, with a new entry in the history and the focus on its heading. */
  open(view: ViewName): void
}

/**
 * @param bar what stays below the list: it gets Continue
 * @param mayContinue whether the address may be shown
 * @param onAddress called each time the address is shown
 */
export function showViews(
  { list, address, submit, chosen }: SwatchForm,
  bar: HTMLElement,
  mayContinue: () => boolean,
  t: TextLookup<SwatchRequestCode>,
  listen: Listen,
  signal: AbortSignal,
  onAddress: () => void,
): Views {
  const entry = createHistoryEntry('rove_swatches', picklist(names))
  const proceed = make('button', { type: 'button', className: submit.className, textContent: t('continue') })
  const back = make('button', { type: 'button', className: 'rove-swatch-back', textContent: t('back') })
  const row = make('div', { className: 'rove-swatch-row' })
  const summary = make('p', { className: 'rove-swatch-chosen' })
  const headings = { list: list.querySelector<HTMLElement>(title), address: address.querySelector<HTMLElement>(title) }
  let now: ViewName = 'list'

  function show(view: ViewName, isFocused: boolean): void {
    now = view
    list.hidden = bar.hidden = view !== 'list'
    address.hidden = row.hidden = view !== 'address'
    summary.textContent = t('chosen', {
      names: chosen()
        .map(({ name }) => name)
        .join(', '),
    })
    if (isFocused) headings[view]?.focus()
    if (view === 'address') onAddress()
  }

  function open(view: ViewName): void {
    if (view === now) return
    entry.push(view)
    show(view, true)
    // The view begins above: the list is longer than the screen.
    headings[view]?.scrollIntoView({ block: 'nearest' })
  }

  for (const name of names) if (headings[name]) note(headings[name], 'tabindex').tabIndex = -1
  for (const view of [list, address]) note(view, 'hidden')
  list.after(bar)
  bar.append(proceed)
  submit.before(row)
  const giveBack = lend(submit)
  row.append(back, submit)
  if (headings.address) headings.address.after(summary)
  else address.prepend(summary)
  const invalid = address.querySelector(rejected)
  const start = (invalid || entry.read() === 'address') && chosen().length > 0 ? 'address' : 'list'
  show(start, false)
  if (entry.read() !== start) entry.replace(start)
  listen(proceed, 'click', () => mayContinue() && open('address'))
  listen(back, 'click', () => open('list'))
  signal.addEventListener(
    'abort',
    entry.watch((given) => {
      // A link within the page has an entry without a view.
      if (given === undefined) return entry.replace(now)
      const view = chosen().length > 0 ? given : 'list'
      if (view !== now) show(view, true)
    }),
  )
  signal.addEventListener('abort', () => {
    giveBack()
    for (const node of [bar, row, summary]) node.remove()
    for (const node of [list, address]) restore(node, 'hidden')
    for (const name of names) if (headings[name]) restore(headings[name], 'tabindex')
  })
  return { open }
}
