/**
 * A carousel of a list that scrolls: all its slides are reached without script too. Adds buttons, keys, a place and
 * motion to it (HOME-06), by the pattern of https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */

import { createListen } from '../../base/bus/listen'
import { readMarket } from '../../base/country/country.setting'
import { onBfcacheRestore } from '../../base/device/bfcache'
import { isRendered } from '../../base/device/visibility'
import { builtIn } from '../../base/input/built-in'
import { numbered } from '../../base/input/numbered'
import { own } from '../../base/input/own'
import { make, type Noted, note, restore } from '../../base/page/traces'
import { RoveError } from '../../base/report/errors'
import { adoptInPage } from '../../base/styles/style-sheet'
import { createTextLookup } from '../../base/texts/texts'
import { startAutoplay } from './autoplay'
import css from './carousel.css?inline'
import { following, nearestTo, ownMs, positionFor, positionsOf, restMs, stepOfKey } from './carousel.rules'
import { type CarouselCode, carouselTexts } from './carousel.texts'
import { headingAbove } from './heading-above'
import { createKeptNumber } from './kept-number'

/** The parts from which a carousel is made. */
export interface CarouselInput {
  /** Contains the list of slides, `data-rove-carousel="slides"`. */
  readonly root: HTMLElement
  /** The area in which any use by the visitor ends the motion; without it, `root`. */
  readonly section?: HTMLElement
  /** The distance of one press in pixels, where it is not that of the next slide. */
  readonly step?: number
  /** Called at first, and when another place is shown or the visitor has paused or started the motion. */
  readonly onChange?: (shown: Shown) => void
  readonly signal: AbortSignal
}

/** What a carousel shows. */
export interface Shown {
  /** The place, from 0. */
  readonly index: number
  /** The visitor has pressed Pause. */
  readonly isPaused: boolean
}

const mark = 'data-rove-carousel'

/**
 * Makes a carousel of a list, until the signal aborts.
 *
 * @throws RoveError `no-slides` where there is no such list, or it is empty
 */
