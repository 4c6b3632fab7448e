/** `window.Klarna.Payments`, as Klarna documents it. A stand-in for the demo. */
import { type Channel, openChannel } from '../browser/channel'
import { openQuestion } from '../browser/dialog'
import type { KlarnaSessionSeen } from './klarna-api'
import { klarnaText } from './klarna-texts'

const origin = new URL((document.currentScript as HTMLScriptElement | null)?.src || location.href).origin
/** The categories that sessions of this stand-in have. */
const categories = ['pay_over_time']
const state: { token?: string; channel?: Channel } = {}

interface PaymentOptions {
  readonly container?: HTMLElement | string
  readonly payment_method_category?: string
  readonly payment_method_categories?: readonly string[]
}
type Callback = (answer: object) => void

const Payments = {
  init({ client_token }: { readonly client_token?: unknown } = {}) {
    if (!isJwt(client_token)) throw named('InvalidClientTokenError', 'The client_token is no JSON Web Token.')
    state.token = client_token
  },

  load(asked: PaymentOptions = {}, data?: unknown, callback?: Callback) {
    const done = callbackOf(data, callback)
    const token = initialisedToken()
    checkCategory(asked)
    const { container } = asked
    const node = typeof container === 'string' ? document.querySelector(container) : container
    if (!(node instanceof Element)) throw named('InvalidContainerSelectorError', 'The container is not in the page.')
    void session(token).then((seen) => {
      state.channel?.close()
      if (!seen?.open) return done({ show_form: false })
      const channel = openChannel(`${origin}/vendors/klarna/form.html`, 'Klarna', (type, body) => {
        if (type === 'height') channel.frame.style.blockSize = `${body}px`
      })
      channel.post('begin', seen)
      state.channel = channel
      node.replaceChildren(channel.frame)
      done({ show_form: true })
    })
  },

  authorize(asked: PaymentOptions = {}, data?: unknown, callback?: Callback) {
    const done = callbackOf(data, callback)
    const token = initialisedToken()
    checkCategory(asked)
    void authorize(token).then(done)
  },
}

async function authorize(client_token: string): Promise<object> {
  const seen = await session(client_token)
  if (!seen?.open) return { approved: false, show_form: false }
  const t = (code: Parameters<typeof klarnaText>[1]) => klarnaText(seen.locale, code, seen.amount, seen.currency)
  const outcome = await openQuestion(origin, {
    title: t('title'),
    text: t('text'),
    locale: seen.locale,
    buttons: (['approve', 'decline', 'correct', 'cancel'] as const).map((code) => [code, t(code)] as const),
  })
  const body = JSON.stringify({ client_token, outcome })
  const response = await fetch(`${origin}/vendors/klarna/authorize`, { method: 'POST', body }).catch(() => undefined)
  const answer = await response?.json().catch(() => undefined)
  return answer && 'approved' in answer ? answer : { approved: false, show_form: true, error: {} }
}

async function session(token: string): Promise<KlarnaSessionSeen | undefined> {
  const address = `${origin}/vendors/klarna/session?client_token=${encodeURIComponent(token)}`
  const response = await fetch(address).catch(() => undefined)
  return response?.ok ? response.json().catch(() => undefined) : undefined
}

function initialisedToken(): string {
  if (!state.token) throw named('ApplicationNotInitializedError', 'Klarna.Payments.init() comes first.')
  return state.token
}

function checkCategory({ payment_method_category, payment_method_categories }: PaymentOptions) {
  const asked = payment_method_category ? [payment_method_category] : (payment_method_categories ?? [])
  if (asked.length === 0) throw named('PaymentMethodCategoryNotProvidedError', 'A payment_method_category is needed.')
  if (!asked.some((one) => categories.includes(one)))
    throw named('PaymentMethodCategoryNotSupportedError', `${asked.join()} is not of this session.`)
}

/** The argument before the callback is optional. */
function callbackOf(data: unknown, callback: Callback | undefined): Callback {
  return callback ?? (typeof data === 'function' ? (data as Callback) : () => {})
}

function isJwt(token: unknown): token is string {
  if (typeof token !== 'string' || token.split('.').length !== 3) return false
  try {
    return typeof JSON.parse(atob(token.split('.')[0]?.replace(/-/g, '+').replace(/_/g, '/') ?? '')) === 'object'
  } catch {
    return false
  }
}

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name })

const page = window as Window & { klarnaAsyncCallback?: () => void }
Object.assign(page, { Klarna: { Payments } })
page.klarnaAsyncCallback?.()
