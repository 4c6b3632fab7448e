/** The modal with what each plan comes to. */
import type { CurrencyCode, Language } from '../../../core/domain/countries'
import { formatMoney } from '../../../core/domain/money'
import { namesIn } from '../../../core/domain/names'
import { createSay } from '../../../core/texts'
import { Modal } from '../../../core/ui/modal'
import type { Offer } from '../financing.rules'
import css from './plans.css?inline'
import { plansTexts } from './plans.texts'

/** What the modal is shown with. */
export interface PlansProps {
  /** In units of the currency. */
  readonly amount: number
  readonly offer: Offer
  readonly currency: CurrencyCode
  readonly language: Language
  /** Who lends here, by the names they are known under. */
  readonly lenders: readonly string[]
  readonly onClose: () => void
}

/** Never shown where nobody lends. */
export function PlansView({ amount, offer, currency, language, lenders, onClose }: PlansProps) {
  const say = createSay(plansTexts, language)
  const money = (value: number) => formatMoney(value, currency)
  const names = namesIn(language, lenders, 'disjunction')
  return (
    <Modal title={say('title')} closeLabel={say('close')} css={css} onClose={onClose}>
      <p>{say('lead', { amount: money(amount) })}</p>
      <table part="plans">
        <caption className="visually-hidden">{say('caption')}</caption>
        <thead>
          <tr>
            {(['term', 'monthly', 'interest', 'total'] as const).map((code) => (
              <th key={code} scope="col">
                {say(code)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offer.plans.map(({ term, monthly, interest, total }) => (
            <tr key={term}>
              <th scope="row">{say('payments', { n: term })}</th>
              <td>{money(monthly)}</td>
              <td>{interest === 0 ? say('none') : money(interest)}</td>
              <td>{money(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p part="small-print">
        {offer.apr === 0 ? say('zero') : say('programme', { rate: Math.round(offer.apr * 100) })}{' '}
        {say('lenders', { names })} {say('smallPrint')}
      </p>
    </Modal>
  )
}
