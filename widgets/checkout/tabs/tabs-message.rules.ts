/** Messages between tabs about an order. */
import { type InferOutput, optional, picklist, safeParse, string } from 'valibot'
import { shape } from '../../../core/base/input/shape'

const tabMessage = shape({
  order: string(),
  /** The payment attempt; empty if the order was changed. */
  attempt: optional(string(), ''),
  /** An attempt has started, ended, or was stopped by the sender; or a change of the order was requested. */
  at: picklist(['paying', 'rested', 'stopped', 'changed']),
})

/** A message between tabs about an order. */
export type TabMessage = Readonly<InferOutput<typeof tabMessage>>

/** Reads a message; `undefined` if it is invalid. */
export function readTabMessage(message: unknown): TabMessage | undefined {
  const { success, output } = safeParse(tabMessage, message)
  return success ? output : undefined
}
