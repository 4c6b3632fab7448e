/** The server's header, the dimmed page behind its menu on a phone, and the cart beside the page. */
import type { ViewProps } from '../../core/element/definition'
import type { HeaderModel, HeaderState } from './header.types'

type Props = ViewProps<HeaderState, HeaderModel>

export function HeaderView({ state, model }: Props) {
  const FlyoutView = state.cart === 'open' && model.flyoutView()
  return (
    <>
      {state.isDrawerOpen && <div part="backdrop" />}
      <slot />
      {FlyoutView && <FlyoutView host={model.host} onClose={model.closeCart} />}
    </>
  )
}
