/** The dialog with the payments of each plan. */
import type { CurrencyCode, Language } from '../../../core/base/country/countries.rules'
import { formatNames } from '../../../core/base/country/format-names.rules'
import { formatMoney } from '../../../core/base/country/money.rules'
import { createTextLookup } from '../../../core/base/texts/texts'
import { Modal } from '../../../core/view/dialog/modal'
import type { Offer } from '../financing.rules'
import css from './plans.css?inline'
import { plansTexts } from './plans.texts'

/** The props of the dialog. */
export interface PlansProps {
  /** In units of the currency. */
  readonly amount: number
  readonly offer: Offer
  readonly currency: CurrencyCode
  readonly language: Language
  /** The public names of the lenders. */
  readonly lenders: readonly string[]
  readonly onClose: () => void
}

/** Not rendered without lenders. */
export function PlansView({ amount, offer, currency, language, lenders, onClose }: PlansProps) {
  const t = createTextLookup(plansTexts, language)
  const money = (value: number) => formatMoney(value, currency)
  const names = formatNames(language, lenders, 'disjunction')
  return (
    <Modal title={t('title')} closeLabel={t('close')} css={css} onClose={onClose}>
      <p>{t('lead', { amount: money(amount) })}</p>
      <table part="plans">
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            {(['term', 'monthly', 'interest', 'total'] as const).map((code) => (
              <th key={code} scope="col">
                {t(code)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offer.plans.map(({ term, monthly, interest, total }) => (
            <tr key={term}>
              <th scope="row">{t('payments', { n: term })}</th>
              <td>{money(monthly)}</td>
              <td>{interest === 0 ? t('none') : money(interest)}</td>
              <td>{money(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p part="small-print">
        {offer.apr === 0 ? t('zero') : t('programme', { rate: Math.round(offer.apr * 100) })} {t('lenders', { names })}{' '}
        {t('smallPrint')}
      </p>
    </Modal>
  )
}
