import { RoveError } from './errors'
import { sanitise } from './sanitise'

/**
 * HTML that the shop's server answered with, made safe to show. A server that is out of order answers with something
 * else and says that it is well: a whole page, JSON, nothing.
 *
 * Rejects with RoveError as `sanitise` does, and with `not-html` where it is no fragment or nothing of it can be shown.
 *
 * @param where which call answered: named in errors
 */
export async function shopMarkup(where: string, html: string): Promise<DocumentFragment> {
  if (!isFragment(html)) throw new RoveError('not-html', where, { cause: `it begins with ${html.trim().slice(0, 40)}` })
  const fragment = await sanitise(html)
  if (fragment.textContent.trim() || fragment.querySelector('img,video,audio,input,button')) return fragment
  throw new RoveError('not-html', where, { cause: 'nothing is left of it once it is cleaned' })
}

/** Whether a text can be part of a page: it is no page of its own, and no JSON, the broken one included. */
function isFragment(html: string): boolean {
  const isJson = /^(?:[{["]|(?:null|true|false|-?\d[\d.]*)?$)/.test(html.trim())
  return !isJson && !/<(?:!doctype|html|head|body)[\s>]/i.test(html)
}
