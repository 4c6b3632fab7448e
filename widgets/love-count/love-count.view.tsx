import type { TextLookup } from '../../core/base/texts/texts'
import type { LovesState } from '../../core/shop/love/love.store'
import type { Model, ViewProps } from '../../core/view/element/definition'
import type { LoveCountCode } from './love-count.texts'

/** What the view uses of the model. */
export interface LoveCountModel extends Model<LovesState> {
  readonly t: TextLookup<LoveCountCode>
}

/** The number. Screen readers also announce what it counts, and each change. */
export function LoveCountView({ state: { count }, model }: ViewProps<LovesState, LoveCountModel>) {
  return (
    <span role="status">
      <span part="count" aria-hidden="true" data-state={count === 0 ? 'empty' : 'some'}>
        {count}
      </span>
      <span className="visually-hidden">{model.t('count', { n: count })}</span>
    </span>
  )
}
