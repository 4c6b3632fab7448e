/** Which photo of the wall is open. */
import { createStore, type Store } from '../../core/base/state/create-store'
import type { OpenPhoto, PhotoDialogView } from './community.types'

/** What the model needs from the page. */
export interface CommunityDeps {
  /** Whether this photo is on the page. */
  has(id: string): boolean
  loadDialog(): Promise<PhotoDialogView>
  /** The dialog cannot be loaded: the photo's own page is opened. */
  leaveTo(id: string): void
  /** Another photo is open, or none. */
  changed(): void
  /** The dialog of this photo has been closed. */
  closed(id: string): void
  report(failure: unknown): void
}

/** The model, with what the page and the dialog call. */
export interface CommunityModel extends Pick<Store<OpenPhoto | undefined>, 'get' | 'subscribe'> {
  /** Opens a photo. @returns false where it is not on the page */
  open(id: string): boolean
  /** Shows another photo in the open dialog. */
  show(id: string): void
  close(): void
  /** Nothing is opened any more. */
  stop(): void
}

/** @see CommunityDeps */
export function createCommunityModel({ has, loadDialog, leaveTo, ...deps }: CommunityDeps): CommunityModel {
  const store = createStore<OpenPhoto | undefined>(undefined)
  let isStopped = false

  function set(photo: OpenPhoto | undefined): void {
    if (isStopped) return
    store.set(photo)
    deps.changed()
  }

  async function load(id: string): Promise<void> {
    try {
      set({ id, View: await loadDialog() })
    } catch (failure) {
      deps.report(failure)
      if (!isStopped) leaveTo(id)
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    open(id) {
      if (!has(id)) return false
      void load(id)
      return true
    },
    show(id) {
      const open = store.get()
      if (open) set({ ...open, id })
    },
    close() {
      const open = store.get()
      set(undefined)
      if (open) deps.closed(open.id)
    },
    stop() {
      isStopped = true
    },
  }
}
