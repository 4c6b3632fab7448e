/** `<rove-blog>`: further pages of the server's list of posts (BLOG-01). */
import { defineList } from '../../core/lists/define-list'
import { mostPages } from './blog.rules'

/** The element, ready to be registered. */
export default defineList({
  tag: 'rove-blog',
  reference: __ROVE_REFERENCE__ && {
    summary: 'Adds further pages to the server’s list of posts, at most five.',
    placing: [],
    facts: {},
    parts: {},
    slots: {
      '': 'The server’s list, and a link to its next page. Categories and sort are addresses of the server’s own.',
    },
  },
  mostPages,
})
