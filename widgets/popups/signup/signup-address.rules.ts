/** Whether and where a popup asks for an e-mail address (POP-04). */
import type { Definition } from '../popups.rules'

/** Whether a popup asks for an address: its definition names a list, or its HTML has a form with an address field. */
export function asksForAddress({ markup: { form, list, html } }: Definition): boolean {
  return !!form || !!list || (html.match(forms) ?? []).some((one) => !hasAction.test(one) && hasAddressField.test(one))
}

/** The address field of a form without an `action`. */
export const addressField = 'form:not([action]) :is([type=email],[name="email" i])'

const forms = /<form[\s>][\s\S]*?(?:<\/form|$)/gi
/** A form with an `action` is the page's own, such as a search or a login. `javascript:` and `#` do not count. */
const hasAction = /^<form(?:[^>"']|"[^"]*"|'[^']*')*?[\s/]action(?![^\s=/>])(?!\s*=\s*["']?\s*(?:javascript:|#))/i
const hasAddressField = /\s(?:type|name)\s*=\s*["']?email["'\s/>]/i
