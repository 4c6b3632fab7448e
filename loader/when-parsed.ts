/** Calls `run` once the whole document is parsed: at once where it is. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
  else run()
}
