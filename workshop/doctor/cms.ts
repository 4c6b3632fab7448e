/** The CMS that has written the page, by what it leaves in it. */

/** Systems whose own ways a finding can name. `Drupal` is version 8 or later. */
export type Cms = 'Drupal 7' | 'Drupal' | 'WordPress'

interface Host {
  readonly Drupal?: { readonly settings?: unknown }
  readonly drupalSettings?: unknown
}

/** `undefined` where nothing tells it. */
export function cmsOfPage(): Cms | undefined {
  const { Drupal, drupalSettings } = globalThis as Host
  const generator = generatorOfPage() ?? ''
  if (/^Drupal 7\b/.test(generator) || (Drupal && !drupalSettings && !/^Drupal/.test(generator))) return 'Drupal 7'
  if (drupalSettings || /^Drupal/.test(generator)) return 'Drupal'
  const isWordPress =
    /^WordPress/.test(generator) ||
    document.querySelector(
      '[src*="/wp-content/"],[src*="/wp-includes/"],[href*="/wp-content/"],[href*="/wp-includes/"]',
    )
  return isWordPress ? 'WordPress' : undefined
}

/** What the page says of its system: `Drupal 7 (http://drupal.org)`. */
export function generatorOfPage(): string | undefined {
  return [...document.querySelectorAll('meta')].find(({ name }) => name.toLowerCase() === 'generator')?.content
}
