/** Panels for those who work on the shop: each in a shadow root of its own at the end of the page. */
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { own } from '../../base/input/own'
import { make } from '../../base/page/traces'
import resetCss from '../../base/styles/reset.css?inline'
import { createStyles } from '../../base/styles/style-sheet'
import tokensCss from '../../base/styles/tokens.css?inline'
import css from './panel.css?inline'

/** An open panel. */
export interface Panel {
  /** The element that it is in. */
  readonly host: HTMLElement
  show(content: ReactNode): void
  close(): void
}

/**
 * Opens an empty panel.
 *
 * @param mark the attribute by which its element is found: `data-rove-why`
 * @param styles the texts of further style sheets
 */
export function openPanel(mark: string, styles: readonly string[]): Panel {
  const host = document.body.appendChild(make('div'))
  host.setAttribute(mark, '')
  const shadow = host.attachShadow(own({ mode: 'open' } as const))
  createStyles([tokensCss, resetCss, css, ...styles].join('')).adopt(shadow)
  const root = createRoot(shadow as never)
  return {
    host,
    show: (content) => root.render(content),
    close() {
      root.unmount()
      host.remove()
    },
  }
}
