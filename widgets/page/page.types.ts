/** What the files of the page element share. */
import type { ReactNode } from 'react'
import type { Store } from '../../core/base/state/create-store'

/** The parts that can show something. */
export type ShownPart = 'cookies' | 'loading' | 'vr'

/** What is shown, by part. */
export type PageState = Readonly<Partial<Record<ShownPart, ReactNode>>>

/** Shows a part, or with `undefined` nothing of it. */
export type Show = (part: ShownPart, content: ReactNode) => void

/** Holds what the parts show. */
export interface PageModel extends Pick<Store<PageState>, 'get' | 'subscribe'> {
  readonly show: Show
  stop(): void
}

/** Starts a wait. It is shown only if `isPending` is still true after the delay. @returns a function that ends it */
export type Begin = (isPending?: () => boolean) => () => void
