/**
 * Records what happens in the elements of this page: the answers that they get, the facts that are published, what the
 * visitor does, and what the elements show after each. All elements start again when a recording begins, so that their
 * first calls are in it.
 */

import { pageBus } from '../../core/base/bus/bus'
import { builtIn } from '../../core/base/input/built-in'
import type { Capsule, CapsuleCause, CapsuleElement, CapsuleShown, CapsuleStep } from './capsule'
import {
  beginCapture,
  type Capturing,
  captureElements,
  completeCapsule,
  elementsHere,
  learnHere,
  shownBy,
} from './capture'
import { followActions } from './follow-actions'
import { followAnswers } from './follow-answers'
import { rootsBelow } from './learn-page'
import { plainCopy } from './plain-copy'

/** A running recording. */
export interface Recording {
  /** The number of steps so far. */
  count(): number
  /** Ends it. */
  complete(): Capsule
}

interface Changing extends Omit<CapsuleStep, 'changed'> {
  readonly changed: Record<string, CapsuleShown>
}

/** @param onStep called after each step */
export async function startRecording(onStep: () => void): Promise<Recording> {
  const capturing = beginCapture()
  const began = performance.now()
  const steps: Changing[] = []
  const stops: (() => void)[] = []
  let last: readonly CapsuleShown[] = []
  let isDue = false
  let isEnded = false

  function note(cause: CapsuleCause): void {
    // A call can be answered after the end.
    if (isEnded) return
    // What was rendered since the step before belongs to that one.
    if (isDue) look()
    steps.push({ at: Math.round(performance.now() - began), cause, changed: {} })
    onStep()
    lookSoon()
  }

  /** Once the elements have rendered what follows from the latest step. */
  function lookSoon(): void {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => setTimeout(() => isDue && !isEnded && look()))
  }

  /** Adds to the latest step what the elements show now, where it differs. */
  function look(): void {
    isDue = false
    const step = steps.at(-1)
    if (!step) return
    observe()
    learnHere(capturing, elements)
    last = elements.map((element, number) => {
      const shown = shownBy(element, capturing)
      if (JSON.stringify(shown) === JSON.stringify(last[number])) return last[number] as CapsuleShown
      step.changed[number] = shown
      return shown
    })
  }

  /** Code that is loaded, and timers, change an element long after a step. */
  const observer = new MutationObserver(lookSoon)
  function observe(): void {
    for (const element of elements)
      for (const root of rootsIn(element))
        observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  }
  stops.push(() => observer.disconnect())

  stops.push(followAnswers(note, capturing.cleaner))
  const elements = elementsHere()
  await restart(elements)
  const first = captureElements(capturing)
  last = first.map(({ state, reason, model, picture }) => ({ state, reason, model, picture }))
  observe()
  stops.push(followActions(elements, note, capturing.cleaner), followFacts(note, capturing))

  return {
    count: () => steps.length,
    complete() {
      look()
      isEnded = true
      for (const stop of stops.splice(0)) stop()
      return cleaned(completeCapsule(capturing, first, steps), capturing)
    },
  }
}

/** An element, and all shadow roots of it and in it. */
const rootsIn = (element: Element): Node[] => [element, ...(element.shadowRoot ? rootsBelow(element.shadowRoot) : [])]

/** Ends the elements and starts them again, at their places. */
async function restart(elements: readonly HTMLElement[]): Promise<void> {
  const outer = elements.filter((element) => !builtIn(element.parentElement)?.closest('[data-rove-state]'))
  const places = outer.map((element) => {
    const mark = document.createComment('')
    element.replaceWith(mark)
    return [element, mark] as const
  })
  // An element ends when it is still removed after this turn.
  await Promise.resolve()
  await Promise.resolve()
  for (const [element, mark] of places) mark.replaceWith(element)
}

/** Facts that are published from now on. */
function followFacts(note: (cause: CapsuleCause) => void, { cleaner }: Capturing): () => void {
  const bus = pageBus()
  const { publish } = bus
  bus.publish = (fact, payload, source) => {
    note({ type: 'fact', fact, payload: cleaner.json(plainCopy(payload)) ?? null })
    publish.call(bus, fact, payload, source)
  }
  return () => {
    bus.publish = publish
  }
}

/** Once more, because a step can show what only a later one has revealed to be personal. */
function cleaned(capsule: Capsule, { cleaner }: Capturing): Capsule {
  const { elements, facts, pictures, steps } = capsule
  return {
    ...capsule,
    elements: cleaner.json(elements) as readonly CapsuleElement[],
    facts: cleaner.json(facts) as Capsule['facts'],
    pictures: cleaner.json(pictures) as Capsule['pictures'],
    steps: cleaner.json(steps) as readonly CapsuleStep[],
  }
}
