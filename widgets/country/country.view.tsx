/** The server's own control with the country's icon before it, and what there is to say of a switch after it. */
import type { ViewProps } from '../../core/view/element/definition'
import type { CountryModel, CountryState } from './country.types'

type Props = ViewProps<CountryState, CountryModel, { readonly withoutNotice: boolean }>

export function CountryView({ state, model, attributes: { withoutNotice } }: Props) {
  const { code } = model.icon
  const loaded = model.loaded()
  return (
    <>
      <span part="icon" data-country={code} aria-hidden="true">
        {code}
      </span>
      <slot />
      {loaded && (
        <loaded.SwitchView state={state} market={model.market} model={loaded.model} withoutNotice={withoutNotice} />
      )}
    </>
  )
}
