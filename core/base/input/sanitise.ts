/** Sanitises HTML from a server. The only place where a string becomes markup. Owns DOMPurify. */
import type { RemovedAttribute, RemovedElement } from 'dompurify'
import { RoveError } from '../report/errors'
import { keepOwnForms } from './foreign-forms'
import { renameAttributes } from './html-tags'
import { markupPolicy } from './markup-policy'
import { has } from './own'

/** The longest HTML that is sanitised, in characters: ten times a page of terms. A browser's parser is slow with more. */
export const maxHtmlLength = 500_000

/**
 * The HTML without scripts, event handlers, styles, frames and `javascript:` links, and without forms that are sent to
 * another site: such a form is reported.
 *
 * @param where what the HTML belongs to: named in the report of a form
 * @param withActions whether a form keeps its `action`, so that the browser can send it; without, our code sends it
 * @param onRemoved called with what was removed, except `action`: `<style>`, `onclick`
 *
 * Rejects with RoveError: `too-long` above half a million characters, `unsafe` where the page's policy (Trusted Types `none`) allows no string to become markup.
 */
export async function sanitise(
  html: string,
  where: string,
  withActions = true,
  onRemoved?: (removed: readonly string[]) => void,
): Promise<DocumentFragment> {
  if (html.length > maxHtmlLength) throw new RoveError('too-long', 'sanitise')
  const policy = markupPolicy()
  if (policy === undefined) throw new RoveError('unsafe', 'sanitise')
  const { default: purify } = await import('dompurify')
  try {
    const fragment = purify.sanitize(mask(html), {
      TRUSTED_TYPES_POLICY: policy as never,
      RETURN_DOM_FRAGMENT: true,
      FORBID_TAGS: ['style', 'iframe', 'object', 'embed', 'svg', 'math'],
      FORBID_ATTR: ['style', 'formaction', ...(withActions ? [] : ['action'])],
    })
    restoreNames(fragment)
    keepOwnForms(where, fragment)
    onRemoved?.([...new Set(purify.removed.map(nameOf).filter((name) => name !== 'action'))])
    return fragment
  } catch (cause) {
    throw new RoveError('unsafe', 'sanitise', { cause })
  }
}

/** The name of what was removed, as it was written. */
function nameOf(removed: RemovedElement | RemovedAttribute): string {
  if (has(removed, 'element')) return `<${removed.element.nodeName.toLowerCase().replace('xmp', 'style')}>`
  return removed.attribute?.name.replace(/^x-(?=on|style)/, '') ?? ''
}

/** Stands for the name of a field while its form is sanitised. */
const maskedName = 'data-rove-name'

/**
 * Renames attributes before parsing. Handlers and styles: DOMPurify removes them after parsing, when a page with a strict
 * policy has already reported them. A browser ignores the new names, and parses an `xmp` like a style sheet. Names of
 * fields: DOMPurify removes those that are properties of forms, such as the `name` of Drupal’s login, or the whole form.
 */
function mask(html: string): string {
  const unstyled = html.replace(/(<\/?)style(?=[\s/>])/gi, '$1xmp')
  return renameAttributes(unstyled, (name, tag) => {
    if (/^(on\w+|style)$/i.test(name)) return `x-${name}`
    return /^name$/i.test(name) && /^(input|select|textarea|button)$/i.test(tag) ? maskedName : name
  })
}

/** A form whose fields have their names again is read through `builtIn`. */
function restoreNames(root: DocumentFragment): void {
  for (const field of root.querySelectorAll(`:is(input,select,textarea,button)[${maskedName}]`)) {
    field.setAttribute('name', field.getAttribute(maskedName) ?? '')
    field.removeAttribute(maskedName)
  }
  for (const { content } of root.querySelectorAll('template')) restoreNames(content)
}
