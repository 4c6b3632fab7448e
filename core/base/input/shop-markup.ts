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
  if (isJson(html) || isPage(html))
    throw new RoveError('not-html', where, { cause: `it begins with ${html.trim().slice(0, 40)}` })
  const fragment = await sanitise(html, where)
  if (fragment.textContent.trim() || fragment.querySelector('img,video,audio,input,button')) return fragment
  throw new RoveError('not-html', where, { cause: 'nothing is left of it once it is cleaned' })
}

/** Whether an answer is JSON, valid or not, or nothing. */
const isJson = (html: string): boolean => /^(?:[{["]|(?:null|true|false|-?\d[\d.]*)?$)/.test(html.trim())

/** Whether an answer is a whole page. */
export const isPage = (html: string): boolean => !isJson(html) && /<(?:!doctype|html|head|body)[\s>]/i.test(html)
