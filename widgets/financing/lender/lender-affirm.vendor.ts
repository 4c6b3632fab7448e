/** Affirm: its script finds a paragraph in the document and fills it with Affirm's own text. */
import { make } from '../../../core/base/page/traces'
import type { LenderRow } from './lender.types'

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
/** Affirm's codes of the two countries in which it lends. */
const countryCodes: Readonly<Record<string, string>> = { US: 'USA', CA: 'CAN' }

/** Affirm's message on a product page. Affirm has a minimum amount of its own. */
export const affirm: LenderRow = {
  lender: 'affirm',
  script: ({ settings: { mode } }) => ({ url: scripts[mode] }),
  installStub({ settings: { publicKey }, country, locale }, url) {
    const host = window as HostWindow
    host._affirm_config ??= {
      public_api_key: publicKey,
      script: url,
      locale,
      country_code: countryCodes[country.code],
    }
    host.affirm ??= queuedAffirm(host._affirm_config)
  },
  createPlacement() {
    const paragraph = make('p')
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

type QueuedCall = readonly [name: string, input: ArrayLike<unknown>]

/** The stub that its script expects: an object that queues calls in lists named `_`. */
function queuedAffirm(config: object): Affirm {
  const createCallQueue = () => {
    const queue: QueuedCall[] = []
    const stub =
      (name: string) =>
      (...input: unknown[]) =>
        void queue.push([name, input])
    return { queue, stub }
  }
  const checkout = createCallQueue()
  const ui = createCallQueue()
  const all = createCallQueue()
  const set = Object.assign(checkout.stub('set'), { _: checkout.queue })
  set(config)
  return Object.assign(
    { checkout: set, _: all.queue, jsReady: all.stub('ready') },
    { ui: { _: ui.queue, ready: ui.stub('ready') } },
  )
}
