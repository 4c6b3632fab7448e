/** Delays in milliseconds: from the load to the question, and from then to the end of the checkout (CHK-06). */
export const timingDelaysMs = { ask: 1_500_000, leave: 300_000 } as const
