/** Links between the pages of the site. */
import type { ReactNode } from 'react'
import { pageAddress } from './links'

interface Props {
  /** The title of the page. */
  readonly to: string
  /** The id of a heading on it. */
  readonly heading?: string
  readonly children: ReactNode
}

/** A link to a page of the site. The whole window follows it, not only the frame of the page. */
export function SiteLink({ to, heading, children }: Props) {
  return (
    <a href={pageAddress(to, heading)} target="_top">
      {children}
    </a>
  )
}
