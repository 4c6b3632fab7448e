/**
 * The dialogs of the buybox. Their code is loaded at the press. If that fails, a message is shown beside the button.
 */
import type { ComponentType } from 'react'
import type { Store } from '../../core/base/state/create-store'
import { queueDialog } from '../../core/shop/campaign/dialog-queue.store'
import type { BuyboxState, DialogName } from './buybox.machine'
import type { Box, BuyboxDeps, BuyboxModel, DialogProps } from './buybox.types'

/** The dialogs of one buybox. */
export interface DialogsModel extends Pick<BuyboxModel, 'open' | 'close' | 'dialogView'> {
  /** Queues the dialog that offers the cover. The visitor has not requested it, so it waits in the dialog queue. */
  offerCover(): Promise<void>
  stop(): void
}

/**
 * @param subscribe subscribes to the buybox's state
 * @param isCoverTaken whether the visitor has asked for the cover
 */
export function createDialogsModel(
  box: Box,
  { loadDialog, report }: Pick<BuyboxDeps, 'loadDialog' | 'report'>,
  subscribe: Store<BuyboxState>['subscribe'],
  isCoverTaken: () => boolean,
): DialogsModel {
  const views = new Map<DialogName, ComponentType<DialogProps>>()
  /** Removes the cover from the dialog queue, or notifies the queue that its dialog is closed. */
  let leaveQueue = () => {}

  /** @returns whether the dialog was loaded */
  async function load(name: DialogName): Promise<boolean> {
    const view = views.get(name) ?? (await loadDialog(name))
    if (view) views.set(name, view)
    return view !== undefined
  }

  let unsubscribe = () => {}

  /** Opens the cover's dialog. `close` lets the queue continue. */
  function showCover(close: (shown?: boolean) => void): void {
    if (!box.dispatch({ type: 'opened', dialog: 'cover' })) {
      close(false)
      return
    }
    unsubscribe = subscribe(() => {
      if (box.get().dialog === 'cover') return
      unsubscribe()
      close()
    })
  }

  /**
   * The page asks about cookies: the cover is offered again after the answer. One that was asked for is not: it would be
   * bought twice.
   */
  function stepAside(): boolean {
    if (isCoverTaken()) return false
    unsubscribe()
    return box.dispatch({ type: 'closed' })
  }

  return {
    async open(name) {
      // Removed first, so that screen readers announce the same message again.
      box.dispatch({ type: 'unopened', dialog: undefined })
      try {
        if (await load(name)) box.dispatch({ type: 'opened', dialog: name })
      } catch (failure) {
        report(failure)
        box.dispatch({ type: 'unopened', dialog: name })
      }
    },
    async offerCover() {
      try {
        if (await load('cover')) leaveQueue = queueDialog('cover', showCover, stepAside)
      } catch (failure) {
        report(failure)
      }
    },
    close: () => void box.dispatch({ type: 'closed' }),
    dialogView() {
      const { dialog } = box.get()
      return dialog && views.get(dialog)
    },
    stop: () => leaveQueue(),
  }
}
