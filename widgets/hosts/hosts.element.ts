/** `<rove-hosts>`: filters and pages of the server's list of hosts in place, and each host in a dialog (HOSTS-01, HOSTS-02). */
import { loadCode } from '../../core/base/async/load-code'
import { loadOnce } from '../../core/base/async/load-once'
import { createListen } from '../../core/base/bus/listen'
import { readMarket } from '../../core/base/country/country.setting'
import { isPlainPress } from '../../core/base/device/plain-press'
import { builtIn } from '../../core/base/input/built-in'
import { scriptText } from '../../core/base/input/script-json'
import { report } from '../../core/base/report/report'
import { createTextLookup } from '../../core/base/texts/texts'
import { defineElement } from '../../core/view/element/define-element'
import { createAddressPart } from '../../core/view/photos/address-part'
import { callHosts, decodeHosts } from './hosts.calls'
import css from './hosts.css?inline'
import { createHostsList, findPart } from './hosts.dom'
import { createHostsModel } from './hosts.model'
import { addressOfForm, listAddress } from './hosts.rules'
import { hostsTexts } from './hosts.texts'
import type { HostsModel, HostsState } from './hosts.types'
import { HostsView } from './hosts.view'
import { createHostsAddress } from './hosts-address.dom'

const tag = 'rove-hosts'

/** The element's attributes. */
const hostsAttributes = { pictures: { type: 'string', identity: true } } as const

export default defineElement<typeof hostsAttributes, HostsState, HostsModel>({
  tag,
  attributes: hostsAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary:
      'Filters and pages of the server’s list of hosts without loading the page again, and each host in a dialog.',
    placing: [],
    attributes: {
      pictures:
        'The addresses of a host’s pictures: `/files/hosts/{size}/{url}-{n}.webp`. `{n}` is from 1 to `imgCount`, `{size}` is `small` (a card, at least 480 pixels wide) or `large` (the dialog, at least 1,200).',
    },
    facts: {},
    parts: {
      status: 'What screen readers hear of another page of the list. Not visible.',
      notice: 'Another page of the list could not be loaded.',
      'retry-button': 'Loads it again.',
      dialog: 'The dialog of a host, and that of a picture.',
      'close-button': 'Closes the dialog.',
      place: 'The kind of home, and the city.',
      waiting: 'The home is loading.',
      'picture-button': 'Opens a picture.',
      words: 'What the host says of the home.',
      product: 'A product in the home.',
      price: 'The price of a product.',
      member: 'Marks the price of a member.',
      picture: 'The picture in its dialog.',
      'previous-button': 'Shows the previous picture.',
      'next-button': 'Shows the next picture.',
      position: 'Which picture is shown.',
      location: 'Where the picture was taken.',
      message: 'The picture could not be loaded.',
    },
    slots: { '': 'The server’s list of hosts, with its form and its links. It works without script.' },
    tokens: {},
  },
  styles: [css],
  view: HostsView,
  create({ element, attributes: { pictures: pattern = '' }, signal }) {
    const listen = createListen(`<${tag}>`, signal)
    const reportFailure = (failure: unknown) => report(`<${tag}>`, failure)
    const list = createHostsList(element)
    const follow = (address: string | undefined) => address && location.assign(address)
    const linkTo = (url: string) =>
      [...element.querySelectorAll<HTMLAnchorElement>('a[data-rove-hosts=link]')].find(
        ({ dataset }) => dataset.host === url,
      )
    const address = createHostsAddress(() => model.follow(address.read()), listen)
    const openHost = () => model.get().open?.model
    const hostPart = createAddressPart('host', () => openHost()?.host.url, listen)
    const photoPart = createAddressPart('photo', () => openHost()?.get().photo?.id, listen)

    const loadHost = loadOnce(() => loadCode(import('./host/host.view')))

    const model = createHostsModel({
      t: createTextLookup(hostsTexts, readMarket().language),
      served: decodeHosts(scriptText(findPart(element, 'items')) || '[]'),
      address: address.read(),
      load: callHosts,
      apply: ({ content }) => list.show(content),
      setBusy: list.setBusy,
      focusList: list.focus,
      push: address.push,
      async loadHost() {
        const { createHostModel, HostView } = await loadHost()
        return {
          View: HostView,
          create: (host, photo, onClose) =>
            createHostModel({
              ...{ host, photo, pattern, onClose, leaveTo: follow, report: reportFailure },
              loadPhotoDialog: async () => (await loadCode(import('../../core/view/photos/photo-dialog'))).PhotoDialog,
            }),
        }
      },
      leaveTo: (url) => follow(linkTo(url)?.href),
      onOpen() {
        hostPart.update()
        photoPart.update()
      },
      // A host that the address has opened has no element to give the focus back to.
      closed: (url) => setTimeout(() => linkTo(url)?.focus()),
      report: reportFailure,
    })

    const form = findPart(element, 'filters')
    const showChosen = (show: (address: string) => void) => {
      if (form instanceof HTMLFormElement)
        show(
          addressOfForm(
            new URL(builtIn(form).getAttribute('action') ?? '', location.href).pathname,
            new FormData(form),
          ),
        )
    }
    listen(element, 'change', ({ target }) => builtIn(form)?.contains(target as Node) && showChosen(model.choose))
    listen(element, 'submit', (event) => {
      if (event.target !== form) return
      event.preventDefault()
      showChosen(model.show)
    })
    const pressed = ({ target }: Event) => builtIn(target as Element).closest<HTMLAnchorElement>('a[href]')
    listen(element, 'pointerdown', (event) => {
      if (pressed(event)?.matches('[data-rove-hosts=link]')) loadHost().catch(() => {})
    })
    listen<MouseEvent>(element, 'click', (event) => {
      const link = pressed(event)
      if (!link || event.defaultPrevented || !isPlainPress(event)) return
      if (link.matches('[data-rove-hosts=link]')) {
        if (model.openHost(link.dataset.host ?? '')) event.preventDefault()
      } else if (link.closest('[data-rove-hosts=paging],[data-rove-hosts=clear]')) {
        event.preventDefault()
        model.show(listAddress(new URL(link.href)))
      }
    })
    const shared = hostPart.read()
    if (shared) model.openHost(shared, photoPart.read())
    return model
  },
})
