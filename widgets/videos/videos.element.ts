/** `<rove-videos>`: further pages of the server's list of videos, which are played in it (VIDEO-01). */
import columnCss from '../../core/base/styles/column.css?inline'
import { defineList } from '../../core/lists/define-list'
import css from './videos.css?inline'
import { watchVideos } from './videos.dom'
import { mostPages, videoParameter } from './videos.rules'

/** The element, ready to be registered. */
export default defineList({
  tag: 'rove-videos',
  reference: __ROVE_REFERENCE__ && {
    summary: 'Adds further pages to the server’s list of videos, at most fifteen, and plays a video in it.',
    placing: [],
    facts: {},
    parts: {},
    slots: { '': 'The server’s list, and a link to its next page. Each video links to a page of its own.' },
  },
  mostPages,
  styles: [columnCss],
  pageCss: css,
  openedParameter: videoParameter,
  add(listen, { element, signal }) {
    watchVideos(element, listen, signal)
    return {}
  },
})
