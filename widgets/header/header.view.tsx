/** The server's header, the dimmed page behind its drawer, and the flyout. */
import type { ViewProps } from '../../core/element/definition'
import type { HeaderModel, HeaderState } from './header.types'

type Props = ViewProps<HeaderState, HeaderModel>

export function HeaderView({ state, model }: Props) {
  const FlyoutView = state.cart === 'open' && model.flyoutView()
  return (
    <>
      {state.isDrawerOpen && <div part="backdrop" />}
      <slot />
      {FlyoutView && <FlyoutView host={model.host} href={state.cartHref} onClose={model.closeFlyout} />}
    </>
  )
}
