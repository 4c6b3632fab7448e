/** Campaign pages that marketers wrote as files: a file in this folder is a page, its name the slug. */
import { readFile } from 'node:fs/promises'
import { languageTag } from '../../core/domain/countries'
import { lastDay, saleEnd } from '../marketing/sale'
import type { Visitor } from '../visitor/visitor'

/** One page. */
export interface CampaignFile {
  /** Its first heading as HTML without tags; where it has none, the slug. */
  readonly title: string
  /** With the site's tokens filled in. */
  readonly html: string
  /** Node ids of the pieces that have a heart in it, in their order. */
  readonly nids: readonly number[]
}

/**
 * Read anew each time, so that a page is there as soon as it is saved. `[sale:end]` and `[sale:last-day]` are tokens,
 * as Drupal's are.
 *
 * @param folder where the files are
 * @returns nothing where there is no such file
 */
export async function campaignFile(
  slug: string,
  { locale }: Pick<Visitor, 'locale'>,
  folder: URL = new URL('./', import.meta.url),
): Promise<CampaignFile | undefined> {
  if (!/^[a-z0-9-]+$/.test(slug)) return undefined
  const written = await readFile(new URL(`${slug}.html`, folder), 'utf8').catch(() => undefined)
  if (written === undefined) return undefined
  const now = Date.now()
  const html = written
    .replaceAll('[sale:end]', saleEnd(now).toISOString())
    .replaceAll('[sale:last-day]', lastDay(now, languageTag(locale)))
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/i.exec(html.replace(/<!--[\s\S]*?-->/g, '')) ?? []
  return {
    title: withoutTags(heading) || slug,
    html,
    nids: [...html.matchAll(/<rove-love[^>]*\snid=["']?(\d+)/g)].map(([, nid]) => Number(nid)),
  }
}

/** What is marked up in some HTML, without the marks, on one line. */
const withoutTags = (html: string): string =>
  html
    .replace(/<br[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
