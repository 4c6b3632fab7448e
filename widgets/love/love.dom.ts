/** A heart that nobody has pressed yet, in a copy of the nodes of another one. */
import type { ViewProps } from '../../core/element/definition'
import type { StillView } from '../../core/element/still-view'
import { RoveError } from '../../core/report/errors'
import type { HeartState, LoveModel } from './love.model'

type Props = ViewProps<HeartState, LoveModel, { readonly label: string | undefined }>

/** The name of the button, for screen readers. @param label the name of the product */
export const heartName = ({ t }: LoveModel, label: string | undefined): string =>
  label ? t('loveNamed', { name: label }) : t('love')

/** A browser’s extension can have added nodes. */
const buttonIn = (root: ShadowRoot) => root.querySelector<HTMLButtonElement>('[part=button]')

/** Only its name and whether the product is loved differ from those of other hearts. */
export const stillHeart: StillView<Props> = {
  isStill: ({ state: { now } }) => now.at === 'idle' && !now.error,
  show(root, { state: { loved }, model, attributes: { label } }) {
    const button = buttonIn(root)
    if (!button) throw new RoveError('no-button', '<rove-love>')
    button.setAttribute('aria-label', heartName(model, label))
    button.setAttribute('aria-pressed', `${loved}`)
    button.setAttribute('data-state', loved ? 'loved' : 'idle')
    button.onclick = model.press
  },
  end(root) {
    const button = buttonIn(root)
    if (button) button.onclick = null
  },
}
