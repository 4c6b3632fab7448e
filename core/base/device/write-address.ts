/**
 * Writes the tab's address, in its history entry or in a new one. A browser allows a number of changes in a time, and a
 * sandboxed page none: then the address stays.
 */
export function writeAddress(how: 'replaceState' | 'pushState', state: unknown, href: string | URL): void {
  try {
    history[how](state, '', href)
  } catch {
    // What is shown does not depend on it.
  }
}
