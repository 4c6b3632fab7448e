/**
 * What lenders' own words beside ours need: a place in the light DOM, where their scripts look for it, and the script,
 * late. One that is blocked leaves the page as it is.
 */
import type { Country, Locale } from '../../../core/domain/countries'
import type { Lender } from '../../../core/domain/financing'
import type { RoveError } from '../../../core/errors'
import type { financingSettings } from '../../../core/host/settings/financing'
import type { Setting } from '../../../core/host/settings/read-setting'
import type { ForeignScript } from '../../../core/net/load-script'
import { createStore, type Store } from '../../../core/state/create-store'

/** What a lender is told of the page. */
export interface LenderPage {
  readonly settings: Setting<typeof financingSettings>
  readonly country: Country
  readonly locale: Locale
}

/** One lender: what its own file knows. */
export interface LenderRow {
  readonly lender: Lender
  /** As people know it. */
  readonly name: string
  /** Its script; nothing where the page has no key for it. */
  script(page: LenderPage): Omit<ForeignScript, 'where'> | undefined
  /** Leaves on the page what its script wants to find there. */
  expect?(page: LenderPage, url: string): void
  /** What its script fills. */
  createPlacement(page: LenderPage): HTMLElement
  /** Says the amount, in minor units, to the placement; and to the script, if it is there. */
  update(placement: HTMLElement, amount: number): void
  /** The height that is kept for its words, in px. */
  room(amount: number): number
}

/** What lenders' words need. */
export interface LenderDeps {
  readonly rows: readonly LenderRow[]
  readonly element: HTMLElement
  readonly page: LenderPage
  /** Its script where it comes from somewhere else. */
  scriptOf(lender: Lender): string | undefined
  /** Calls back once the element is seen and the page has nothing better to do. @returns the undo */
  whenCalm(come: () => void): () => void
  loadScript(script: ForeignScript): Promise<void>
  inform(failure: RoveError): void
}

/** One lender's words on the page. */
export interface LenderMessage {
  readonly lender: Lender
  readonly room: number
}

/** The lenders that have words on this page, and their end. */
export interface LenderMessages extends Pick<Store<readonly LenderMessage[]>, 'get' | 'subscribe'> {
  /** Says the amount, in minor units. Until it is said for the first time, no lender is asked. */
  update(amount: number): void
  stop(): void
}

/** @see LenderDeps */
export function createLenderMessages({ rows, element, page, ...deps }: LenderDeps): LenderMessages {
  const store = createStore<readonly LenderMessage[]>([])
  const ending = new AbortController()
  const { signal } = ending
  const present = rows.flatMap((row) => {
    const script = row.script(page)
    return script
      ? [{ row, script: { ...script, url: deps.scriptOf(row.lender) ?? script.url, where: row.lender } }]
      : []
  })
  const placements = new Map<LenderRow, HTMLElement>()
  let amount: number | undefined

  function begin(to: number): void {
    for (const { row } of present) {
      const placement = row.createPlacement(page)
      placement.slot = row.lender
      placements.set(row, placement)
      row.update(placement, to)
      element.append(placement)
      signal.addEventListener('abort', () => placement.remove())
    }
    const forget = deps.whenCalm(() => {
      for (const { row, script } of present) {
        row.expect?.(page, script.url)
        deps.loadScript(script).then(() => {
          const placement = placements.get(row)
          if (placement && !signal.aborted) row.update(placement, amount ?? to)
        }, deps.inform)
      }
    })
    signal.addEventListener('abort', forget)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    update(to) {
      if (to === amount || signal.aborted) return
      if (amount === undefined) begin(to)
      else for (const [row, placement] of placements) row.update(placement, to)
      amount = to
      store.set(present.map(({ row }) => ({ lender: row.lender, room: row.room(to) })))
    },
    stop: () => ending.abort(),
  }
}
