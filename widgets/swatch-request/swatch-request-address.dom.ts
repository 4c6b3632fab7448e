/** The address: its fields follow the country, and have the checkout's rules and words (SWATCH-03). */

import type { Listen } from '../../core/base/bus/listen'
import type { CountryCode } from '../../core/base/country/countries.rules'
import type { Market } from '../../core/base/country/country.setting'
import { builtIn } from '../../core/base/input/built-in'
import { own } from '../../core/base/input/own'
import { cover, note, restore } from '../../core/base/page/traces'
import { createTextLookup } from '../../core/base/texts/texts'
import { addressFieldTexts } from '../../core/shop/address/address.texts'
import { addressFormOf, labelOf, type Zone } from '../../core/shop/address/address-form.rules'
import {
  addressFieldOf,
  normalSwatchValue,
  readSwatchValues,
  type SwatchField,
  type SwatchValues,
  swatchCountry,
  swatchErrors,
} from '../../core/shop/swatch-request/swatch.rules'
import { offerGroups, provinceGroups } from '../../core/view/form/province-groups'
import type { SwatchForm } from './swatch-request.dom'

/** The address on the page. */
export interface SwatchAddress {
  /** Calls the function with the country, now and after each change. */
  watchCountry(run: (country: CountryCode) => void): void
  /** The chosen country; of a form without the field, the page’s. */
  country(): CountryCode | undefined
  /** The provinces of a country, by its ISO number. */
  zonesOf(country: number): readonly Zone[]
  values(): SwatchValues
  /** Writes values that a lookup has found, or that were typed before. */
  fill(values: Readonly<Partial<Record<string, string>>>): void
  /** Validates all fields. @returns whether all are valid; else each problem is shown, and the first has the focus */
  validate(): boolean
  /** Shows problems beside their fields, and moves the focus to the first. */
  flag(problems: ReadonlyMap<string, string>): void
}

/** @see SwatchAddress */
export function showAddress(
  swatchForm: SwatchForm,
  { language, country: pageCountry }: Market,
  listen: Listen,
  signal: AbortSignal,
): SwatchAddress {
  const { form, address, fields, read, write, box, control, flag } = swatchForm
  const t = createTextLookup(addressFieldTexts, language)
  const only = fields.includes('country') ? undefined : pageCountry.code
  const country = () => only ?? swatchCountry(read('country'))
  const province = builtIn(form).querySelector<HTMLSelectElement>('select[name=province]')
  const groups = provinceGroups(form)
  const offered = offerGroups(groups)
  const groupOf = (code?: CountryCode) => groups.find((one) => swatchCountry(one.country) === code)?.group
  // A province without groups by country is as the form says.
  const isProvinceRequired = swatchForm.isRequired('province')
  const countZones = (code: CountryCode) =>
    groups.length === 0 ? Number(isProvinceRequired) : (groupOf(code)?.children.length ?? 0)
  const values = () => readSwatchValues(read, fields, only)
  const errors = () => swatchErrors(values(), countZones, only)
  const watchers: ((country: CountryCode) => void)[] = []
  let shown: CountryCode | undefined
  /** The country that the server has written the labels for. */
  const options = [...(builtIn(form).querySelector<HTMLSelectElement>('select[name=country]')?.options ?? [])]
  const { value: servedCountry } = options.find(({ defaultSelected }) => defaultSelected) ?? options[0] ?? {}
  const served = servedCountry === undefined ? country() : swatchCountry(servedCountry)
  /** The fields whose problems the server has told: they stay until the field is changed. */
  const told = new Set<string>()
  /** The labels that are not the server's own now, each with what shows that again. */
  const labels = new Map<HTMLElement, () => void>()

  /** Shows the labels, the provinces and the fields of the country. */
  function follow(): void {
    const code = country()
    if (!code || code === shown) return
    shown = code
    offered.offer(({ group }) => group === groupOf(code))
    const around = box('province')
    if (around) note(around, 'hidden').hidden = groups.length > 0 && countZones(code) === 0
    for (const field of fields) {
      const known = addressFieldOf(field)
      const label = box(field)?.querySelector('label')
      if (!known || !label) continue
      const isOptional = addressFormOf(code).optional.includes(known)
      const input = control(field) as HTMLInputElement | null
      if (input && (field !== 'province' || groups.length > 0)) note(input, 'required').required = !isOptional
      labels.get(label)?.()
      labels.delete(label)
      if (code !== served)
        labels.set(label, cover(label, t(labelOf(code, known)) + (isOptional ? ` ${t('optional')}` : '')))
    }
    for (const run of watchers) run(code)
  }

  function flagAll(problems: ReadonlyMap<string, string>): void {
    for (const field of fields) flag(field, problems.get(field) ?? '')
    const first = fields.find((field) => problems.has(field))
    if (first) control(first)?.focus()
  }

  listen(address, 'focusout', ({ target }: FocusEvent) => {
    const [input, code] = [target as HTMLInputElement, country()]
    const field = fields.find((one) => one === input.name)
    if (!code || !field || input.localName !== 'input') return
    const normal = normalSwatchValue(code, field, input.value)
    if (normal !== input.value) input.value = normal
  })
  // A problem disappears as soon as its field is valid.
  listen(address, 'input change', ({ target }) => {
    follow()
    const left = errors()
    for (const field of fields) {
      const isTold = told.has(field) && !box(field)?.contains(target as Node)
      if (left.has(field) || isTold || !box(field)?.querySelector('[data-rove-problem]')?.textContent) continue
      told.delete(field)
      flag(field, '')
    }
  })
  follow()
  signal.addEventListener('abort', () => {
    offered.end()
    for (const [, showOwn] of labels) showOwn()
    const around = box('province')
    if (around) restore(around, 'hidden')
    for (const field of fields) {
      flag(field, '')
      const input = control(field)
      if (input) restore(input, 'required')
    }
  })

  return {
    watchCountry(run) {
      watchers.push(run)
      if (shown) run(shown)
    },
    country,
    zonesOf(numeric) {
      const list = groups.length === 0 ? province : groupOf(swatchCountry(`${numeric}`))
      const options = [...(list?.querySelectorAll('option') ?? [])]
      return options.map(({ value, text, dataset }) => ({ id: Number(value), name: text, code: dataset.code ?? '' }))
    },
    values,
    fill(values) {
      for (const [name, value] of Object.entries(values)) {
        if (value !== undefined) write(name, value)
        if (name === 'country') follow()
      }
      const left = errors()
      for (const field of Object.keys(values) as SwatchField[]) if (!left.has(field)) flag(field, '')
      address.dispatchEvent(new CustomEvent('change', own({ bubbles: true })))
    },
    validate() {
      // A script of the page can set the country without an event.
      follow()
      const problems = new Map([...errors()].map(([field, code]) => [field, t(code)]))
      told.clear()
      flagAll(problems)
      return problems.size === 0
    },
    flag(problems) {
      for (const field of problems.keys()) told.add(field)
      flagAll(problems)
    },
  }
}
