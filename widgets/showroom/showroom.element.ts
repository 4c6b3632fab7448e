/** `<rove-showroom>`: whether a showroom is open now, and the way there in the device's own maps (SHOWROOM-02). */

import { createListen } from '../../core/base/bus/listen'
import { pageServerClock } from '../../core/base/net/server-clock'
import { RoveError } from '../../core/base/report/errors'
import { report } from '../../core/base/report/report'
import { adoptInPage } from '../../core/base/styles/style-sheet'
import { enhance } from '../../core/view/element/enhance'
import { openInNewTabs, showSigns } from '../../core/view/link/new-tab'
import css from './showroom.css?inline'
import { createStatus, openInMaps, partOf } from './showroom.dom'
import { createShowroomModel } from './showroom.model'
import { parseHours } from './showroom.rules'

const tag = 'rove-showroom'

/** The element, ready to be registered. */
export default enhance({
  tag,
  reference: __ROVE_REFERENCE__ && {
    summary: 'Says whether a showroom is open now, and opens directions in the device’s own maps.',
    placing: [],
    attributes: {},
    facts: {},
    parts: {},
    slots: {
      '': 'The server’s showroom: hours with `data-rove-showroom="hours"`, and the link Get Directions with `data-rove-showroom="directions"`.',
    },
    tokens: {},
  },
  start({ element, signal }) {
    const hours = partOf(element, 'hours')
    const status = partOf(element, 'status')
    const link = partOf(element, 'directions')
    if (!hours && !link)
      throw new RoveError('no-showroom', `<${tag}>`, {
        cause: 'no element with data-rove-showroom="hours" or data-rove-showroom="directions"',
      })
    if (link instanceof HTMLAnchorElement) signal.addEventListener('abort', openInMaps(link))
    openInNewTabs(element, '[data-rove-showroom=directions][target=_blank]')
    showSigns(signal)
    if (hours?.dataset.roveHours && status) followHours(hours.dataset, status, signal)
  },
})

/** Shows the state of the hours, and follows it. */
function followHours(
  { roveHours = '', roveZone: zone = '' }: DOMStringMap,
  place: HTMLElement,
  signal: AbortSignal,
): void {
  const openings = parseHours(roveHours)
  if (!openings) {
    report(`<${tag}>`, `data-rove-hours “${roveHours}” is not like Mo-Fr 10:00-18:00`)
    return
  }
  const [clock, leaveClock] = pageServerClock()
  signal.addEventListener('abort', leaveClock)
  const status = createStatus(place)
  const model = createShowroomModel({ openings, zone, now: clock.now, show: status.show })
  try {
    model.update()
  } catch {
    report(`<${tag}>`, `data-rove-zone “${zone}” is not like America/Toronto`)
    return
  }
  for (const undo of [model.stop, clock.subscribe(model.update), status.clear, adoptInPage(css)])
    signal.addEventListener('abort', undo)
  // Timers stand still while the device sleeps.
  const listen = createListen(`<${tag}>`, signal)
  listen(document, 'visibilitychange', model.update)
  listen(window, 'pageshow', model.update)
}
