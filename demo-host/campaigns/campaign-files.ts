/** Reads campaign pages from files: each file in this folder is a page, and its name is the slug. */
import { readFile } from 'node:fs/promises'
import { languageTag } from '../../core/base/country/countries.rules'
import { lastDay, saleEnd } from '../marketing/sale'
import type { Visitor } from '../visitor/visitor'

/** One page. */
export interface CampaignFile {
  /** Its first heading as HTML without tags; the slug if it has none. */
  readonly title: string
  /** Its HTML, with the site's tokens replaced. */
  readonly html: string
  /** The node ids of its hearts, in order. */
  readonly nids: readonly number[]
}

/**
 * Reads a page at each request, so that a saved file appears at once. `[sale:end]` and `[sale:last-day]` are tokens,
 * like Drupal's.
 *
 * @param folder the folder of the files
 * @returns `undefined` if there is no such file
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

/** The text of some HTML, on one line. */
const withoutTags = (html: string): string =>
  html
    .replace(/<br[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
