/** What the parts of the page show. */
import { own } from '../../core/base/input/own'
import { createStore } from '../../core/base/state/create-store'
import type { PageModel, PageState } from './page.types'

/** Creates the model: at first nothing is shown. */
export function createPageModel(): PageModel {
  const store = createStore<PageState>(own({}))
  return {
    ...store,
    show(part, content) {
      store.set(own({ ...store.get(), [part]: content }))
    },
    stop() {
      // The signal of the element ends its parts.
    },
  }
}
