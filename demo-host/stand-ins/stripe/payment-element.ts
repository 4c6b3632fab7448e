/** `elements.create('payment')`: the frame on the page, and its events. */
import { type Channel, openChannel } from '../browser/channel'
import type { Change } from './element-form'
import { integrationError } from './integration-error'
import { stripeText } from './stripe-texts'

/** The options that have an effect. */
export interface PaymentElementOptions {
  readonly layout?: string | { readonly type?: string; readonly defaultCollapsed?: boolean }
  readonly paymentMethodOrder?: readonly string[]
}

/** The element as the page sees it, and the channel of its group. */
export interface PaymentElement {
  mount(place: string | HTMLElement): void
  unmount(): void
  destroy(): void
  update(options: PaymentElementOptions): void
  focus(): void
  on(event: string, hear: (event: unknown) => void): PaymentElement
  off(event: string, hear?: (event: unknown) => void): PaymentElement
  channel(): Channel | undefined
}

/** The group's data for its element. */
export interface ElementPlace {
  readonly origin: string
  readonly clientSecret: string
  readonly locale: string
  look(): Readonly<Record<string, string>>
}

/** The time within which a loaded frame must answer, in milliseconds. */
const patience = 4000

/** @param onDestroy called when the group can create another element */
export function paymentElement(
  { origin, clientSecret, locale, look }: ElementPlace,
  options: PaymentElementOptions,
  onDestroy: () => void,
): PaymentElement {
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  let channel: Channel | undefined
  let destroyed = false

  const emit = (event: string, detail: object = {}) => {
    for (const hear of listeners.get(event) ?? []) hear({ elementType: 'payment', ...detail })
  }
  const failed = (message: string) => emit('loaderror', { error: { type: 'api_connection_error', message } })

  const open = (): Channel => {
    let heard = false
    const opened = openChannel(`${origin}/vendors/stripe/element.html`, 'Secure payment input frame', (type, body) => {
      heard = true
      if (type === 'height') opened.frame.style.blockSize = `${body}px`
      if (type === 'ready') emit('ready')
      if (type === 'loaderror') emit('loaderror', { error: body })
      if (type === 'change') emit('change', body as Change)
    })
    opened.frame.style.blockSize = '320px'
    opened.frame.addEventListener('load', () =>
      setTimeout(() => {
        if (!heard && channel === opened) failed(stripeText(locale, 'connection'))
      }, patience),
    )
    const { layout, paymentMethodOrder = [] } = options
    const collapsed = typeof layout === 'object' && layout.defaultCollapsed === true
    opened.post('begin', { clientSecret, locale, order: paymentMethodOrder, collapsed, variables: look() })
    return opened
  }

  const element: PaymentElement = {
    mount(place) {
      const node = typeof place === 'string' ? document.querySelector(place) : place
      if (destroyed) throw integrationError('This Element has already been destroyed. Please create a new one.')
      if (!(node instanceof HTMLElement)) throw integrationError(`Invalid DOM element: ${String(place)}.`)
      if (node.getRootNode() !== document)
        throw integrationError('Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.')
      element.unmount()
      channel = open()
      node.replaceChildren(channel.frame)
      emit('loaderstart')
    },
    unmount() {
      channel?.close()
      channel = undefined
    },
    destroy() {
      element.unmount()
      destroyed = true
      onDestroy()
    },
    update: () => {},
    focus: () => channel?.post('focus'),
    on(event, hear) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(hear))
      return element
    },
    off(event, hear) {
      if (hear) listeners.get(event)?.delete(hear)
      else listeners.delete(event)
      return element
    },
    channel: () => channel,
  }
  return element
}
