/** What a visitor does to the page's own links, buttons and forms. Source: document 3, section 2 (TRACK-04). */
import type { TrackedPage } from '../host/settings/tracking'
import { report } from '../report'
import type { Collector } from './collector'
import { eventRows } from './events/events'
import { findTrackedForm } from './forms'
import { pagePath } from './page-path'

/** Listens to the window. @param isFirst before the page's own listeners, which may stop what they hear */
export type Listen = <E extends Event>(name: string, run: (event: E) => void, isFirst?: boolean) => void

/** Listens to the whole document, so that what comes later is heard too. */
export function watchPage(
  emit: Collector['emit'],
  page: Pick<TrackedPage, 'list' | 'items' | 'swatches'>,
  listen: Listen,
  mayKeep: () => boolean,
): void {
  function click(event: MouseEvent): void {
    const way = event.composedPath().filter((node): node is Element => node instanceof Element)
    for (const [name, { clicks }] of eventRows)
      if (clicks && way.some((element) => element.matches(clicks)))
        emit(name, { page_path: pagePath(), swatches: page.swatches })
    // What stands in an element of ours tells its own fact.
    const link = (event.target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href]')
    const leaves = link && !isPage(link, location.href)
    const index = page.items.findIndex(
      ({ url, nid }) => leaves && (isPage(link, url) || (nid && link.dataset.nid === nid)),
    )
    const item = page.items[index]
    if (item) emit('select_item', { item_list_name: page.list, items: [{ ...item, index: item.index ?? index }] })
  }

  /** What follows a form, fetched as soon as there is one: a page whose form was sent may be gone. */
  let code: typeof import('./sent-forms') | undefined
  async function prepare(form: HTMLFormElement | null | undefined): Promise<void> {
    try {
      if (form && findTrackedForm(form)) code ??= await import('./sent-forms')
    } catch (failure) {
      report('tracking', failure)
    }
  }
  for (const form of document.forms) void prepare(form)

  function submit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    const tracked = findTrackedForm(form)
    if (!tracked) return
    // Our own is sent by our own code, once it is filled in.
    const isOurs = form.matches('.rove-payment')
    if (isOurs) emit(tracked.event, { form_id: tracked.name })
    const follow = () => code?.followForm(event, tracked, !isOurs && mayKeep())
    if (code) follow()
    else void prepare(form).then(follow)
  }

  listen('click', click, true)
  listen('focusin', ({ target }: FocusEvent) => void prepare((target as Partial<HTMLInputElement>).form), true)
  listen('submit', submit, true)
}

function isPage(link: HTMLAnchorElement, url: string): boolean {
  if (!url) return false
  const { origin, pathname } = new URL(url, document.baseURI)
  return link.origin === origin && link.pathname === pathname
}
