/** The most products of a list that one event has (TRACK-02). */
export const mostListed = { search: 3, category: 8 } as const
