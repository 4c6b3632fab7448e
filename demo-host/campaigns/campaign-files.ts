/** Campaign pages that marketers wrote as files, with the site's tokens filled in. */
import { readFile } from 'node:fs/promises'
import { languageTag } from '../../core/domain/countries'
import { lastDay, saleEnd } from '../marketing/sale'
import type { Visitor } from '../visitor/visitor'

/** By slug: the title. The file has the slug's name. */
export const campaignFiles: Readonly<Record<string, string>> = { 'autumn-sale': 'Autumn sale' }

/** The file's HTML. `[sale:end]` and `[sale:last-day]` are tokens, as Drupal's are. */
export async function campaignHtml(slug: string, { locale }: Visitor): Promise<string> {
  const html = await readFile(new URL(`${slug}.html`, import.meta.url), 'utf8')
  const now = Date.now()
  return html
    .replaceAll('[sale:end]', saleEnd(now).toISOString())
    .replaceAll('[sale:last-day]', lastDay(now, languageTag(locale)))
}
