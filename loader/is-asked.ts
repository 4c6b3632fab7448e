import { observesPage } from '../core/base/page/observes-page'

interface HostGlobals {
  readonly Drupal?: { readonly ajax?: unknown; readonly behaviors?: unknown; readonly settings?: Settings }
  readonly drupalSettings?: Settings
}
interface Settings {
  readonly rove?: unknown
}

/**
 * Whether something on the page asks for what joins it, `init-page.ts`: Drupal's ajax, settings of ours, Drupal's
 * behaviors where the page is not observed, closed overlays in the history entry, or a preview. A page that asks for
 * nothing loads nothing. What is written after the script is there once the document is parsed.
 */
export function isAsked(): boolean {
  const { Drupal, drupalSettings } = globalThis as HostGlobals
  return !!(
    // Read by nobody here: reading it can throw.
    Object.hasOwn(globalThis, 'roveSettings') ||
    Drupal?.ajax ||
    Drupal?.settings?.rove ||
    drupalSettings?.rove ||
    // Not observed, so its tags are found by our behavior.
    (Drupal?.behaviors && !observesPage()) ||
    document.querySelector('[data-rove-settings]') ||
    history.state?.rove_overlays ||
    /rove-(why|doctor)/.test(location.search)
  )
}

/** Whether the page is one of a CMS with settings, which its elements share with other tabs and with the server's commands. */
export const isOfCms = (): boolean => ['Drupal', 'drupalSettings'].some((name) => Object.hasOwn(globalThis, name))
