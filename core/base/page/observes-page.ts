/** Whether the whole page may be observed: not below `/ar` (LOAD-07). */
export function observesPage(): boolean {
  return !/^\/ar(\/|$)/.test(location.pathname)
}
