/** A table that scrolls by itself where the screen is narrow. */
import type { ReactNode } from 'react'

/** @param children the parts of the table */
export function ScrollingTable({ children }: { readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <div className="site-table" tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}
