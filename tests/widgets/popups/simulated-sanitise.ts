// happy-dom does not parse as DOMPurify requires: sanitising is also tested in a real browser.

import { keepOwnForms } from '../../../core/base/input/foreign-forms'
import type { sanitise as real } from '../../../core/base/input/sanitise'
import { RoveError } from '../../../core/base/report/errors'

/** Removes scripts and styles, reports that, and rejects text that contains `refused`. */
export const sanitise: typeof real = async (html, where, withActions = true, tell) => {
  if (html.includes('refused')) throw new RoveError('unsafe', 'sanitise')
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  const removed = [...content.querySelectorAll('script,style')]
  for (const node of removed) node.remove()
  if (!withActions) for (const form of content.querySelectorAll('form')) form.removeAttribute('action')
  keepOwnForms(where, content)
  tell?.(removed.map(({ localName }) => `<${localName}>`))
  return content
}
