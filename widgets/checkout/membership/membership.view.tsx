/** Joining: for a year from today, or not. Source: document 2, sections 3 and 4 (MEMB-01). */

import type { FormEvent } from 'react'
import { orderFields } from '../../../core/contract/order-form'
import { membershipEnd, yearMonthDay } from '../../../core/domain/membership'
import { createSay } from '../../../core/texts'
import { accountTexts } from '../account/account.texts'
import { NoMembership } from '../account/account.view'
import { isMembershipSettled } from '../checkout.rules'
import type { PartProps } from '../checkout.view'
import { Choice } from '../checkout-choice.view'
import { Continue } from '../checkout-continue.view'
import { membershipTexts } from './membership.texts'

/** @see PartProps */
export function MembershipStep(props: PartProps) {
  const { state, model } = props
  const say = createSay(membershipTexts, model.language)
  const values = { fee: model.money(model.memberFee), date: props.model.day(endOf(props)) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    model.proceed()
  }
  return (
    <form noValidate onSubmit={submit}>
      {!model.terms.isMember && <Found {...props} />}
      {isMembershipSettled(model.terms) ? (
        <p>{say(model.terms.isMember ? 'memberHint' : 'locked', values)}</p>
      ) : (
        <fieldset className="rove-choices" data-required={state.draft.membership === undefined} tabIndex={-1}>
          <legend>{say('question')}</legend>
          {([1, 0] as const).map((value) => (
            <Choice
              key={value}
              name={orderFields.membership}
              value={String(value)}
              chosen={state.draft.membership === value}
              title={say(value ? 'join' : 'optOut', values)}
              hint={say(value ? 'joinHint' : 'optOutHint', values)}
              onChoose={() => model.chooseMembership(value)}
            />
          ))}
        </fieldset>
      )}
      <Continue {...props} />
    </form>
  )
}

/** What there is to know of the membership of an address on which the shopper goes on as a guest. */
function Found(props: PartProps) {
  const { state, model } = props
  if (state.found === 'new') return <NoMembership {...props} />
  return (
    state.found && (
      <p className="rove-note">
        {createSay(membershipTexts, model.language)('found')}{' '}
        <button type="button" className="rove-link" onClick={() => model.goTo('account')}>
          {createSay(accountTexts, model.language)('logIn')}
        </button>
      </p>
    )
  )
}

/** What is said of the step once it is completed. */
export function membershipSummary(props: PartProps) {
  const { state, model } = props
  const joins = isMembershipSettled(model.terms) || state.order.membership === 1
  const say = createSay(membershipTexts, model.language)
  if (model.terms.isMember) return <p>{say('member')}</p>
  return <p>{joins ? say('joined', { date: endOf(props) }) : say('optedOut')}</p>
}

/** The last day of a membership that begins today: year-month-day, as the summary writes it. */
function endOf({ model }: PartProps): string {
  return yearMonthDay(membershipEnd(model.today()))
}
