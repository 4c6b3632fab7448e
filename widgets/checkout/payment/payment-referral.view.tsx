/** The question how the visitor heard of the shop (PAY-03). All fields are optional. */
import { createTextLookup } from '../../../core/base/texts/texts'
import { Field, SelectField } from '../../../core/view/form/field'
import type { PartProps } from '../checkout.types'
import { referralTexts } from './payment-referral.texts'

type Props = PartProps<'language' | 'refer' | 'referrals' | 'saveReferral'>

/** @see PartProps */
export function ReferralView({ state, model }: Props) {
  const t = createTextLookup(referralTexts, model.language)
  const { source, other, associate } = state.referral
  const optional = t('optional')
  return (
    <div className="rove-pair">
      <SelectField
        label={t('heardOf')}
        optional={optional}
        name="panes[referral][id]"
        value={source}
        options={[
          { value: '', label: t('choose') },
          ...model.referrals.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onInput={(value) => model.refer({ source: value })}
        onLeave={model.saveReferral}
      />
      {source && (
        <Field
          label={t('heardOther')}
          optional={optional}
          name="panes[referral][other]"
          autoComplete="off"
          value={other}
          onInput={(value) => model.refer({ other: value })}
          onLeave={model.saveReferral}
        />
      )}
      <Field
        label={t('associate')}
        optional={optional}
        name="panes[referral][associate]"
        autoComplete="off"
        value={associate}
        onInput={(value) => model.refer({ associate: value })}
        onLeave={model.saveReferral}
      />
    </div>
  )
}
