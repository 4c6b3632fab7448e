/** The membership step: join for a year from today, or not (MEMB-01, LOAD-06). */

import type { FormEvent } from 'react'
import { createTextLookup } from '../../../core/base/texts/texts'
import { membershipEnd } from '../../../core/shop/membership/membership.rules'
import { orderFields } from '../../../core/shop/order/order-form.contract'
import { accountTexts } from '../account/account.texts'
import { NoMembership } from '../account/account.view'
import { isMembershipSettled } from '../checkout.rules'
import type { PartProps } from '../checkout.types'
import { Choice } from '../form/form-choice.view'
import { Continue } from '../navigation/navigation-continue.view'
import { membershipTexts } from './membership.texts'

type Props = PartProps<
  | 'chooseMembership'
  | 'contactUrl'
  | 'day'
  | 'goTo'
  | 'language'
  | 'memberFee'
  | 'memberOffer'
  | 'money'
  | 'proceed'
  | 'settings'
  | 'today'
>

/** @see PartProps */
export function MembershipStep(props: Props) {
  const { state, model } = props
  const t = createTextLookup(membershipTexts, model.language)
  const values = { fee: model.money(model.memberFee), date: props.model.day(endOf(props)) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    model.proceed()
  }
  return (
    <form noValidate onSubmit={submit}>
      {!model.settings.isMember && <MembershipNote {...props} />}
      {isMembershipSettled(model.settings) ? (
        <p>{t(model.settings.isMember ? 'memberHint' : 'locked', values)}</p>
      ) : (
        <fieldset className="rove-choices" data-required={state.draft.membership === undefined} tabIndex={-1}>
          <legend>{t('question')}</legend>
          {model.memberOffer && <p>{model.memberOffer}</p>}
          {([1, 0] as const).map((value) => (
            <Choice
              key={value}
              name={orderFields.membership}
              value={String(value)}
              chosen={state.draft.membership === value}
              isMissing={state.notice === 'completeField'}
              title={t(value ? 'join' : 'optOut', values)}
              hint={t(value ? 'joinHint' : 'optOutHint', values)}
              onChoose={() => model.chooseMembership(value)}
            />
          ))}
        </fieldset>
      )}
      <Continue {...props} />
    </form>
  )
}

/** The membership of the account whose address a guest uses. */
function MembershipNote(props: Props) {
  const { state, model } = props
  if (state.found === 'new') return <NoMembership {...props} />
  return (
    state.found && (
      <p className="rove-note">
        {createTextLookup(membershipTexts, model.language)('found')}{' '}
        <button type="button" className="rove-link" onClick={() => model.goTo('account')}>
          {createTextLookup(accountTexts, model.language)('logIn')}
        </button>
      </p>
    )
  )
}

/** The summary of the completed step. */
export function membershipSummary(props: Props) {
  const { state, model } = props
  const joins = isMembershipSettled(model.settings) || state.order.membership === 1
  const t = createTextLookup(membershipTexts, model.language)
  if (model.settings.isMember) return <p>{t('member')}</p>
  return <p>{joins ? t('joined', { date: endOf(props) }) : t('optedOut')}</p>
}

/** The last day of a membership that begins on the shop’s day. */
function endOf({ model }: Props): string {
  return membershipEnd(model.today())
}
