/** HTML from a server, made safe to show: the one place where a string becomes markup. Owns DOMPurify. */
import type { RemovedAttribute, RemovedElement } from 'dompurify'
import { RoveError } from './errors'
import { renameAttributes } from './html-tags'
import { markupPolicy } from './markup-policy'
import { has } from './own'

/** How much HTML is made safe, in characters: a page of terms is a tenth of it. A browser's own parser is slow with more. */
export const longestHtml = 500_000

/**
 * What is left of the HTML without scripts, handlers, styles, frames and links that run.
 *
 * @param withActions whether a form may say where it goes: the caller looks where
 * @param tell is told what was taken away, but for a form's way: `<style>`, `onclick`
 *
 * Rejects with RoveError: `too-long` above half a million characters, `unsafe` where the page's policy (Trusted Types `none`) allows no string to become markup.
 */
export async function sanitise(
  html: string,
  withActions = false,
  tell?: (removed: readonly string[]) => void,
): Promise<DocumentFragment> {
  if (html.length > longestHtml) throw new RoveError('too-long', 'sanitise')
  const policy = markupPolicy()
  if (policy === undefined) throw new RoveError('unsafe', 'sanitise')
  const { default: purify } = await import('dompurify')
  try {
    const fragment = purify.sanitize(unnoticed(html), {
      TRUSTED_TYPES_POLICY: policy as never,
      RETURN_DOM_FRAGMENT: true,
      FORBID_TAGS: ['style', 'iframe', 'object', 'embed', 'svg', 'math'],
      FORBID_ATTR: ['style', 'formaction', ...(withActions ? [] : ['action'])],
    })
    tell?.([...new Set(purify.removed.map(nameOf).filter((name) => name !== 'action'))])
    return fragment
  } catch (cause) {
    throw new RoveError('unsafe', 'sanitise', { cause })
  }
}

/** What was taken away, as it was written. */
function nameOf(removed: RemovedElement | RemovedAttribute): string {
  if (has(removed, 'element')) return `<${removed.element.nodeName.toLowerCase().replace('xmp', 'style')}>`
  return removed.attribute?.name.replace(/^x-(?=on|style)/, '') ?? ''
}

/**
 * DOMPurify takes handlers, styles and style sheets away once they are parsed; by then a page with a strict policy has reported them.
 * Under a name that says nothing to a browser they go unnoticed: an `xmp` is parsed as a style sheet is.
 */
function unnoticed(html: string): string {
  const unstyled = html.replace(/(<\/?)style(?=[\s/>])/gi, '$1xmp')
  return renameAttributes(unstyled, (name) => (/^(on\w+|style)$/i.test(name) ? `x-${name}` : name))
}
