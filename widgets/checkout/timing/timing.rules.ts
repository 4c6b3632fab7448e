/** Delays in milliseconds: until the visitor is asked, and from then until the order expires (CHK-06). */
export const timingDelaysMs = { ask: 1_500_000, leave: 300_000 } as const
