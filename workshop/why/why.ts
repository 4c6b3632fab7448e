/**
 * The built module `_why.js`. The loader imports it on a page opened with `?rove-why` and calls `openWhy()`: a panel for
 * marketers, in English, that explains why each conditional content is shown or not.
 */
import { createElement } from 'react'
import { acquireShared } from '../../core/base/state/page'
import { openPanel } from '../../core/view/panel/panel'
import { createContrastCheck } from './contrast'
import css from './why.css?inline'
import { createWhyModel } from './why-model'
import { WhyPanel } from './why-panel'

/** Opens the panel, once a page. */
export function openWhy(): void {
  acquireShared('why', createWhy)
}

function createWhy(): { stop(): void } {
  const model = createWhyModel()
  const panel = openPanel('data-rove-why', [css])
  const checkContrast = createContrastCheck()
  const show = () => {
    panel.show(createElement(WhyPanel, { shown: model.get(), model }))
    checkContrast()
  }
  const leave = model.subscribe(show)
  show()
  return {
    stop() {
      leave()
      model.stop()
      panel.close()
    },
  }
}
