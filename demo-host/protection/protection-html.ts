/**
 * The terms of protection. They contain a script, an event handler and a style sheet, as in an old shop, which the widget
 * must remove.
 */
import { html, raw } from 'hono/html'
import type { Visitor } from '../visitor/visitor'

/** @param hideTitle whether the caller shows its own title */
export function protectionHtml({ t }: Pick<Visitor, 't'>, title: string, hideTitle: boolean) {
  return html`<div class="mulberry-modal">
${hideTitle ? '' : raw(`<h2>${t('protectionTitle')}</h2>`)}
<p>${t('protectionText').replace('{title}', title)}</p>
<ul>
<li>${t('protectionStains')}</li>
<li>${t('protectionTears')}</li>
<li>${t('protectionFrames')}</li>
</ul>
<p><a href="/returns" onclick="window.protectionPressed = true">${t('protectionTerms')}</a></p>
<style>.mulberry-modal { color: red }</style>
<script>window.protectionShown = true</script>
</div>`
}
