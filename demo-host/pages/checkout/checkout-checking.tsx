/** @jsxImportSource hono/jsx */
/** The views of an order whose payment is undecided: nothing can be paid again, and the page refreshes itself. */

import { formatMoney } from '../../../core/base/country/money.rules'
import type { Order } from '../../../core/shop/order/order.contract'
import { paymentStatus } from '../../../core/shop/order/payment-status.contract'
import type { OrderRow } from '../../database/order-tables'
import { completionUrl } from '../../order/compute-order'
import { paymentText, paymentTitle } from '../../payment/payment-texts'
import { labelled } from '../../visitor/labelled'
import type { Visitor } from '../../visitor/visitor'

interface CheckingProps {
  order: Order
  visitor: Visitor
  /** Money was taken, and staff have to decide: nothing here will change by itself. */
  held: boolean
}

/** The message in the checkout, which the widget replaces. */
export function Checking(props: CheckingProps) {
  const { order, visitor, held } = props
  const { t, language } = visitor
  return (
    <div class="quiet checkout__checking">
      <p class="quiet__before">{t('orderNumber', Number(order.id))}</p>
      <h2>{checkingTitle(visitor, held)}</h2>
      <p>{paymentText(language, held ? 'heldHint' : 'doNotPay')}</p>
      <Payment {...props} />
      <a class="button" href={completionUrl(Number(order.id))}>
        {t('checkAgain')}
      </a>
    </div>
  )
}

/** How the payment stands, as a title. */
export const checkingTitle = ({ language }: Pick<Visitor, 'language'>, held: boolean): string =>
  paymentTitle(language, held ? 'held' : 'checking')

/** The query parameter that stops the refresh. */
export const stillUpdates = { name: 'refresh', off: 'off' } as const

interface CheckingPageProps extends CheckingProps {
  /** The refresh interval in seconds; `undefined` if the visitor has stopped it, or nothing will change by itself. */
  every: number | undefined
}

/**
 * The page of an order that is being checked. A script polls and reloads the page once the status changes. Without
 * script the page itself reloads, and this can be stopped (WCAG 2.2.1).
 */
export function CheckingPage({ order, visitor, held, every }: CheckingPageProps) {
  const { t, language } = visitor
  const here = completionUrl(Number(order.id))
  const stopped = `${here}&${stillUpdates.name}=${stillUpdates.off}`
  const asked = every && paymentStatus.path.replace('{order_id}', order.id)
  return (
    <section class="quiet checkout__checking" data-checking={asked} data-every={every}>
      <p class="quiet__before">{t('orderNumber', Number(order.id))}</p>
      <h1>{checkingTitle(visitor, held)}</h1>
      <p>{paymentText(language, held ? 'heldHint' : 'doNotPay', ...(every ? (['pageUpdates'] as const) : []))}</p>
      {!held && <p>{t('checkingMail').replace('{email}', order.email)}</p>}
      <Payment order={order} visitor={visitor} held={held} />
      <a class="button" href={every || held ? here : stopped}>
        {t('checkAgain')}
      </a>
      {every && (
        <noscript>
          <p>
            <a href={stopped}>{t('checkingStop')}</a>
          </p>
        </noscript>
      )}
    </section>
  )
}

/** The head of that page. */
export function CheckingHead({ every }: Pick<CheckingPageProps, 'every'>) {
  if (!every) return null
  return (
    <>
      <script src="/theme/checking.js" defer />
      <noscript>
        <meta http-equiv="refresh" content={`${every}`} />
      </noscript>
    </>
  )
}

/** The amount, without calling it due: it may be paid. */
function Payment({ order, visitor }: CheckingProps) {
  return <p>{labelled(visitor, visitor.t('panePayment'), formatMoney(order.due, order.currency))}</p>
}

/** The minimum interval, in milliseconds: soon after Pay an answer takes seconds. */
const often = 20_000
/** The maximum interval, in milliseconds: a bank takes days. */
const seldom = 600_000
/** The interval as a fraction of the time since the order's last change. */
const part = 1 / 24

/** The refresh interval of an undecided order, in seconds. @param now in milliseconds since 1970 */
export const refreshDelay = ({ modified }: Pick<OrderRow, 'modified'>, now: number): number =>
  Math.round(Math.min(seldom, Math.max(often, (now - modified) * part)) / 1000)
