import type { Model, ViewProps } from '../../core/element/definition'
import type { LovesState } from '../../core/loves'
import type { Say } from '../../core/texts'
import type { loveCountAttributes } from './love-count.element'
import type { LoveCountCode } from './love-count.texts'

/** What the view is shown with. */
export interface LoveCountModel extends Model<LovesState> {
  readonly say: Say<LoveCountCode>
}

/** The figure; people who listen hear what is counted, and hear it again when it changes. */
export function LoveCountView({
  state: { count },
  model,
}: ViewProps<typeof loveCountAttributes, LovesState, LoveCountModel>) {
  return (
    <span role="status">
      <span part="count" aria-hidden="true" data-state={count === 0 ? 'empty' : 'some'}>
        {count}
      </span>
      <span className="visually-hidden">{model.say('count', { n: count })}</span>
    </span>
  )
}
