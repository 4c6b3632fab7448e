/**
 * What protection covers, as an old shop would write it: with a script, a handler and a style sheet in it, for whoever
 * shows it to take out.
 */
import { html, raw } from 'hono/html'
import type { Visitor } from '../visitor/visitor'

/** @param hideTitle whether whoever shows it has a title of its own */
export function protectionHtml({ say }: Pick<Visitor, 'say'>, title: string, hideTitle: boolean) {
  return html`<div class="mulberry-modal">
${hideTitle ? '' : raw(`<h2>${say('protectionTitle')}</h2>`)}
<p>${say('protectionText').replace('{title}', title)}</p>
<ul>
<li>${say('protectionStains')}</li>
<li>${say('protectionTears')}</li>
<li>${say('protectionFrames')}</li>
</ul>
<p><a href="/returns" onclick="window.protectionPressed = true">${say('protectionTerms')}</a></p>
<style>.mulberry-modal { color: red }</style>
<script>window.protectionShown = true</script>
</div>`
}
