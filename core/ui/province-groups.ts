/** The provinces of a form, grouped by their countries (TRADE-03, SWATCH-03). */
import { builtIn } from '../input/built-in'
import { labelText } from './field-box'

/** One group of the list, with the value that its country has. */
export interface ProvinceGroup {
  readonly group: HTMLOptGroupElement
  readonly country: string
}

/**
 * The groups in the list of provinces: those with `data-country`, and those whose label is the name of a country in the
 * same form, as Drupal writes them.
 */
export function provinceGroups(form: HTMLFormElement): readonly ProvinceGroup[] {
  const named = new Map<string, string>()
  for (const { text, value } of builtIn(form).querySelectorAll<HTMLOptionElement>('select[name=country] option'))
    named.set(text.trim(), value)
  for (const { labels, value } of builtIn(form).querySelectorAll<HTMLInputElement>('input[type=radio][name=country]'))
    named.set(labelText(labels?.[0]), value)
  return [...builtIn(form).querySelectorAll<HTMLOptGroupElement>('select[name=province] optgroup')].flatMap((group) => {
    const country = group.dataset.country ?? named.get(group.label.trim())
    return country === undefined ? [] : [{ group, country }]
  })
}
