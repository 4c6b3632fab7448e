/**
 * The terms of what is made to order, as an old shop would write them: with a script and a handler in them, for whoever
 * shows them to take out.
 */
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'

/** What they say, point by point. */
export const termsPoints: readonly ShopCode[] = ['termsTime', 'termsFinal', 'termsCancel', 'termsColour']

/** Their HTML. */
export function cartTerms({ say }: Pick<Visitor, 'say'>): string {
  return `<div class="custom-order-terms">
<p>${say('termsIntro')}</p>
<ul>
${termsPoints.map((code) => `<li>${say(code)}</li>`).join('\n')}
</ul>
<p><a href="/returns" onclick="window.termsPressed = true">${say('termsMore')}</a></p>
<script>window.termsShown = true</script>
</div>`
}
