import { dirname } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import type { DocumentedElement } from './definitions'

/** The address of an element's README, as the published package has it. */
export function docsUrl({ file }: Pick<DocumentedElement, 'file'>, heading = ''): string {
  const anchor = heading && `#${heading}`
  return `https://unpkg.com/${packageJson.name}@${packageJson.version}/${dirname(file)}/README.md${anchor}`
}
