/** The server's own controls inside the tag: a select in a form, or links. They work without script (COUNTRY-04). */

import { pageBus } from '../../core/base/bus/bus'
import { createListen } from '../../core/base/bus/listen'
import { countryOfLocale } from '../../core/base/country/countries.rules'
import { isPlainPress } from '../../core/base/device/plain-press'
import { builtIn } from '../../core/base/input/built-in'
import { safeUrl } from '../../core/base/input/safe-url'
import { report } from '../../core/base/report/report'
import type { CountryChoice } from './country.types'

/** The name in reports. */
export const where = 'rove-country'

/** The select whose options are locales, with its form. */
function localeSelect(element: Element): HTMLSelectElement | undefined {
  return [...element.querySelectorAll('select')].find(({ options }) =>
    [...options].some(({ value }) => countryOfLocale(value)),
  )
}

/** Sets the select back to the option that the server selected. */
export function resetControl(element: HTMLElement): void {
  delete element.dataset.changed
  const select = localeSelect(element)
  const index = select ? [...select.options].findIndex(({ defaultSelected }) => defaultSelected) : -1
  if (select && index >= 0) select.selectedIndex = index
}

/** The choice that leads to a locale, where the tag offers it. */
export function findChoice(element: Element, locale: string): CountryChoice | undefined {
  const select = localeSelect(element)
  if (select && [...select.options].some(({ value }) => value === locale)) return selectChoice(select, locale)
  const link = [...element.querySelectorAll<HTMLAnchorElement>('a[data-locale]')].find(
    ({ dataset }) => dataset.locale === locale,
  )
  return link && linkChoice(link)
}

/** Reports what the shop's own control offers in vain: unknown locales, or no choice at all. */
export function reportUnused(element: Element): void {
  const select = localeSelect(element)
  const options = [...(select ?? element).querySelectorAll('option')].map(({ value }) => value)
  const links = [...element.querySelectorAll<HTMLElement>('a[data-locale]')].map(({ dataset }) => dataset.locale)
  const offered = [...options, ...links].filter(Boolean)
  if (!offered.some(countryOfLocale))
    report(where, 'needs a <select> whose options are locales (ko_KR), or a[data-locale]')
  const unknown = offered.filter((locale) => !countryOfLocale(locale))
  if (unknown.length) report(where, `no locales of the shop: ${unknown.join(', ')}`)
}

/** Calls back when the cookie may have changed in another tab: by a switch, or while this tab was hidden. @returns the undo */
export function watchCookie(onChange: () => void): () => void {
  const stopFollowing = pageBus().on('country:changed', onChange)
  const onSeen = () => {
    if (!document.hidden) onChange()
  }
  document.addEventListener('visibilitychange', onSeen)
  return () => {
    stopFollowing()
    document.removeEventListener('visibilitychange', onSeen)
  }
}

/**
 * Calls back with each choice in place of the browser's own navigation. With the keyboard, a select changes at each
 * arrow key: such a change waits for Enter or the form's button, and `data-changed` on the element says so.
 *
 * @param onUse is called when the visitor turns to the control, before a choice
 * @returns the undo
 */
export function watchChoices(
  element: HTMLElement,
  onChoice: (choice: CountryChoice) => void,
  onUse: () => void,
): () => void {
  const ending = new AbortController()
  const listen = createListen(where, ending.signal)
  let byKeyboard = false

  function choose(choice: CountryChoice | undefined, event: Event): void {
    if (!choice) return
    event.preventDefault()
    event.stopPropagation()
    delete element.dataset.changed
    onChoice(choice)
  }
  const chosen = () => {
    const select = localeSelect(element)
    return select && selectChoice(select, select.value)
  }

  function press(): void {
    byKeyboard = false
    onUse()
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.target !== localeSelect(element)) return
    byKeyboard = event.key !== 'Enter'
    if (event.key === 'Enter' && element.dataset.changed !== undefined) choose(chosen(), event)
  }

  function change(event: Event): void {
    if (event.target !== localeSelect(element)) return
    if (byKeyboard) {
      event.stopPropagation()
      element.dataset.changed = ''
    } else choose(chosen(), event)
  }

  function submit(event: Event): void {
    const select = localeSelect(element)
    if (!select || event.target !== select.form) return
    // The shop can hide its button now, and the dialog gives the focus back to where it was.
    if (builtIn(select.form)?.contains(document.activeElement)) select.focus()
    choose(chosen(), event)
  }

  function pressLink(event: MouseEvent): void {
    const link = builtIn(event.target as Element).closest<HTMLAnchorElement>('a[data-locale]')
    if (link && isPlainPress(event) && !link.target) choose(linkChoice(link), event)
  }

  // Before listeners of the page.
  listen(element, 'focusin', onUse, true)
  listen(element, 'pointerdown', press, true)
  listen(element, 'keydown', pressKey, true)
  listen(element, 'change', change, true)
  listen(element, 'submit', submit, true)
  listen(element, 'click', pressLink, true)
  return () => {
    ending.abort()
    delete element.dataset.changed
  }
}

function selectChoice(select: HTMLSelectElement, value: string): CountryChoice | undefined {
  return choiceTo(value, formUrl(select, value), () => {
    select.value = value
    builtIn(select.form)?.submit()
  })
}

function linkChoice({ href, dataset }: HTMLAnchorElement): CountryChoice | undefined {
  return choiceTo(dataset.locale, safeUrl(href), () => location.assign(href))
}

/** Nothing, where the locale is not one of the shop's or the address is not safe. */
function choiceTo(value: string | undefined, href: string | undefined, go: () => void): CountryChoice | undefined {
  const country = countryOfLocale(value)
  const locale = country?.locales.find((one) => one === value)
  return country && locale && href ? { locale, country, href, go } : undefined
}

/** Where the form leads with this locale. A form that posts is checked by its address alone. */
function formUrl(select: HTMLSelectElement, locale: string): string | undefined {
  const { form } = select
  const action = form && safeUrl(builtIn(form).getAttribute('action') || location.href)
  if (!action) return undefined
  const url = new URL(action)
  if (/post/i.test(builtIn(form).getAttribute('method') ?? '')) return url.href
  const fields = [...new FormData(form)].filter(([name]) => name !== select.name)
  url.search = ''
  for (const [name, value] of [...fields, [select.name, locale] as const]) url.searchParams.append(name, String(value))
  return url.href
}
