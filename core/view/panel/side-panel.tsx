/** The frame of a panel: at the side of the page; folded, it is a line. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { own } from '../../base/input/own'
import { useRaised } from './use-raised'

interface SidePanelProps {
  readonly title: string
  /** The number of our dialogs that are open on the page. */
  readonly openDialogs: number
  readonly children: ReactNode
}

/**
 * In the top layer, where the page's styles do not affect it, and above a dialog's backdrop, where it can only be read.
 */
export function SidePanel({ title, openDialogs, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const [folded, setFolded] = useState(false)
  useLayoutEffect(() => {
    panel.current?.showPopover?.()
    panel.current?.focus(own({ preventScroll: true }))
  }, [])
  useRaised(panel, openDialogs)
  return (
    <aside
      ref={panel}
      popover="manual"
      tabIndex={-1}
      aria-labelledby="title"
      data-state={folded ? 'folded' : 'open'}
      data-under={openDialogs > 0 ? '' : undefined}
    >
      <header>
        <h2 id="title">{title}</h2>
        <button type="button" aria-expanded={!folded} aria-controls="what" onClick={() => setFolded(!folded)}>
          {folded ? 'Unfold' : 'Fold'}
        </button>
      </header>
      <div id="what" hidden={folded}>
        {children}
      </div>
    </aside>
  )
}
