/**
 * The terms for goods made to order. They contain a script and an event handler, as in an old shop, which the widget must
 * remove.
 */
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'

/** The texts of the terms, point by point. */
export const termsPoints: readonly ShopCode[] = ['termsTime', 'termsFinal', 'termsCancel', 'termsColour']

/** The terms as HTML. */
export function cartTerms({ t }: Pick<Visitor, 't'>): string {
  return `<div class="custom-order-terms">
<p>${t('termsIntro')}</p>
<ul>
${termsPoints.map((code) => `<li>${t(code)}</li>`).join('\n')}
</ul>
<p><a href="/returns" onclick="window.termsPressed = true">${t('termsMore')}</a></p>
<script>window.termsShown = true</script>
</div>`
}
