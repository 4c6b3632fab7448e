/** Where our built files are. */

interface HostWindow {
  readonly Drupal?: { readonly settings?: { readonly rove?: { readonly baseUrl?: unknown } } }
}

/**
 * The folder of the built files, absolute, ending in a slash: `Drupal.settings.rove.baseUrl` (a CMS that aggregates
 * files moves the script away from them), then `data-rove-base` on the script's tag, then the script's own address, and
 * where nothing says it, the page's: what cannot be fetched from there is named on the console with its address.
 */
export function baseUrl(script: HTMLScriptElement | null): string {
  const set = (globalThis as HostWindow).Drupal?.settings?.rove?.baseUrl ?? script?.dataset.roveBase
  return new URL(`${set || '.'}/.`, (!set && script?.src) || document.baseURI).href.replace(/(?<!\/)\/+$/, '/')
}
