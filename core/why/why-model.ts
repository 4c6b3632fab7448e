/** What the why-panel knows: every piece of the page with its reasons, and who is pretended. */
import { page } from '../page'
import { type Piece, pagePieces, type Reason } from '../pieces'
import { report } from '../report'
import { pageServerClock } from '../server-clock'
import { createStore, type Store } from '../state/create-store'
import { pageVisitor, type Visitor } from '../visitor'
import { isUsable, type Pretence, pretenceLink, pretenceRows, pretendedVisitor, readPretence } from './pretence'

/** One piece as it is now. */
export interface ShownPiece extends Pick<Piece, 'kind' | 'id'> {
  readonly state: string
  readonly reasons: readonly Reason[]
  readonly notes: readonly string[]
  readonly stands: boolean
}

/** An element that shows the server's HTML. */
export interface FallenElement {
  readonly tag: string
  readonly reason: string
}

/** All of it. */
export interface ShownWhy {
  readonly pieces: readonly ShownPiece[]
  readonly fallen: readonly FallenElement[]
  /** What the console says of ours, but of popups. */
  readonly reported: readonly string[]
  /** How many dialogs of ours stand over the page. */
  readonly standing: number
  /** As conditions are told now. */
  readonly visitor: Visitor
  readonly pretence: Pretence
  /** This page for somebody who is to see it so. */
  readonly link: string
}

/** What the panel can ask for. */
export interface WhyModel extends Pick<Store<ShownWhy>, 'get' | 'subscribe'> {
  /** Pretends something, where it is usable; an empty text ends that. */
  pretend(name: keyof Pretence, text: string): void
  /** Nothing is pretended any more. */
  reset(): void
  stop(): void
}

/** How often it looks, in milliseconds. */
const often = 1000

/** Watches this page. Nothing of what is pretended is kept or sent. */
export function createWhyModel(location: Pick<Location, 'search' | 'href'> = globalThis.location): WhyModel {
  const [visitors, leaveVisitors] = pageVisitor()
  const [clock, leaveClock] = pageServerClock()
  const truth = visitors.get()
  const shared = page()
  shared.standing ??= createStore(0)
  const { standing } = shared
  let pretence = readPretence(location.search)
  /** When the pretended clock began to run, by `performance.now()`. */
  let since = performance.now()
  const store = createStore<ShownWhy>(look())

  function look(): ShownWhy {
    return {
      pieces: [...pagePieces().get()].sort(byKind).map(shownPiece),
      fallen: [...document.querySelectorAll<HTMLElement>('[data-rove-state=fallback]')].map(
        ({ localName, dataset }) => ({ tag: localName, reason: dataset.roveReason ?? '' }),
      ),
      // What is said of a popup stands at the popup.
      reported: [...shared.reported].filter((line) => !line.startsWith('[rove] popup ')),
      standing: standing.get(),
      visitor: visitors.get(),
      pretence,
      link: pretenceLink(pretence, location.href),
    }
  }

  /** Tells conditions and the countdown who and when it is: a pretended clock runs on from where it was set. */
  function become(): void {
    const as = pretendedVisitor(pretence, truth)
    const now = as.now === undefined ? undefined : as.now + performance.now() - since
    visitors.pretend(now === undefined ? as : { ...as, now })
    clock.pretend(now)
    store.set(look())
  }

  function change(next: Pretence): void {
    if (next.clock !== pretence.clock) since = performance.now()
    pretence = next
    become()
  }

  const timer = setInterval(() => {
    if (pretence.clock) become()
    else store.set(look())
  }, often)
  const leave = [pagePieces(), standing].map((told) => told.subscribe(() => store.set(look())))
  become()
  return {
    get: store.get,
    subscribe: store.subscribe,
    pretend(name, text) {
      const row = pretenceRows.find((one) => one.name === name)
      const { [name]: _, ...others } = pretence
      change(row && isUsable(row, text) ? { ...others, [name]: text } : others)
    },
    reset: () => change({}),
    stop() {
      clearInterval(timer)
      for (const end of leave) end()
      visitors.pretend({})
      clock.pretend()
      leaveVisitors()
      leaveClock()
    },
  }
}

/** What a marketer has most to do with comes first; pieces of one kind keep the order they were declared in. */
const kinds: readonly Piece['kind'][] = ['popup', 'countdown', 'chat', 'experiment']

function byKind(one: Piece, other: Piece): number {
  return kinds.indexOf(one.kind) - kinds.indexOf(other.kind)
}

/** A piece that fails to explain itself says so, and the others are still shown. */
function shownPiece(piece: Piece): ShownPiece {
  const { kind, id } = piece
  try {
    return {
      kind,
      id,
      state: piece.state(),
      reasons: piece.explain(),
      notes: piece.notes?.() ?? [],
      stands: piece.stands?.() ?? false,
    }
  } catch (failure) {
    report('why', failure)
    return { kind, id, state: 'cannot say', reasons: [], notes: [], stands: false }
  }
}
