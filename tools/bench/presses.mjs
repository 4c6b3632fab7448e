/** The presses on a page of the demo shop in `npm run bench`, from the press until the next paint. */
import { pagePaths, prepareFor } from './pages.mjs'

const mostPresses = 16
/** After a press, code that it loads has opened its overlay, in milliseconds. */
const settledMs = 250

/**
 * Presses the controls of our elements in the first three screens of a page with the mouse: the first two of each kind,
 * at most 16. Navigations are canceled, and overlays closed with Escape. The time of a press that loads code ends with the
 * frame that answers it, not with the overlay that is shown later.
 *
 * @param {import('playwright').Page} page
 * @param {string} shopUrl
 * @param {string} kind the kind of the page, as in `pagePaths`
 * @param {number} [most] the most presses
 * @returns {Promise<{ control: string, time: number }[]>} for each press, the longest duration of its pointer and click
 * events, in ms; 0 below 16
 */
export async function pressControls(page, shopUrl, kind, most = mostPresses) {
  await prepareFor(kind, page.context(), shopUrl)
  await page.addInitScript(watchPresses)
  await page.goto(`${shopUrl}${pagePaths[kind]}&popups=off`)
  await page.evaluate(() => window.rove.ready())
  await page.waitForLoadState('networkidle')
  const presses = []
  while (presses.length < most) {
    const found = await page.evaluate(nextControl)
    if (!found) break
    await page.mouse.click(found.x, found.y)
    presses.push({ control: found.control, time: await page.evaluate(slowestEvent, settledMs) })
    await page.keyboard.press('Escape')
  }
  return presses
}

/** Runs in the page, before its scripts. */
function watchPresses() {
  const seen = { events: [], pressed: new Set(), kinds: new Map() }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => seen.events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
  })
  navigation.addEventListener('navigate', (event) => {
    if (event.cancelable && !event.destination.sameDocument) event.preventDefault()
  })
}

/** Runs in the page: scrolls to a control that was not pressed. @returns its name, and the place of its center in px */
async function nextControl() {
  const controls = 'button, summary, label:has(input), [role=tab], [role=option]'
  const mostOfKind = 2
  const screens = 3
  const { pressed, kinds } = window.seen

  const within = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(controls) ? [element] : []),
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ])
  const ownerOf = (element) =>
    element.closest('[data-rove-state]') ??
    (element.getRootNode() instanceof ShadowRoot ? ownerOf(element.getRootNode().host) : undefined)
  const kindOf = (element) => {
    const { part, name, className } = element
    return [ownerOf(element).localName, part?.value || name || className || element.localName].join(' ')
  }
  const topmostAt = (x, y) => {
    let found = document.elementFromPoint(x, y)
    while (found?.shadowRoot) {
      const inner = found.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === found) break
      found = inner
    }
    return found
  }
  const isOpen = (element) => {
    const isDisabled = element.disabled || element.control?.disabled
    return !isDisabled && element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  }

  for (const element of within(document)) {
    if (pressed.has(element) || !ownerOf(element) || !isOpen(element)) continue
    const kind = kindOf(element)
    const { top } = element.getBoundingClientRect()
    if ((kinds.get(kind) ?? 0) >= mostOfKind || top + scrollY > screens * innerHeight) continue
    pressed.add(element)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const { left, right, top: y1, bottom: y2 } = element.getBoundingClientRect()
    const x = (left + right) / 2
    const y = (y1 + y2) / 2
    if (!element.contains(topmostAt(x, y))) continue
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    const words = (element.ariaLabel || element.textContent).trim().replace(/\s+/g, ' ').slice(0, 24)
    return { control: `${kind} “${words}”`, x, y }
  }
  return undefined
}

/** Runs in the page: waits until a press is settled. @returns the duration of its slowest event, in ms */
async function slowestEvent(settledMs) {
  const names = ['pointerdown', 'pointerup', 'click']
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, settledMs)))
  const durations = window.seen.events
    .splice(0)
    .filter(({ name }) => names.includes(name))
    .map(({ duration }) => duration)
  return Math.max(0, ...durations)
}
