/** `<rove-community>`: further pages of the server's wall of customers' photos, and each photo in a dialog (COMM-01). */
import { createElement } from 'react'
import { loadCode } from '../../core/base/async/load-code'
import { loadOnce } from '../../core/base/async/load-once'
import { readMarket } from '../../core/base/country/country.setting'
import { isPlainPress } from '../../core/base/device/plain-press'
import { builtIn } from '../../core/base/input/built-in'
import { report } from '../../core/base/report/report'
import { defineList } from '../../core/lists/define-list'
import { advancePage } from '../../core/lists/page-address.rules'
import { createAddressPart } from '../../core/view/photos/address-part'
import { callPhotoPage } from './community.calls'
import pageCss from './community.css?inline'
import { readWall } from './community.dom'
import { createCommunityModel } from './community.model'
import { mostPhotoPages } from './community.rules'

const tag = 'rove-community'

export default defineList({
  tag,
  reference: __ROVE_REFERENCE__ && {
    summary: 'Further pages of the server’s wall of customers’ photos, and each photo with its products in a dialog.',
    placing: [],
    facts: {},
    parts: {
      dialog: 'The dialog of a photo.',
      'close-button': 'Closes it.',
      picture: 'The larger picture.',
      'previous-button': 'Shows the previous photo.',
      'next-button': 'Shows the next photo.',
      position: 'Which photo is shown.',
      location: 'Where it was taken.',
      product: 'The link to a product in the photo.',
    },
    slots: { '': 'The server’s wall of photos, each with a link to its own page. It works without script.' },
  },
  mostPages: mostPhotoPages,
  pageCss,
  openedParameter: 'photo',
  add(listen, { element, signal }, loadNext) {
    const reportFailure = (failure: unknown) => report(`<${tag}>`, failure)
    const wall = readWall(element, reportFailure)
    const loadDialog = loadOnce(async () => (await loadCode(import('../../core/view/photos/photo-dialog'))).PhotoDialog)
    const address = createAddressPart('photo', () => model.get()?.id, listen)
    const model = createCommunityModel({
      has: (id) => wall.all().some((photo) => photo.id === id),
      loadDialog,
      leaveTo: (id) => location.assign(wall.linkOf(id)?.href ?? location.href),
      changed() {
        address.update()
        // The dialog goes on with the photos of the next page.
        const open = model.get()
        if (open && open.id === wall.all().at(-1)?.id) loadNext()
      },
      // The dialog gives the focus back to the photo that it was opened from.
      closed: (id) => setTimeout(() => wall.linkOf(id)?.focus()),
      report: reportFailure,
    })
    signal.addEventListener('abort', model.stop)

    const pressed = ({ target }: Event) =>
      builtIn(target as Element).closest<HTMLElement>('[data-photo] a[href][data-rove-community=link]')
    listen(element, 'pointerdown', (event) => pressed(event) && loadDialog().catch(() => {}))
    listen<MouseEvent>(element, 'click', (event) => {
      const id = pressed(event)?.closest<HTMLElement>('[data-photo]')?.dataset.photo
      if (id === undefined || event.defaultPrevented || !isPlainPress(event)) return
      if (model.open(id)) event.preventDefault()
    })
    const shared = address.read()
    // The addresses of the wall's pages have no photo.
    address.update()
    if (shared !== undefined) model.open(shared)

    return {
      async loadPage(href, ending) {
        const { items, details } = await callPhotoPage(href, ending)
        const nextHref = details.page < details.pages ? advancePage(href) : undefined
        return { items: wall.add(items), nextHref }
      },
      overlay: {
        get() {
          const open = model.get()
          if (!open) return null
          const { View, id } = open
          const { language } = readMarket()
          return createElement(View, {
            photos: wall.all(),
            id,
            language,
            onShow: model.show,
            onClose: model.close,
          })
        },
        subscribe: model.subscribe,
      },
    }
  },
})
