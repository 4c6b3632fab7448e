/** Finds the folder of the built files. */

interface HostWindow {
  readonly Drupal?: { readonly settings?: { readonly rove?: { readonly baseUrl?: unknown } } }
}

/**
 * The folder of the built files, absolute, ending in a slash. The first of these counts: `Drupal.settings.rove.baseUrl`
 * (a CMS that aggregates files moves the script away from them), `data-rove-base` on the script's tag, the script's own
 * address, the page's address. A file that cannot be loaded is reported with its address.
 */
export function baseUrl(script: HTMLScriptElement | null): string {
  const set = (globalThis as HostWindow).Drupal?.settings?.rove?.baseUrl ?? script?.dataset.roveBase
  return new URL(`${set || '.'}/.`, (!set && script?.src) || document.baseURI).href.replace(/(?<!\/)\/+$/, '/')
}
