/** Whether a popup asks for an address, and where. Source: document 3, section 3 (POP-04). */
import type { Definition } from './popups.rules'

/** Whether it asks for an address: one that names a list does, and one whose HTML has a form that asks us for one. */
export function asksForAddress({ markup: { form, list, html } }: Definition): boolean {
  return !!form || !!list || (html.match(forms) ?? []).some((one) => !goesSomewhere.test(one) && asksWho.test(one))
}

/** The field for an address, of a form that does not say where it goes. */
export const addressField = 'form:not([action]) :is([type=email],[name="email" i])'

const forms = /<form[\s>][\s\S]*?(?:<\/form|$)/gi
/** A form that says where it goes is the page's own: a search, a login. A script is no place, nor is `#`. */
const goesSomewhere = /^<form(?:[^>"']|"[^"]*"|'[^']*')*?[\s/]action(?![^\s=/>])(?!\s*=\s*["']?\s*(?:javascript:|#))/i
const asksWho = /\s(?:type|name)\s*=\s*["']?email["'\s/>]/i
