/** `elements.create('payment')`: the frame on the page, and what it tells. */
import { type Channel, openChannel } from '../browser/channel'
import type { Change } from './element-form'
import { integrationError } from './integration-error'
import { stripeText } from './stripe-texts'

/** What of the options has an effect. */
export interface PaymentElementOptions {
  readonly layout?: string | { readonly type?: string; readonly defaultCollapsed?: boolean }
  readonly paymentMethodOrder?: readonly string[]
}

/** What the page gets, and the channel that the group talks through. */
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

/** What the group tells its element. */
export interface ElementPlace {
  readonly origin: string
  readonly clientSecret: string
  readonly locale: string
  look(): Readonly<Record<string, string>>
}

/** How long a frame that has loaded may be silent, in milliseconds. */
const patience = 4000

/** @param onDestroy the group may make another one then */
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
    opened.tell('begin', { clientSecret, locale, order: paymentMethodOrder, collapsed, variables: look() })
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
    focus: () => channel?.tell('focus'),
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
