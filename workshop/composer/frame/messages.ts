/** What the preview’s frame and the composer tell each other. Both have the same origin, and accept no other. */

/** An accessibility finding in the preview. */
export interface Finding {
  readonly rule: string
  readonly help: string
  /** The element that it is about. */
  readonly where: string
}

/** A message of the frame. */
export type FromFrame =
  | { readonly rove: 'state'; readonly state: string; readonly reason: string }
  | { readonly rove: 'said'; readonly text: string }
  | { readonly rove: 'fact'; readonly fact: string }
  | { readonly rove: 'checked'; readonly findings: readonly Finding[] }

/** A message to the frame. */
export interface ToFrame {
  readonly rove: 'check'
}

/** The message of an event; `undefined` if it comes from another origin, another window, or is none. */
export function messageOf<Message extends FromFrame | ToFrame>(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  from: unknown,
): Message | undefined {
  const isOurs =
    origin === location.origin && source === from && typeof (Object(data) as { rove?: unknown }).rove === 'string'
  return isOurs ? (data as Message) : undefined
}
