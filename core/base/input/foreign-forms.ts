import { report } from '../report/report'
import { builtIn } from './built-in'
import { safeUrl } from './safe-url'

/**
 * Removes the forms that are sent to another site, and reports them. This decides; checks of a form's text before it is
 * parsed do not.
 *
 * @param where what the HTML belongs to: named in the report
 */
export function keepOwnForms(where: string, fragment: DocumentFragment): void {
  for (const found of fragment.querySelectorAll<HTMLFormElement>('form[action]')) {
    const form = builtIn(found)
    const action = (form.getAttribute('action') ?? '').trim()
    // A fragment is no target: our code sends such a form.
    if (action.startsWith('#')) form.removeAttribute('action')
    else if (!isOwn(action)) {
      form.remove()
      report(where, 'a form in its HTML submits to another site, it is left out')
    }
  }
}

/** A form is sent to the shop's own origin only. */
const isOwn = (action: string) => new URL(safeUrl(action || '?') ?? 'about:blank').origin === location.origin
