/**
 * The built module `_why.js`. The loader imports it on a page opened with `?rove-why` and calls `openWhy()`: a panel for
 * marketers, in English, that explains why each conditional content is shown or not.
 */
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { own } from '../input/own'
import { acquireShared } from '../state/page'
import resetCss from '../styles/reset.css?inline'
import tokensCss from '../styles/tokens.css?inline'
import { createContrastCheck } from './contrast'
import css from './why.css?inline'
import { createWhyModel } from './why-model'
import { WhyPanel } from './why-panel'

/** Opens the panel, once a page, in a shadow root of its own at the end of the page. */
export function openWhy(): void {
  acquireShared('why', createWhy)
}

function createWhy(): { stop(): void } {
  const model = createWhyModel()
  const host = document.body.appendChild(document.createElement('div'))
  host.dataset.roveWhy = ''
  const shadow = host.attachShadow(own({ mode: 'open' } as const))
  shadow.adoptedStyleSheets = [tokensCss, resetCss, css].map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  const root = createRoot(shadow as never)
  const checkContrast = createContrastCheck()
  const show = () => {
    root.render(createElement(WhyPanel, { shown: model.get(), model }))
    checkContrast()
  }
  const leave = model.subscribe(show)
  show()
  return {
    stop() {
      leave()
      model.stop()
      root.unmount()
      host.remove()
    },
  }
}
