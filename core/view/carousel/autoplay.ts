/** Moves a carousel on by itself, until the visitor uses it (HOME-06). */

import type { Listen } from '../../base/bus/listen'
import { onBfcacheRestore } from '../../base/device/bfcache'
import { own } from '../../base/input/own'
import { autoplayMs } from './carousel.rules'

/** What moves on. */
export interface AutoplayInput {
  /** It waits until half of this is on the screen. */
  readonly root: HTMLElement
  /** It waits while the pointer or the focus is in here. */
  readonly section: HTMLElement
  readonly advance: () => unknown
  /** Called when it has started or ended, or the visitor's wish for motion has changed. */
  readonly onChange: () => void
  readonly listen: Listen
  readonly signal: AbortSignal
}

/** Whether a carousel moves on, and what changes that. */
export interface Autoplay {
  /** It moves on, or waits to. */
  isOn(): boolean
  /** The visitor wants no motion: then it never moves on. */
  isReduced(): boolean
  /** Ends for good. */
  stop(): void
  /** The visitor starts or ends it. Once started, it does not wait for the pointer and the focus to leave. */
  toggle(): void
}

/** It waits in a hidden tab, outside the screen, and while the pointer or the focus is in the carousel. */
export function startAutoplay({ root, section, advance, onChange, listen, signal }: AutoplayInput): Autoplay {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  let isOn = true
  let isAsked = false
  let isSeen = false
  let timer: ReturnType<typeof setInterval> | undefined

  function update(): void {
    clearInterval(timer)
    const waits = document.hidden || !isSeen || (!isAsked && section.matches(':hover,:focus-within'))
    if (isOn && !reduced.matches && !waits && !signal.aborted) timer = setInterval(advance, autoplayMs)
  }

  function turn(next: boolean, asked: boolean): void {
    isOn = next
    isAsked = asked
    update()
    onChange()
  }

  const observer = new IntersectionObserver(
    (entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false
      update()
    },
    own({ threshold: 0.5 }),
  )
  observer.observe(root)
  listen(section, 'pointerenter pointerleave focusin', update)
  // The focus is still on its way.
  listen(section, 'focusout', () => queueMicrotask(update))
  listen(document, 'visibilitychange', update)
  listen(reduced, 'change', () => turn(isOn, isAsked))
  for (const stop of [() => observer.disconnect(), onBfcacheRestore(update), update])
    signal.addEventListener('abort', stop)
  return {
    isOn: () => isOn && !reduced.matches,
    isReduced: () => reduced.matches,
    stop: () => isOn && turn(false, false),
    toggle: () => turn(!isOn, !isOn),
  }
}
