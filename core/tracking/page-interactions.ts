/** Watches clicks and submissions in the page's own links, buttons and forms (TRACK-04). */

import { builtIn } from '../base/input/built-in'
import { eventRows } from './events/events'
import type { Collector } from './facts-to-events'
import { findTrackedForm } from './forms'
import { pagePath } from './page-path'
import { followForm } from './sent-forms'
import type { TrackedPage } from './tracking.setting'

/** Adds a listener to the window. @param isFirst in the capture phase: the page's own listeners may stop the event */
export type Listen = <E extends Event>(name: string, run: (event: E) => void, isFirst?: boolean) => void

/** Listens on the window, so that elements added later are covered too. */
export function watchPage(
  emit: Collector['emit'],
  page: Pick<TrackedPage, 'swatches'>,
  listen: Listen,
  mayKeep: () => boolean,
): void {
  function click(event: MouseEvent): void {
    const path = event.composedPath().filter((node): node is Element => node instanceof Element)
    for (const [name, { clicks }] of eventRows)
      if (clicks && path.some((element) => builtIn(element).matches(clicks)))
        emit(name, { page_path: pagePath(), swatches: page.swatches })
  }

  function submit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    const tracked = findTrackedForm(form)
    if (!tracked) return
    // Our own form is submitted by our own code, once it is valid.
    const isOurs = builtIn(form).matches('.rove-payment')
    if (isOurs) emit(tracked.event, { form_id: tracked.name })
    followForm(event, tracked, !isOurs && mayKeep())
  }

  listen('click', click, true)
  listen('submit', submit, true)
}
