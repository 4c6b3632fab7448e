/** The delays of a payment. */

/** Delays between polls, in milliseconds. The last one repeats. */
export const retryDelaysMs = [0, 2000, 4000, 8000, 15_000] as const

/** How long to wait for the provider before the server is polled too. A later response still counts. */
export const providerTimeoutMs = 45_000
