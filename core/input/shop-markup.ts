import { RoveError } from '../report/errors'
import { sanitise } from './sanitise'

/**
 * Sanitised HTML from an answer of the shop's server. A faulty server can answer with status 200 and a whole page, JSON
 * or nothing.
 *
 * Rejects with RoveError as `sanitise` does, and with `not-html` if it is not a fragment or nothing is left to show.
 *
 * @param where which call answered: named in errors
 */
export async function shopMarkup(where: string, html: string): Promise<DocumentFragment> {
  if (!isFragment(html)) throw new RoveError('not-html', where, { cause: `it begins with ${html.trim().slice(0, 40)}` })
  const fragment = await sanitise(html)
  if (fragment.textContent.trim() || fragment.querySelector('img,video,audio,input,button')) return fragment
  throw new RoveError('not-html', where, { cause: 'nothing is left of it once it is cleaned' })
}

/** Whether a text is an HTML fragment: neither a whole page nor JSON, valid or not. */
function isFragment(html: string): boolean {
  const isJson = /^(?:[{["]|(?:null|true|false|-?\d[\d.]*)?$)/.test(html.trim())
  return !isJson && !/<(?:!doctype|html|head|body)[\s>]/i.test(html)
}
