/** A file that makes no progress for this long has failed, in milliseconds (TRADE-02). */
export const stallMs = 20_000
