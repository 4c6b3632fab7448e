/**
 * The actions that widgets perform for the visitor, and that a page can call or replace as `rove.actions`. An action
 * publishes its fact itself, once, whether ours or the page's own performed it. Each noun adds its actions in its own
 * folder: `core/shop/love/love.action.ts`.
 */

/**
 * The actions of `rove.actions`. A page can replace any of them; its replacement gets ours as the second argument, to
 * call it before or after its own code. A replacement must not call `rove.actions` for itself: that rejects with
 * RoveError `calls-itself`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each noun adds its own
export interface Actions {}

declare module '../state/page' {
  interface Page {
    /** The page's replacements of our actions, by name. */
    readonly performs: Partial<Actions>
  }
}
