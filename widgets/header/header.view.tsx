/** The server's header, the dimmed page behind its drawer, and the flyout. */

import { fillScreen } from '../../core/view/edge/on-screen'
import type { ViewProps } from '../../core/view/element/definition'
import type { HeaderModel, HeaderState } from './header.types'

type Props = ViewProps<HeaderState, HeaderModel>

export function HeaderView({ state: { isDrawerOpen, flyout }, model }: Props) {
  const FlyoutView = model.flyoutView()
  return (
    <>
      {isDrawerOpen && <div part="backdrop" ref={fillScreen} />}
      <slot />
      {flyout.at === 'open' && FlyoutView && (
        <FlyoutView host={model.host} href={flyout.href} onClose={model.closeFlyout} />
      )}
    </>
  )
}
