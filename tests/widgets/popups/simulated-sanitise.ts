// A simulated document does not parse as DOMPurify needs it: what is cleaned away is tried in a real browser too.
import { RoveError } from '../../../core/errors'
import type { sanitise as real } from '../../../core/sanitise'

/** Takes scripts and styles away, says so, and refuses what says `refused`. */
export const sanitise: typeof real = async (html, withActions, tell) => {
  if (html.includes('refused')) throw new RoveError('unsafe', 'sanitise')
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  const removed = [...content.querySelectorAll('script,style')]
  for (const node of removed) node.remove()
  tell?.(removed.map(({ localName }) => `<${localName}>`))
  if (!withActions) for (const form of content.querySelectorAll('form')) form.removeAttribute('action')
  return content
}
