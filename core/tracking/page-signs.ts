/** What a visitor does to the page's own links, buttons and forms. Source: document 3, section 2 (TRACK-04). */
import { identify } from '../contacts'
import type { TrackedPage } from '../host/settings/tracking'
import { guard, report } from '../report'
import type { Collector } from './collector'
import type { EventRow } from './events/event-row'
import { type EventName, events } from './events/events'
import { findTrackedForm } from './forms'

const clicked = (Object.entries(events) as [EventName, EventRow][]).flatMap(([event, { clicks }]) =>
  clicks ? [{ event, clicks }] : [],
)

/** Listens to the whole document, so that what comes later is heard too. @param signal the end of it */
export function watchPage(
  emit: Collector['emit'],
  page: Pick<TrackedPage, 'list' | 'items' | 'swatches'>,
  signal: AbortSignal,
): void {
  const click = guard('tracking', (event: MouseEvent) => {
    const way = event.composedPath().filter((node): node is Element => node instanceof Element)
    for (const { event: name, clicks } of clicked)
      if (way.some((element) => element.matches(clicks)))
        emit(name, { page_path: location.pathname, swatches: page.swatches })
    // What stands in an element of ours tells its own fact.
    const link = (event.target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href]')
    const leaves = link && !isPage(link, location.href)
    const index = page.items.findIndex(
      ({ url, nid }) => leaves && (isPage(link, url) || (nid && link.dataset.nid === nid)),
    )
    const item = page.items[index]
    if (item) emit('select_item', { item_list_name: page.list, items: [{ ...item, index: item.index ?? index }] })
  })

  /** What reads a form, fetched as soon as there is one: a page whose form was sent may be gone. */
  let reader: Promise<void> | undefined
  let read: typeof import('./read-contact').readContact | undefined
  const fetchReader = (form: HTMLFormElement | null | undefined) => {
    if (form && findTrackedForm(form))
      reader ??= import('./read-contact')
        .then(({ readContact }) => {
          read = readContact
        })
        .catch((failure) => report('tracking', failure))
    return reader
  }
  for (const form of document.forms) void fetchReader(form)
  const enter = ({ target }: FocusEvent) => void fetchReader((target as Partial<HTMLInputElement>).form)

  const submit = guard('tracking', (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const tracked = findTrackedForm(form)
    if (!tracked) return
    const tell = () => read && identify(read(form), tracked.name === 'checkout' ? 'checkout' : 'form')
    if (read) tell()
    else void fetchReader(form)?.then(tell)
    emit(tracked.event, { form_id: tracked.name })
  })

  // What the page's own listeners stop is heard here first.
  addEventListener('click', click, { capture: true, signal })
  addEventListener('focusin', enter, { capture: true, signal })
  addEventListener('submit', submit, { capture: true, signal })
}

function isPage(link: HTMLAnchorElement, url: string): boolean {
  if (!url) return false
  const { origin, pathname } = new URL(url, document.baseURI)
  return link.origin === origin && link.pathname === pathname
}