export function startCarousel({ root, section = root, step, onChange, signal }: CarouselInput): void {
  const track = root.querySelector<HTMLElement>(`[${mark}=slides]`)
  if (!track?.firstElementChild)
    throw new RoveError('no-slides', `<${root.localName}>`, { cause: `no item in an element with ${mark}="slides"` })
  const slides = [...track.children] as HTMLElement[]
  const t = createTextLookup(carouselTexts, readMarket().language)
  const listen = createListen('carousel', signal)
  /** Where the visitor has left it. */
  const kept = createKeptNumber(track, `${section.localName} [${mark}=slides]`)

  let positions: readonly number[] = [0]
  let index = 0
  let isVertical = false
  let isRightToLeft = false
  let isPaused = false
  /** Until this time, the list can be scrolling because of this carousel. */
  let ownUntil = 0
  /** How far the list can be scrolled. */
  let end = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  /** The list has got another size, or was not shown for a time: a smooth scroll can have ended anywhere. */
  let isDisturbed = false

  const controls = make('div')
  controls.setAttribute(mark, 'controls')
  const button = (code: CarouselCode, run: () => void) => {
    const node = make('button', { type: 'button' })
    node.setAttribute('aria-label', t(code))
    node.setAttribute(mark, code)
    listen(node, 'click', run)
    return node
  }
  const move = (by: number) => {
    autoplay.stop()
    show(index + by)
  }
  const toggle = button('pause', () => {
    isPaused = autoplay.isOn()
    autoplay.toggle()
  })
  const previous = button('previous', () => move(-1))
  const place = make('span')
  const next = button('next', () => move(1))
  controls.append(toggle, previous, place, next)

  const autoplay = startAutoplay({
    root,
    section,
    // A hidden carousel waits.
    advance: () => isRendered(track) && show(following(index, positions.length)),
    onChange: update,
    listen,
    signal,
  })

  function measure(): void {
    const { direction, flexDirection } = getComputedStyle(track as HTMLElement)
    isVertical = flexDirection === 'column'
    isRightToLeft = direction === 'rtl'
    controls.style.setProperty('--_turn', isVertical ? '135deg' : isRightToLeft ? '-135deg' : '45deg')
    const boxes = slides.map((slide) => slide.getBoundingClientRect())
    const startOf = (box: DOMRect) => (isVertical ? box.top : isRightToLeft ? -box.right : box.left)
    const first = startOf(boxes[0] as DOMRect)
    end = endOf(track as HTMLElement)
    positions = positionsOf(
      boxes.map((box) => startOf(box) - first),
      end,
      step,
    )
  }

  function update(): void {
    const count = positions.length
    const isOn = autoplay.isOn()
    controls.hidden = count < 2
    toggle.hidden = autoplay.isReduced()
    toggle.setAttribute(mark, isOn ? 'pause' : 'play')
    toggle.setAttribute('aria-label', t(isOn ? 'pause' : 'play'))
    previous.setAttribute('aria-disabled', `${index === 0}`)
    next.setAttribute('aria-disabled', `${index === count - 1}`)
    place.setAttribute('aria-live', isOn ? 'off' : 'polite')
    const text = t('place', { n: index + 1, count })
    // Otherwise screen readers would say it again.
    if (place.textContent !== text) place.textContent = text
    // Otherwise Tab would go from the buttons to the first slide. In a list of products, Tab goes from slide to slide.
    for (const [n, slide] of numbered(slides)) slide.inert = !step && count === slides.length && n !== index
    kept.write(isOn ? 0 : index)
    onChange?.({ index, isPaused })
  }

  function setIndex(to: number): void {
    index = Math.max(0, Math.min(to, positions.length - 1))
    update()
  }

  /** Scrolls to a place. */
  function show(to: number, behavior: ScrollBehavior = autoplay.isReduced() ? 'instant' : 'smooth'): void {
    setIndex(to)
    const offset = offsetOf()
    if (isAway()) ownUntil = performance.now() + ownMs
    awaitRest()
    track?.scroll(own(isVertical ? { top: offset, behavior } : { left: isRightToLeft ? -offset : offset, behavior }))
  }

  /** How far the list is scrolled from its start. */
  function scrolled(): number {
    const { scrollTop, scrollLeft } = track as HTMLElement
    return isVertical ? scrollTop : Math.abs(scrollLeft)
  }

  const nearest = () => nearestTo(scrolled(), positions)
  /** Where the list rests at the place that is shown. */
  const offsetOf = () => positions[index] ?? 0
  const isAway = () => Math.abs(offsetOf() - scrolled()) > 1

  function awaitRest(): void {
    clearTimeout(rest)
    rest = setTimeout(() => {
      if (document.hidden) return
      const before = end
      measure()
      if (isDisturbed || end !== before) {
        isDisturbed = false
        show(index, 'instant')
      } else if (performance.now() < ownUntil && isAway()) awaitRest()
      else if (nearest() !== index) {
        // By hand, by a key, or by the focus.
        autoplay.stop()
        setIndex(nearest())
      }
    }, restMs)
  }

  /** Shows the same place again, after what can have moved the list. */
  function settle(): void {
    if (document.hidden) return
    measure()
    isDisturbed = true
    show(index, 'instant')
  }

  /** Shows a slide of which the visitor, who has come to it by Tab, sees a part only. */
  function showFocused({ target }: Event): void {
    const slide = slides.find((one) => one.contains(target as Element))
    if (!slide || !builtIn(target as Element).matches(':focus-visible')) return
    const [box, frame, first] = [slide, track as HTMLElement, slides[0] as HTMLElement].map((node) =>
      node.getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect]
    const { start, size, room } = isVertical
      ? { start: box.top - first.top, size: box.height, room: frame.height }
      : {
          start: Math.abs(isRightToLeft ? first.right - box.right : box.left - first.left),
          size: box.width,
          room: frame.width,
        }
    const to = positionFor({ start, size, room }, positions, index)
    if (to !== index) move(to - index)
  }

  listen(track, 'focusin', showFocused)
  listen(track, 'scroll', awaitRest)
  listen(document, 'visibilitychange', settle)
  listen<Event & { readonly key?: string }>(
    section,
    'pointerdown keydown',
    ({ target, key }) => {
      isDisturbed = false
      ownUntil = 0
      if (key !== 'Tab' && !toggle.contains(target as Node)) autoplay.stop()
    },
    // Before the buttons, which scroll the list.
    true,
  )
  listen<KeyboardEvent>(controls, 'keydown', (event) => {
    const by = stepOfKey(event.key, isRightToLeft)
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(by)
  })
  const observer = new ResizeObserver(settle)
  observer.observe(track)
  const heading = headingAbove(root)?.textContent?.trim() ?? ''
  const undo = [
    name(root, { role: 'group', 'aria-roledescription': t('carousel'), 'aria-label': heading }),
    // A list without links is a stop of the keyboard.
    ...(track.tabIndex === 0 ? [name(track, { 'aria-label': heading })] : []),
    // A list says by itself how many items it has, and which of them this is.
    ...slides.map((slide) => name(note(slide, 'inert'), { 'aria-roledescription': t('slide') })),
    adoptInPage(css),
    onBfcacheRestore(settle),
    () => {
      for (const slide of slides) restore(slide, 'inert')
      clearTimeout(rest)
      observer.disconnect()
      controls.remove()
    },
  ]
  for (const stop of undo) signal.addEventListener('abort', stop)
  track.before(controls)
  measure()
  // The visitor can have scrolled before.
  index = nearest() || kept.read()
  if (index > 0) autoplay.stop()
  show(index, 'instant')
}

/** How far a list can be scrolled, in the one direction that it scrolls to. */
const endOf = ({ scrollHeight, scrollWidth, clientHeight, clientWidth }: Element): number =>
  Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth)

/** Sets attributes. Those that the server has written stay. @returns the undo */
function name(node: Element, attributes: Readonly<Partial<Record<Noted, string>>>): () => void {
  const added = (Object.entries(attributes) as [Noted, string][]).filter(
    ([key, value]) => value && !node.hasAttribute(key),
  )
  for (const [key, value] of added) note(node, key).setAttribute(key, value)
  return () => {
    for (const [key] of added) restore(node, key)
  }
}
