/** The provinces of a form, grouped by their countries (TRADE-03, SWATCH-03). */
import { builtIn } from '../../base/input/built-in'
import { lend, make } from '../../base/page/traces'
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

/** The groups that a list of provinces offers. */
export interface OfferedGroups {
  /** Offers some of the groups. */
  offer(isOffered: (group: ProvinceGroup) => boolean): void
  /** Offers all again. */
  end(): void
}

/** Takes groups out of the list: some browsers show those that are hidden. They stay in the page, for a copy of it. */
export function offerGroups(groups: readonly ProvinceGroup[]): OfferedGroups {
  const store = make('template')
  const taken = new Map<ProvinceGroup, () => void>()
  const list = groups[0]?.group.parentElement

  function offer(isOffered: (group: ProvinceGroup) => boolean): void {
    for (const one of groups) {
      const giveBack = taken.get(one)
      if (isOffered(one)) {
        giveBack?.()
        taken.delete(one)
      } else if (!giveBack) {
        taken.set(one, lend(one.group))
        store.content.append(one.group)
      }
    }
    if (taken.size > 0 && !store.isConnected) list?.after(store)
  }

  return {
    offer,
    end() {
      offer(() => true)
      store.remove()
    },
  }
}
