/** Links of the project's documents, inside the site. */
import { pageId, titleOf } from './pages'

/** The address of a page of the site, from any of its pages. It works at any path of a server. */
export function pageAddress(title: string, heading?: string): string {
  return `./?path=/docs/${pageId(title)}${heading ? `#${heading}` : ''}`
}

/** The address of a story. `globals` are the values of the toolbars. */
export function storyAddress(id: string, globals: Readonly<Record<string, string>> = {}): string {
  const values = globalsText(globals)
  return `./?path=/story/${id}${values && `&globals=${values}`}`
}

/** The values of the toolbars as an address has them. */
export function globalsText(globals: Readonly<Record<string, string>>): string {
  return Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/**
 * The address to which a link of a document leads in the site.
 *
 * @param from the document, as a path in the project
 * @param href the link as the document has it
 * @param isWhole whether the page with the link has the whole document, with all its headings
 * @returns `undefined` for a link to a file that is not part of the site
 */
export function linkInSite(from: string, href: string, isWhole: boolean): string | undefined {
  if (/^https?:/.test(href) || (isWhole && href.startsWith('#'))) return href
  const [path = '', heading] = new URL(href, `file:///${from}`).href.slice('file:///'.length).split('#')
  const title = titleOf(path)
  return title && pageAddress(title, heading)
}

/** The id of a heading, as GitHub makes it, so that the documents' links to headings work. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}
