/** What the files of the renewal share. */
import type { Store } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import type { RenewalCode } from './membership-renewal.texts'

/**
 * What is shown. The form waits while the offer is open, and is not submitted twice while it leaves the page. `failed`: the
 * discount was accepted, and could not be applied.
 */
export type RenewalState =
  | { readonly at: 'idle' | 'asking' | 'failed' | 'leaving' }
  /** The visitor is being enrolled. `hasFailed`: once more, after a failure. */
  | { readonly at: 'adding'; readonly hasFailed: boolean }

/** What the view and the form use of the model. */
export interface MembershipRenewalModel extends Pick<Store<RenewalState>, 'get' | 'subscribe'> {
  readonly t: TextLookup<RenewalCode>
  /** What members pay less, in words; `undefined` if they have no discount. */
  readonly memberOffer: string | undefined
  /**
   * The form is about to be submitted.
   *
   * @param submit submits it; returns false where the page prevents that
   * @returns whether it is submitted now
   */
  submit(submit: () => boolean): boolean
  /** Enrols the visitor, also once more after a failure. Then the form is submitted. */
  accept(): Promise<void>
  decline(): void
  /** Closes the offer. The form is not submitted. */
  close(): void
  /** The page is shown again. */
  restore(): void
  stop(): void
}
