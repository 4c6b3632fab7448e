/** Dialogs over the page: their code is fetched with the press, and beside the button it says so where none comes. */
import type { ComponentType } from 'react'
import type { Store } from '../../core/state/create-store'
import { takeTurn } from '../../core/turns'
import type { BuyboxState, DialogName } from './buybox.machine'
import type { Box, BuyboxDeps, BuyboxModel, DialogProps } from './buybox.model'

/** The dialogs of one box. */
export interface Dialogs extends Pick<BuyboxModel, 'open' | 'close' | 'dialogView'> {
  /** Offers the cover, which the visitor has not requested: it waits for its turn. */
  offerCover(): Promise<void>
  stop(): void
}

/** @param subscribe follows the box's state */
export function createDialogs(
  box: Box,
  { loadDialog, report }: Pick<BuyboxDeps, 'loadDialog' | 'report'>,
  subscribe: Store<BuyboxState>['subscribe'],
): Dialogs {
  const views = new Map<DialogName, ComponentType<DialogProps>>()
  /** Ends the waiting for a turn, or the turn. */
  let leaveTurn = () => {}

  /** @returns whether there is something to show */
  async function load(name: DialogName): Promise<boolean> {
    const view = views.get(name) ?? (await loadDialog(name))
    if (view) views.set(name, view)
    return view !== undefined
  }

  /** Its turn is over once it is closed. */
  function showCover(end: (spoke?: boolean) => void): void {
    if (!box.take({ type: 'opened', dialog: 'cover' })) {
      end(false)
      return
    }
    const leave = subscribe(() => {
      if (box.get().dialog === 'cover') return
      leave()
      end()
    })
  }

  return {
    async open(name) {
      // Removed first, so that the same sentence is announced again.
      box.take({ type: 'unopened', dialog: undefined })
      try {
        if (await load(name)) box.take({ type: 'opened', dialog: name })
      } catch (failure) {
        report(failure)
        box.take({ type: 'unopened', dialog: name })
      }
    },
    async offerCover() {
      try {
        if (await load('cover')) leaveTurn = takeTurn('cover', showCover)
      } catch (failure) {
        report(failure)
      }
    },
    close: () => void box.take({ type: 'closed' }),
    dialogView() {
      const { dialog } = box.get()
      return dialog && views.get(dialog)
    },
    stop: () => leaveTurn(),
  }
}
