/** Affirm: a paragraph that its script finds in the document and fills. Its words are its own. */
import type { LenderRow } from './lender.model'

interface Affirm {
  readonly ui?: { refresh?(): void; ready?(run: () => void): void }
}

interface HostWindow {
  _affirm_config?: object
  affirm?: Affirm
}

const scripts = {
  live: 'https://cdn1.affirm.com/js/v2/affirm.js',
  sandbox: 'https://cdn1-sandbox.affirm.com/js/v2/affirm.js',
}
/** As it spells the two countries it lends in. */
const countryCodes: Readonly<Record<string, string>> = { US: 'USA', CA: 'CAN' }

/** Shown on a product page, from its own minimum on. */
export const affirm: LenderRow = {
  lender: 'affirm',
  script: ({ settings: { mode } }) => ({ url: scripts[mode] }),
  expect({ settings: { publicKey }, country, locale }, url) {
    const host = window as HostWindow
    host._affirm_config ??= {
      public_api_key: publicKey,
      script: url,
      locale,
      country_code: countryCodes[country.code],
    }
    host.affirm ??= waitingRoom(host._affirm_config)
  },
  createPlacement() {
    const paragraph = document.createElement('p')
    paragraph.className = 'affirm-as-low-as'
    paragraph.dataset.pageType = 'product'
    return paragraph
  },
  update(paragraph, amount) {
    paragraph.dataset.amount = String(amount)
    const { ui } = (window as HostWindow).affirm ?? {}
    if (ui?.refresh) ui.refresh()
    else ui?.ready?.(() => (window as HostWindow).affirm?.ui?.refresh?.())
  },
}

type Wish = readonly [name: string, input: ArrayLike<unknown>]

/** What its script wants to find: an object that keeps what was asked before it came, in lists named `_`. */
function waitingRoom(config: object): Affirm {
  const room = () => {
    const wishes: Wish[] = []
    const keep =
      (name: string) =>
      (...input: unknown[]) =>
        void wishes.push([name, input])
    return { wishes, keep }
  }
  const checkout = room()
  const ui = room()
  const all = room()
  const set = Object.assign(checkout.keep('set'), { _: checkout.wishes })
  set(config)
  return Object.assign(
    { checkout: set, _: all.wishes, jsReady: all.keep('ready') },
    { ui: { _: ui.wishes, ready: ui.keep('ready') } },
  )
}
