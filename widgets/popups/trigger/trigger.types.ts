/** The interface of a trigger. */

/**
 * The trigger has fired. `immediately`: the popup opens at once or not at all for this event; it does not wait for the
 * dialog queue.
 *
 * @returns true when the trigger can be stopped
 */
export type Fire = (immediately?: boolean) => boolean

/**
 * Watches for the event and calls `fire` each time, until `fire` returns true.
 *
 * @returns a function that stops it
 */
export type Trigger = (fire: Fire) => () => void
