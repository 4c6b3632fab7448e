/** Whether the options of a product can be shown in the order of the server's form. */
import { unknown } from 'valibot'
import { readSetting } from '../../core/base/input/read-setting'
import type { Finding } from './finding'

const asGiven = { name: 'oid_details', schema: unknown(), otherwise: undefined } as const

/** Compares the settings of the page with the form in the first `<rove-buybox>`, by Ubercart’s names of fields. */
export function optionOrder(): Finding[] {
  const given = readSetting(asGiven)
  const box = document.querySelector('rove-buybox')
  if (!box || !given || Array.isArray(given)) return []
  const details = Object(given) as Readonly<Record<string, unknown>>
  if (Object.entries(details).some(([, option]) => Object.hasOwn(Object(option), 'weight'))) return []
  return Object.entries(optionsByField(box)).flatMap(([field, shown]) => {
    const inForm = shown.filter((id) => Object.hasOwn(details, id))
    const ours = Object.keys(details).filter((id) => inForm.includes(id))
    if (inForm.join() === ours.join()) return []
    return [
      {
        severity: 'warning' as const,
        what: `The options of ${field} are shown in another order than in the server’s form.`,
        evidence: `form: ${inForm.join(', ')}; oid_details: ${ours.join(', ')}`,
        mend: 'An object whose keys are numbers has no order of its own. Write oid_details as a list, or give each option a weight.',
      },
    ]
  })
}

/** The ids of the options by the names of their fields, in the form’s order. */
function optionsByField(box: Element): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {}
  for (const choice of box.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
    'select[name^="attributes["] option, input[type=radio][name^="attributes["]',
  )) {
    const name = (choice.closest('select') ?? choice).getAttribute('name') ?? ''
    const id = choice.getAttribute('value') ?? ''
    if (/^\d+$/.test(id) && !found[name]?.includes(id)) found[name] = [...(found[name] ?? []), id]
  }
  return found
}
