/** How the shopper heard of the shop (PAY-03): fetched where the shop asks. All of it may be left open. */
import { createSay } from '../../../core/texts'
import { Field, SelectField } from '../../../core/ui/field'
import type { PartProps } from '../checkout.view'
import { referralTexts } from './payment-referral.texts'

/** @see PartProps */
export function ReferralView({ state, model }: PartProps) {
  const say = createSay(referralTexts, model.language)
  const { source, other, associate } = state.referral
  const optional = say('optional')
  return (
    <div className="rove-pair">
      <SelectField
        label={say('heardOf')}
        optional={optional}
        name="panes[referral][id]"
        value={source}
        options={[
          { value: '', label: say('choose') },
          ...model.referrals.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onInput={(value) => model.refer({ source: value })}
        onLeave={model.keepReferral}
      />
      {source && (
        <Field
          label={say('heardOther')}
          optional={optional}
          name="panes[referral][other]"
          autoComplete="off"
          value={other}
          onInput={(value) => model.refer({ other: value })}
          onLeave={model.keepReferral}
        />
      )}
      <Field
        label={say('associate')}
        optional={optional}
        name="panes[referral][associate]"
        autoComplete="off"
        value={associate}
        onInput={(value) => model.refer({ associate: value })}
        onLeave={model.keepReferral}
      />
    </div>
  )
}
