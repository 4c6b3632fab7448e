/** Finds the folder of the built files. */

interface HostWindow {
  readonly Drupal?: { readonly settings?: { readonly rove?: { readonly baseUrl?: unknown } } }
}

/**
 * The folder of the built files, absolute, ending in a slash. The first of these counts: `Drupal.settings.rove.baseUrl`
 * (a CMS that aggregates files moves the script away from them), `data-rove-base` on the script's tag, the script's own
 * address, the page's address. A file that cannot be loaded is reported with its address.
 *
 * A script of another name is an aggregate, and Drupal 7 writes its settings after all scripts: they are awaited until
 * the document is parsed.
 */
export async function baseUrl(script: HTMLScriptElement | null): Promise<URL> {
  for (;;) {
    const set = (globalThis as HostWindow).Drupal?.settings?.rove?.baseUrl ?? script?.dataset.roveBase
    const own = script?.src
    if (set || /rove.js/.test(own as string) || document.readyState !== 'loading')
      return new URL(`${set || '.'}`.replace(/\/{0,9}$/, '/'), (!set && own) || document.baseURI)
    await new Promise((go) => setTimeout(go, 50))
  }
}
