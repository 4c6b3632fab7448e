/** The address of a page of the wall of customers' photos. */
export const wallAddress = (page: number): string => `/community${page > 1 ? `/page/${page}` : ''}`
