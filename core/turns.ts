/** One voice at a time: whatever wants to speak to a visitor unasked takes its turn here. */
import { focusPath, isCovered } from './device/covered'
import { mustWait, type Situation, type Voice, voices } from './domain/turn'
import { own } from './own'
import { page } from './page'
import { guard } from './report'
import { createStore } from './state/create-store'

interface Waiting {
  readonly voice: Voice
  /** Speaks, or finds that there is nothing to say any more: then it calls `end` at once with `false`. */
  readonly speak: (end: (spoke?: boolean) => void) => void
  /** There while it speaks. */
  end?: () => void
}

/** For how long after a key somebody writes, in milliseconds. */
const writing = 3000

/** What this page knows of turns. */
export interface Turns {
  readonly waiting: Set<Waiting>
  speaking?: Voice
  last?: { readonly voice: Voice; readonly at: number }
  /** When a key was last pressed; before anybody listened, that may have been just now. */
  keyed: number
  /** What asks for silence, in words. */
  readonly holds: Set<{ readonly why: string }>
  timer?: ReturnType<typeof setTimeout>
}

/**
 * Speaks once it may: now, or when nothing stands in the way any more. The most urgent comes first.
 *
 * @returns the undo: it no longer waits, or no longer speaks
 */
export function takeTurn(voice: Voice, speak: Waiting['speak']): () => void {
  const turns = pageTurns()
  const waiting: Waiting = { voice, speak }
  turns.waiting.add(waiting)
  next()
  return () => {
    turns.waiting.delete(waiting)
    waiting.end?.()
  }
}

/** Why a voice would have to wait now, in words; nothing where it may speak. */
export function whyWait(voice: Voice): string | undefined {
  return mustWait(voice, situation())
}

/** Nobody speaks unasked until the returned end is called. @param why what is under way, in words for a marketer */
export function holdTurns(why = 'a payment is under way'): () => void {
  const { holds } = pageTurns()
  const hold = { why }
  holds.add(hold)
  return () => {
    if (holds.delete(hold)) next()
  }
}

function pageTurns(): Turns {
  const shared = page()
  if (!shared.turns) {
    const turns: Turns = { waiting: new Set(), holds: new Set(), keyed: performance.now() }
    shared.turns = turns
    shared.standing ??= createStore(0)
    shared.standing.subscribe(next)
    // Leaving a field; whoever goes to the next one has come to it by then.
    document.addEventListener('focusout', () => setTimeout(next))
    const keyed = () => {
      turns.keyed = performance.now()
    }
    addEventListener('keydown', keyed, own({ capture: true }))
  }
  return shared.turns
}

/** Lets the most urgent of those who wait speak, if anybody may. */
const next = guard('turns', () => {
  const turns = pageTurns()
  clearTimeout(turns.timer)
  const byUrgency = [...turns.waiting].sort((a, b) => voices.indexOf(a.voice) - voices.indexOf(b.voice))
  const now = byUrgency.find(({ voice }) => !whyWait(voice))
  if (!now) {
    if (turns.waiting.size > 0) turns.timer = setTimeout(next, 1000)
    return
  }
  turns.waiting.delete(now)
  turns.speaking = now.voice
  const end = (spoke = true) => {
    if (!now.end) return
    delete now.end
    delete turns.speaking
    if (spoke) turns.last = { voice: now.voice, at: performance.now() }
    next()
  }
  now.end = end
  try {
    now.speak(end)
  } catch (failure) {
    end(false)
    throw failure
  }
})

function situation(): Situation {
  const { holds, speaking, last } = pageTurns()
  const [hold] = holds
  return {
    held: hold?.why,
    standing: (page().standing?.get() ?? 0) > 0 || isCovered(),
    typing: typing(),
    speaking,
    last: last && { voice: last.voice, ago: performance.now() - last.at },
  }
}

/** Whether what has the focus takes text, and is being given some. Not by who pretends. */
function typing(): Situation['typing'] {
  const path = focusPath()
  if (path[0]?.hasAttribute('data-rove-why')) return undefined
  const place = path.at(-1)
  const inField = place?.matches(
    'input:not([type=checkbox],[type=radio],[type=submit],[type=button]),textarea,select,[contenteditable],iframe',
  )
  // What a frame or a closed shadow root has inside may be the field of a card.
  const mayBeField = place?.localName.includes('-') && !place.shadowRoot
  if (!inField && !mayBeField) return undefined
  return performance.now() - pageTurns().keyed < writing ? 'keys' : 'field'
}
