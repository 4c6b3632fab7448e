import { idleWidgets } from './widgets'

/**
 * Matches every tag that begins as ours do. The first group is present where the widget loads when idle, the second
 * where it loads when visible; neither where the tag belongs to no widget.
 */
export const ourTag = new RegExp(`^rove-(?:(${idleWidgets})$|(${__ROVE_LOADS_WHEN_VISIBLE__})$|)`)
