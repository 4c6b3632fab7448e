/** The sections of the documents, as the search finds them. */
import { documentFiles, documentText } from '../documents'
import { headingId, pageAddress } from '../links'
import { titleOf } from '../pages'

/** One section of a document. */
export interface Section {
  /** The address of the section. */
  readonly id: string
  /** The title of its page. */
  readonly page: string
  readonly heading: string
  readonly text: string
}

/** All sections of all documents that are pages of the site. */
export function allSections(): readonly Section[] {
  return documentFiles().flatMap((file) => {
    const page = titleOf(file)
    return page ? sectionsOf(page, documentText(file)) : []
  })
}

/** The sections of one document. What stands before the first heading has the title of the page. */
export function sectionsOf(page: string, text: string): readonly Section[] {
  const parts = text.split(/^(?=#{2,4} )/m)
  return parts
    .map((part) => {
      const [, heading = ''] = /^#{2,4} (.*)/.exec(part) ?? []
      const plain = heading.replace(/[`*]/g, '')
      return {
        id: pageAddress(page, heading && headingId(plain)),
        page: page.replace(/^.*\//, ''),
        heading: plain,
        text: part.slice(heading ? part.indexOf('\n') : 0).replace(/[`*|#]|\]\([^)]*\)|\[/g, ' '),
      }
    })
    .filter(({ heading, text }) => heading || text.trim())
}
