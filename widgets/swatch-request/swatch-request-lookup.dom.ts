/** The address lookups in the server's form (SWATCH-03). */

import type { Listen } from '../../core/base/bus/listen'
import { type CountryCode, countries, type Locale } from '../../core/base/country/countries.rules'
import { builtIn } from '../../core/base/input/built-in'
import { make, note, restore } from '../../core/base/page/traces'
import { adoptInPage } from '../../core/base/styles/style-sheet'
import type { TextLookup } from '../../core/base/texts/texts'
import type { FoundAddress } from '../../core/shop/lookup/found-address.rules'
import type { LookupCode } from '../../core/shop/lookup/lookup.texts'
import type { LookupConfig, Postcode } from '../../core/shop/lookup/lookup.types'
import { createLookups, loadLookup } from '../../core/shop/lookup/lookups'
import { createSuggestions } from '../../core/shop/lookup/suggestions'
import type { SwatchForm } from './swatch-request.dom'
import type { SwatchAddress } from './swatch-request-address.dom'
import css from './swatch-request-lookup.css?inline'

/** What the lookups need from the form. */
export interface LookupPage {
  readonly swatchForm: SwatchForm
  readonly address: SwatchAddress
  readonly vendors: Readonly<Partial<Record<string, LookupConfig>>>
  readonly locale: Locale
  readonly t: TextLookup<LookupCode>
  readonly listen: Listen
  readonly signal: AbortSignal
  report(failure: unknown): void
}

/** Adds suggestions to the street: a combobox whose list never replaces the typed text by itself. */
export function suggestStreets(input: HTMLInputElement, page: LookupPage): void {
  const { swatchForm, address, vendors, locale, t, listen, signal, report } = page
  const { places } = createLookups(vendors, locale)
  if (!places) return
  const offered = builtIn(swatchForm.form).querySelector<HTMLSelectElement>('select[name=country]')?.options
  const numberOf = (country = address.country()) => countries.find(({ code }) => code === country)?.numeric ?? 0
  const isOffered = (numeric: number) =>
    offered ? [...offered].some(({ value }) => Number(value) === numeric) : numeric === numberOf()
  const suggestions = createSuggestions({
    places,
    countries: countries.filter(({ numeric }) => isOffered(numeric)).map(({ code }): CountryCode => code),
    onStreet: (address1) => address.fill({ address1 }),
    onFound: (found) => void fill(found).catch(report),
  })

  async function fill(found: FoundAddress): Promise<void> {
    const { addressOf } = await loadLookup()
    const { address1 = '', address2 = '', city = '', province = '', postal_code = '' } = address.values()
    const before = { street1: address1, street2: address2, city, postal_code }
    const given = { ...before, country: numberOf(), zone: Number(province) || 0 }
    const filled = { ...given, ...addressOf(found, given, address.zonesOf) }
    if (!isOffered(filled.country)) return
    const isList = swatchForm.control('province') instanceof HTMLSelectElement
    address.fill({
      country: String(filled.country),
      address1: filled.street1,
      address2: filled.street2,
      city: filled.city,
      province: isList ? String(filled.zone || '') : (found.zones[0] ?? province),
      postal_code: filled.postal_code,
    })
  }

  const id = 'rove-swatch-streets'
  const list = make('div', { id, tabIndex: -1 })
  list.setAttribute('aria-label', t('suggestions'))
  list.setAttribute('role', 'listbox')
  const panel = make(
    'div',
    { className: 'rove-swatch-streets', hidden: true },
    list,
    make('p', { textContent: 'Google Maps', translate: false }),
  )
  const count = make('p', { className: 'rove-swatch-hidden' })
  count.setAttribute('role', 'status')
  input.after(panel, count)
  const around = input.parentElement as HTMLElement
  note(around, 'data-rove-suggests').setAttribute('data-rove-suggests', '')
  const names = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'] as const
  note(input, ...names).setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')

  function show(): void {
    const { suggestions: found, active } = suggestions.get()
    const isOpen = found.length > 0
    panel.hidden = !isOpen
    input.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) input.setAttribute('aria-controls', id)
    else input.removeAttribute('aria-controls')
    if (active < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${id}-${active}`)
    list.replaceChildren(
      ...found.map(({ street, town }, n) => {
        const option = make('div', { id: `${id}-${n}` }, `${street} `, make('span', { textContent: town }))
        option.setAttribute('role', 'option')
        option.setAttribute('aria-selected', String(n === active))
        option.addEventListener('click', () => void suggestions.choose(n))
        return option
      }),
    )
    count.textContent = isOpen ? t('count', { n: found.length }) : ''
  }

  show()
  signal.addEventListener('abort', suggestions.subscribe(show))
  signal.addEventListener('abort', adoptInPage(css))
  void places.warm()
  // The press must not move the focus, which would close the list before the click.
  listen(panel, 'mousedown', (event) => event.preventDefault())
  listen(input, 'blur', suggestions.close)
  // Autofill is not typing: it gets no suggestions.
  listen(input, 'input', ({ inputType }: InputEvent) => {
    if (inputType && inputType !== 'insertReplacementText') suggestions.typed(input.value)
    else suggestions.close()
  })
  listen(input, 'keydown', (event: KeyboardEvent) => {
    const { suggestions: found, active } = suggestions.get()
    if (found.length === 0 || event.isComposing) return
    const keys: Partial<Record<string, () => void>> = {
      ArrowDown: () => suggestions.move(1),
      ArrowUp: () => suggestions.move(-1),
      Escape: suggestions.close,
      // Without an active suggestion, Enter submits the form.
      ...(active < 0 ? {} : { Enter: () => void suggestions.choose(active) }),
    }
    const does = keys[event.key]
    if (!does) return
    event.preventDefault()
    does()
  })
  signal.addEventListener('abort', () => {
    suggestions.close()
    for (const node of [panel, count]) node.remove()
    restore(input, ...names)
    restore(around, 'data-rove-suggests')
  })
}

/**
 * Shows Korea's postal code search below its button, and fills in what the visitor chooses.
 *
 * @returns the address that was chosen; `undefined` if the search could not be loaded, or was closed
 */
export async function searchPostcode(
  button: HTMLButtonElement,
  { vendors, locale, address, signal }: LookupPage,
  closed: AbortSignal,
): Promise<Awaited<ReturnType<Postcode['search']>>> {
  const undo = adoptInPage(css)
  const place = make('div', { className: 'rove-swatch-postcode' })
  const remove = () => {
    undo()
    place.remove()
  }
  button.after(place)
  for (const one of [closed, signal]) one.addEventListener('abort', remove)
  const found = await createLookups(vendors, locale).postcode?.search(place, address.values().postal_code ?? '')
  remove()
  if (!closed.aborted && found)
    address.fill({ address1: found.street1, city: found.city, postal_code: found.postal_code })
  return found
}
